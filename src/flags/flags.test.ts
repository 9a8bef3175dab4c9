import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FLAG_LETTERS, FLAGS } from "./flags.ts";

const flags = Object.values(FLAGS);

it("has styles for every layout of a hero", () => {
	const stylesOf = (name: string) =>
		readFileSync(join(import.meta.dirname, `hero/${name}.module.css`), "utf8");
	const styles = stylesOf("FlagHero") + stylesOf("FlagInside");
	for (const { hero } of flags) {
		if (hero) expect(styles).toContain(`[data-hero="${hero.layout}"]`);
		if (hero?.inside) expect(styles).toContain(`[data-inside="${hero.inside}"]`);
	}
});

it("draws the words' field once: what lies beside it has other colours", () => {
	for (const letter of FLAG_LETTERS) {
		const { ground, fields = [] } = FLAGS[letter].hero ?? {};
		expect(
			fields.map(([color]) => color),
			letter,
		).not.toContain(ground);
	}
});

it("has styles for every process that is a flag", () => {
	const styled = readdirSync(join(import.meta.dirname, "../components/steps"));
	for (const letter of FLAG_LETTERS)
		if (FLAGS[letter].steps) expect(styled).toContain(`flag-${letter.toLowerCase()}.css`);
});
