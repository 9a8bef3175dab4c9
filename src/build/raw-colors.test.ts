import postcss from "postcss";
import { expect, it } from "vitest";
import { rawColors } from "./raw-colors.ts";

const written = (css: string) => postcss([rawColors()]).process(css, { from: undefined }).css;

it("writes a raw value where it is used, and not its name", () => {
	expect(
		written("a{--raw-ink:#012;color:var(--raw-ink)}b{--c:light-dark(var(--raw-ink),red)}"),
	).toBe("a{color:#012}b{--c:light-dark(#012,red)}");
});

it("refuses a raw value that has no name", () => {
	expect(() => written("a{color:var(--raw-mauve)}")).toThrow("--raw-mauve");
});
