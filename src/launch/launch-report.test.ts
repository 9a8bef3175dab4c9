import { describe, expect, it } from "vitest";
import { fullVacature } from "../../scripts/vacatures.ts";
import { first, realContent, reportAfter, sentencesOf, TODAY } from "../../tests/settled.ts";
import type { Content } from "../content/read-content.ts";
import { vacature } from "../sections/vacatures/vacature.schema.ts";
import { isReady, launchText } from "./launch-report.ts";

const withQuote = ({ expertise }: Content) => first(expertise.filter(({ quote }) => quote));

/** The first case, with a page that has as many words of its own. */
const withStoryOf = (words: number) => (content: Content) => {
	const { meta, layout } = first(realContent.cases.flatMap(({ story }) => story ?? []));
	const story = { meta, layout, title: "woord ".repeat(words) };
	Object.assign(first(content.cases), { story });
};

const VACANCY = `content/vacatures/${first(realContent.vacatures).id}.yaml`;
/** The first vacancy, with a page and all that this asks for. */
function withPage({ vacatures }: Content) {
	const { story } = vacature.parse(fullVacature);
	const contact = { name: "Merel", role: "leidt het team", placeholder: false };
	return Object.assign(first(vacatures), { story, contact, posted: "2031-05-01" });
}

/** Each change, whether it blocks, and where it is found. */
type Change = [string, boolean, string, string, (content: Content) => void];
const CHANGES: Change[] = [
	[
		"an example in the identity",
		true,
		"content/identity.yaml",
		"group.name",
		({ identity }) => identity.placeholders.push("group.name"),
	],
	[
		"an address in a domain for examples",
		true,
		"content/identity.yaml",
		"url",
		({ identity }) => {
			identity.url = "https://www.bedrijf.example";
		},
	],
	[
		"a mail address in a domain for examples",
		true,
		"content/identity.yaml",
		"email",
		({ identity }) => {
			identity.email = "hallo@example.com";
		},
	],
	[
		"no number in the trade register",
		true,
		"content/identity.yaml",
		"legal.kvk",
		({ identity }) => {
			identity.legal = { btw: "NL123456789B01", address: ["Straatnaam 1"] };
		},
	],
	[
		"no number for value-added tax",
		true,
		"content/identity.yaml",
		"legal.btw",
		({ identity }) => {
			identity.legal = { kvk: "12345678", address: ["Straatnaam 1"] };
		},
	],
	[
		"no address",
		true,
		"content/identity.yaml",
		"legal.address",
		({ identity }) => {
			identity.legal = { kvk: "12345678", btw: "NL123456789B01" };
		},
	],
	[
		"two readings of a claim",
		true,
		"content/claims.yaml",
		"teamstart.readings",
		({ claims }) => Object.assign(claims.teamstart?.readings ?? {}, { later: "ooit" }),
	],
	[
		"a claim without a source",
		true,
		"content/claims.yaml",
		"teamstart.source",
		({ claims }) => delete claims.teamstart?.source,
	],
	[
		"a figure of an expertise without a source",
		true,
		`content/expertise/${first(realContent.expertise).id}.yaml`,
		"stats.0.source",
		({ expertise }) => delete first(first(expertise).stats).source,
	],
	...["AWS Certified", "Partner van Red Hat", "ISO 27001"].map(
		(title): Change => [
			`the badge '${title}' without a source`,
			true,
			`content/expertise/${first(realContent.expertise).id}.yaml`,
			"intro.badges.0.source",
			({ expertise }) => {
				const badge = first(first(expertise).intro.badges);
				badge.title = title;
				delete badge.source;
			},
		],
	),
	[
		"a client case without a source",
		true,
		`content/expertise/${first(realContent.expertise).id}.yaml`,
		"impact.cases.0.source",
		({ expertise }) => delete first(first(expertise).impact.cases).source,
	],
	[
		"a drawing of an expertise without a source",
		true,
		`content/expertise/${first(realContent.expertise).id}.yaml`,
		"drawing.source",
		({ expertise }) => delete first(expertise).drawing?.source,
	],
	[
		"a case without a source",
		true,
		`content/cases/${first(realContent.cases).id}.yaml`,
		"source",
		({ cases }) => delete first(cases).source,
	],
	[
		"an example of a quote on home",
		true,
		"content/paginas/home.yaml",
		"community.quote.placeholder",
		({ paginas }) => {
			paginas.home.community.quote.placeholder = true;
		},
	],
	[
		"an example of a quote of an expertise",
		true,
		`content/expertise/${withQuote(realContent).id}.yaml`,
		"quote.placeholder",
		(content) => Object.assign(withQuote(content).quote ?? {}, { placeholder: true }),
	],
	[
		"hours that nobody has promised",
		true,
		"content/paginas/contact.yaml",
		"hours.placeholder",
		({ paginas }) => {
			paginas.contact.hours.placeholder = true;
		},
	],
	[
		"no privacy statement",
		true,
		"content/paginas/privacy.yaml",
		"text",
		({ paginas }) => {
			paginas.privacy.text = "Binnenkort lees je hier meer.";
		},
	],
	[
		"terms to come",
		false,
		"content/paginas/terms.yaml",
		"text",
		({ paginas }) => {
			paginas.terms.text = "Ze volgen binnenkort.";
		},
	],
	[
		"a case without a page",
		false,
		`content/cases/${first(realContent.cases).id}.yaml`,
		"link",
		({ cases }) => {
			first(cases).link = "#";
		},
	],
	[
		"a vacancy without a page",
		false,
		VACANCY,
		"link",
		({ vacatures }) => {
			first(vacatures).link = "#";
		},
	],
	...[300, 2000].map(
		(words): Change => [
			`a case with a page of some ${words} words`,
			false,
			`content/cases/${first(realContent.cases).id}.yaml`,
			"story",
			withStoryOf(words),
		],
	),
	[
		"no calendar",
		false,
		"content/paginas/contact.yaml",
		"meeting.link",
		({ paginas }) => {
			paginas.contact.meeting.link = "#";
		},
	],
	[
		"a vacancy without a salary",
		false,
		VACANCY,
		"salary",
		({ vacatures }) => delete first(vacatures).salary,
	],
	...(["hours", "place", "remote", "contract", "level", "oncall", "start"] as const).map(
		(field): Change => [
			`a vacancy without its ${field}`,
			false,
			VACANCY,
			field,
			({ vacatures }) => delete first(vacatures)[field],
		],
	),
	...(["contact", "posted"] as const).map(
		(field): Change => [
			`a vacancy with a page and without its ${field}`,
			false,
			VACANCY,
			field,
			(content) => delete withPage(content)[field],
		],
	),
	[
		"a vacancy that has closed",
		false,
		VACANCY,
		"closes",
		({ vacatures }) => Object.assign(first(vacatures), { closes: "2031-05-04" }),
	],
	[
		"what an applicant must bring, as an example",
		true,
		VACANCY,
		"needs.placeholder",
		({ vacatures }) => Object.assign(first(vacatures).needs ?? {}, { placeholder: true }),
	],
	[
		"a person who is an example",
		true,
		VACANCY,
		"contact.placeholder",
		(content) => Object.assign(withPage(content).contact ?? {}, { placeholder: true }),
	],
	[
		"last year's copyright",
		false,
		"content/identity.yaml",
		"year",
		({ identity }) => {
			identity.year = TODAY.getFullYear() - 1;
		},
	],
];

describe("the launch report", () => {
	it("has nothing to say about settled content", () => {
		const report = reportAfter(() => {});
		expect(report).toEqual([]);
		expect(isReady(report)).toBe(true);
	});

	it.each(CHANGES)("names %s", (_, blocks, file, field, change) => {
		const report = reportAfter(change);
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
		expect(reportAfter(withStoryOf(600))).toEqual([]);
	});

	it("lets a badge that claims nothing go without a source", () => {
		const report = reportAfter(({ expertise }) => {
			const badge = first(first(expertise).intro.badges);
			badge.title = "CI/CD Ready";
			delete badge.source;
		});
		expect(report).toEqual([]);
	});
});
