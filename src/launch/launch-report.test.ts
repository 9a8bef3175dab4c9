import { describe, expect, it } from "vitest";
import { fullVacature } from "../../scripts/vacatures.ts";
import { first, realContent, reportAfter, sentencesOf, TODAY } from "../../tests/settled.ts";
import { fileOf } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { vacature } from "../sections/vacatures/vacature.schema.ts";
import { isReady, launchText } from "./launch-report.ts";

const withQuote = ({ expertise }: Content) => first(expertise.filter(({ quote }) => quote));

/** A page of a case that has as many words of its own. */
const storyOf = (words: number) => {
	const { meta, layout } = first(realContent.cases.flatMap(({ story }) => story ?? []));
	return { meta, layout, title: "woord ".repeat(words) };
};

const VACANCY = `content/vacatures/${first(realContent.vacatures).id}.yaml`;
/** The first vacancy, with a page and all that this asks for. */
function withPage({ vacatures }: Content) {
	const { story } = vacature.parse(fullVacature);
	const contact = { name: "Merel", role: "leidt het team", placeholder: false };
	return Object.assign(first(vacatures), { story, contact, posted: "2031-05-01" });
}

const EXPERTISE = `content/expertise/${first(realContent.expertise).id}.yaml`;
/** The file and the content of what the rows below change. */
const ENTRIES = {
	identity: ["content/identity.yaml", ({ identity }) => identity],
	claims: ["content/claims.yaml", ({ claims }) => claims],
	expertise: [EXPERTISE, ({ expertise }) => first(expertise)],
	quoted: [`content/expertise/${withQuote(realContent).id}.yaml`, withQuote],
	case: [`content/cases/${first(realContent.cases).id}.yaml`, ({ cases }) => first(cases)],
	vacancy: [VACANCY, ({ vacatures }) => first(vacatures)],
	"vacancy with a page": [VACANCY, withPage],
	home: [fileOf("home"), ({ paginas }) => paginas.home],
	contact: [fileOf("contact"), ({ paginas }) => paginas.contact],
	privacy: [fileOf("privacy"), ({ paginas }) => paginas.privacy],
	terms: [fileOf("terms"), ({ paginas }) => paginas.terms],
} satisfies Record<string, [string, (content: Content) => object]>;

/** An entry, a field of it, and what that holds: nothing, unless the row says so. */
type Row = [keyof typeof ENTRIES, string, unknown?];

const BLOCKING: Row[] = [
	["identity", "placeholders", ["group.name"]],
	["identity", "url", "https://www.bedrijf.example"],
	["identity", "email", "hallo@example.com"],
	["identity", "legal.kvk"],
	["identity", "legal.btw"],
	["identity", "legal.address"],
	["claims", "teamstart.readings", { now: "nu", later: "ooit" }],
	["claims", "teamstart.source"],
	["expertise", "stats.0.source"],
	...["AWS Certified", "Partner van Red Hat", "ISO 27001"].map(
		(title): Row => ["expertise", "intro.badges.0", { title }],
	),
	["expertise", "impact.cases.0.source"],
	["expertise", "drawing.source"],
	["case", "source"],
	["home", "community.quote.placeholder", true],
	["quoted", "quote.placeholder", true],
	["contact", "hours.placeholder", true],
	["privacy", "text", "Binnenkort lees je hier meer."],
	["vacancy", "needs.placeholder", true],
	["vacancy with a page", "contact.placeholder", true],
];
const TO_LOOK_AT: Row[] = [
	["terms", "text", "Ze volgen binnenkort."],
	["case", "link", "#"],
	["case", "story", storyOf(300)],
	["case", "story", storyOf(2000)],
	["contact", "meeting.link", "#"],
	["vacancy", "link", "#"],
	...["salary", "hours", "place", "remote", "contract", "level", "oncall", "start"].map(
		(field): Row => ["vacancy", field],
	),
	["vacancy with a page", "contact"],
	["vacancy with a page", "posted"],
	["vacancy", "closes", "2031-05-04"],
	["identity", "year", TODAY.getFullYear() - 1],
];

/** Of these the report names a part, not the field as a whole. */
const PARTS: Record<string, string> = {
	placeholders: "group.name",
	"intro.badges.0": "intro.badges.0.source",
};

/** Makes a field of the content hold a value, or nothing. */
const put =
	([entry, field, value]: Row) =>
	(content: Content) => {
		const keys = field.split(".");
		const last = keys.pop() ?? "";
		const start: object = ENTRIES[entry][1](content);
		const group = keys.reduce((part, key) => Reflect.get(part, key) as object, start);
		if (value === undefined) Reflect.deleteProperty(group, last);
		else Reflect.set(group, last, value);
	};

describe("the launch report", () => {
	it("has nothing to say about settled content", () => {
		const report = reportAfter(() => {});
		expect(report).toEqual([]);
		expect(isReady(report)).toBe(true);
	});

	it.each<[boolean, ...Row]>([
		...BLOCKING.map((row): [boolean, ...Row] => [true, ...row]),
		...TO_LOOK_AT.map((row): [boolean, ...Row] => [false, ...row]),
	])("says whether it blocks (%s): %s, %s", (blocks, entry, changed, value) => {
		const [file] = ENTRIES[entry];
		const field = PARTS[changed] ?? changed;
		const report = reportAfter(put([entry, changed, value]));
		expect(sentencesOf(report)).toEqual([{ file, field, problem: expect.stringMatching(/./) }]);
		expect(first(report).blocks).toBe(blocks);
		expect(isReady(report)).toBe(!blocks);
		const text = launchText(report);
		for (const words of [file, `- ${field}: `, first(report).advice]) expect(text).toContain(words);
		expect(text.startsWith(blocks ? "BLOKKEERT (1)" : "BEKIJK NOG (1)")).toBe(true);
	});

	it("has nothing to ask about a vacancy that tells all, up to the day on which it closes", () => {
		const report = reportAfter((content) => {
			Object.assign(withPage(content), { closes: "2031-05-05" });
		});
		expect(report).toEqual([]);
	});

	it("has nothing to say of a case that is read to its end", () => {
		expect(reportAfter(put(["case", "story", storyOf(600)]))).toEqual([]);
	});

	it("lets a badge that claims nothing go without a source", () => {
		const badge = { title: "CI/CD Ready" };
		expect(reportAfter(put(["expertise", "intro.badges.0", badge]))).toEqual([]);
	});
});
