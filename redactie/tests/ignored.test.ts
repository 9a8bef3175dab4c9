import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("git leaves alone what the editor keeps for itself", () => {
	const ignored = readFileSync(".gitignore", "utf8").split("\n");
	expect(ignored).toContain(".redactie/");
	expect(ignored).toContain("redactie/schemas/");
});
