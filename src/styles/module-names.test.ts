import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

// astro.config.ts makes the names of classes from them.
it("gives no two style modules one name", () => {
	const names = globSync("**/*.module.css", { cwd: join(import.meta.dirname, "..") }).map((file) =>
		basename(file),
	);
	expect(names.length).toBeGreaterThan(0);
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
