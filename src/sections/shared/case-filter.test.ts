import fc from "fast-check";
import { expect, it } from "vitest";
import { encoded, hostileTexts, payloads, RUNS } from "../../../scripts/hostile-texts.ts";
import { chosenExpertise, filterPath } from "./case-filter.ts";

const known = ["cloud-solutions", "devops-ci-cd"];

it("reads its own addresses", () => {
	for (const slug of ["", ...known])
		expect(chosenExpertise(new URL(filterPath(slug), "https://x.test").search, known)).toBe(slug);
});

it("chooses among other parameters", () => {
	expect(chosenExpertise("?utm_source=mail&expertise=devops-ci-cd&x", known)).toBe("devops-ci-cd");
});

it.each([
	"",
	"?",
	"?expertise",
	"?expertise=",
	"?expertise=devops",
	"?expertise=devops-ci-cd&expertise=devops-ci-cd",
	"?expertise=devops-ci-cd&expertise=",
	"?expertise[]=devops-ci-cd",
	"?expertise=%00",
	"?expertise=%",
])("takes '%s' for all cases", (search) => {
	expect(chosenExpertise(search, known)).toBe("");
});

it("takes any text for one of its own, or for all cases", () => {
	const valid = fc.constantFrom("?expertise=", "&", "expertise=", ...known);
	const isKnown = (search: string) => {
		expect(["", ...known]).toContain(chosenExpertise(search, known));
	};
	fc.assert(fc.property(hostileTexts(valid), isKnown), RUNS);
});

it.each<[string, (slug: string, payload: string) => string]>([
	["a payload", (_, payload) => `expertise=${encoded(payload)}`],
	["one in half of its code", (_, payload) => `expertise=${encodeURI(payload.toWellFormed())}`],
	["one behind a slug", (slug, payload) => `expertise=${slug}${encoded(payload)}`],
	["one after a slug", (slug, payload) => `expertise=${slug}&expertise=${encoded(payload)}`],
	["one behind a semicolon", (slug, payload) => `expertise=${slug};${encoded(payload)}`],
	["one as the name", (slug, payload) => `${encoded(payload)}=${slug}`],
	["one again and again", (_, payload) => `expertise=${encoded(payload).repeat(200)}`],
	[
		"a slug in code twice",
		(slug) => `expertise=${encodeURIComponent(encodeURIComponent(`${slug}%`))}`,
	],
	["a slug behind a space", (slug) => `expertise=%20${slug}`],
	["a slug in capitals", (slug) => `expertise=${slug.toUpperCase()}`],
	["a slug of another name", (slug) => `Expertise=${slug}`],
])("takes %s for all cases", (_, query) => {
	const isAll = (slug: string, payload: string) =>
		chosenExpertise(`?${query(slug, payload)}`, known) === "";
	fc.assert(fc.property(fc.constantFrom(...known), payloads, isAll), { ...RUNS, numRuns: 100 });
});
