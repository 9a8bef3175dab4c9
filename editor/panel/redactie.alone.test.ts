import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { userAgent: "" });
vi.mock("@/content/content", () => {
	throw new Error("A browser has no content to read.");
});

test("what the panel takes of the site runs in a browser: none of it reads the content", async () => {
	expect(await import("./Redactie.tsx")).toHaveProperty("Redactie");
});
