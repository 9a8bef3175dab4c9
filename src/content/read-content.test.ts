import { describe, expect, it } from "vitest";
import {
	CASE,
	problemsAfter,
	problemsOf,
	problemsWith,
	real,
} from "../../tests/planted-mistakes.ts";

const HOME = "content/paginas/home.yaml";
const CONTACT = "content/paginas/contact.yaml";
const ABOUT = "content/paginas/over-ons.yaml";
const IDENTITY = "content/identity.yaml";
const MENU = "content/navigatie.yaml";
const VACANCY = "content/vacatures/devops-engineer.yaml";
const OTHER_CASE = "content/cases/ansible-automation.yaml";

/** A file, a field, what stands there, and what is said of it; of which field, where that is another. */
type Mistake = [string, string, unknown, string, string?];

const MISTAKES: Mistake[] = [
	[CASE, "sector", undefined, "ontbreekt. Vul hier een tekst in."],
	[CASE, "sector", "De **zorg**", '"**zorg**" zou met sterretjes'],
	[CASE, "sector", "Bank {{name}", "half paar accolades"],
	[CASE, "sector", 40, "Zet die tussen aanhalingstekens"],
	[CASE, "sector", "", "is leeg"],
	// Not a number: it stands between quotes.
	[CASE, "order", "10", ""],
	[CASE, "featured", "ja", 'hier staat "ja", maar er hoort true of false.'],
	[CASE, "emoji", "paraplu", "emoji"],
	[CASE, "emoji", "🛒📦", "Zet hier één emoji, zonder tekst."],
	[CASE, "story.inleiding", "x", "onbekend veld inleiding.", "story"],
	[CASE, "metrics.0.icon", "vlieger", '"vlieger" kan hier niet. Kies uit: activity, '],
	// With a page each has an icon.
	[CASE, "metrics.0.icon", undefined, "", "metrics.0"],
	[CASE, "metrics.0", undefined, "hier staan er 3, maar het moeten er precies 4 zijn.", "metrics"],
	[CASE, "slug", "OpenShift op AWS", "gebruik alleen kleine letters"],
	[CASE, "link", "/cases/elders", 'hier hoort "/cases/openshift-aws"'],
	[CASE, "link", "#", 'hier hoort "/cases/openshift-aws"'],
	["content/cases/healthcare-data.yaml", "link", "/cases/zorg", 'dus hier hoort "#"'],
	[HOME, "meta.title", "lang ".repeat(20), "tekens lang, maar het moeten er hooguit 48 zijn."],

	[CONTACT, "hours.items.0", 9, "Zet die tussen aanhalingstekens"],
	[IDENTITY, "legal", { kvk: "123" }, "schrijf acht cijfers, zoals 12345678", "legal.kvk"],
	[IDENTITY, "legal", { kvk: 12345678 }, "Zet die tussen aanhalingstekens", "legal.kvk"],
	[IDENTITY, "legal", { btw: "NL1234.56.789.B01" }, "schrijf het zonder punten", "legal.btw"],
	[IDENTITY, "email", "hallo", "e-mailadres"],
	[IDENTITY, "url", "www.x.nl", "webadres"],
	[VACANCY, "salary", { from: 3.5, to: 4800 }, "zonder punt", "salary.from"],
	[VACANCY, "salary", { from: 4800, to: 3500 }, "mag niet hoger zijn dan het hoogste (to)"],
	...["vacature.pdf", "javascript:alert(1)", "//elders.nl"].map(
		(link): Mistake => [VACANCY, "link", link, "geef een adres dat met https:// of / begint"],
	),
	[ABOUT, "signal.title", "Sein K: 'Man overboord.'", '"Sein K: '],
	[ABOUT, "signal.title", "O: 'Man overboord.'", 'begint niet met "Sein O: "'],
	[ABOUT, "signal.title", "Sein O: '".padEnd(70, "man "), "tekens lang"],

	// References that lead nowhere: what exists is named.
	[MENU, "menu.3.href", "cases", "pad op deze site"],
	[MENU, "menu.3.href", "/kases", '"/kases" is geen pagina. Kies uit: /, '],
	[CASE, "sector", "{{aanbieder}}", "{{aanbieder}} bestaat niet. Kies uit: {{name}}, "],
	[
		CASE,
		"expertise.0",
		"blockchain",
		'"blockchain" is geen bestaande expertise of dienst. Kies uit: ',
	],
	[VACANCY, "expertise", "devops", "Kies uit: "],
	[CASE, "dienst", "cloud-solutions", "Kies uit: "],
	[HOME, "services.items.1.dienst", "project", "Kies uit: "],
	[CONTACT, "subjects.items.2.dienst", "advies", "Kies uit: "],
	["content/paginas/expertise.yaml", "techStack.items.0.name", "Reactt", "Kies uit: "],
	["content/paginas/cases.yaml", "filter.expertise.5", "consult", "Kies uit: "],
];

describe("the content contract", () => {
	it("accepts the site's own content", () => {
		expect(problemsOf(real)).toEqual([]);
	});

	it.each(MISTAKES)("refuses in %s as %s: %j", (file, path, value, advice, field = path) => {
		const [problem, ...others] = problemsWith(file, { [path]: value });
		expect(problem).toContain(`${file}, veld "${field}": `);
		expect(problem).toContain(advice);
		expect(others).toEqual([]);
	});

	it("names an unknown field and the fields that exist", () => {
		const [problem, ...others] = problemsAfter(CASE, /^sector:/m, "klant: x\nsector:");
		expect(problem).toMatch(
			/^content\/cases\/openshift-aws\.yaml: onbekend veld klant\..*hier mogen staan: title, slug, .*sector/,
		);
		expect(others).toEqual([]);
	});

	it("refuses two entries with one slug and names both", () => {
		expect(problemsWith(OTHER_CASE, { slug: "openshift-aws" })).toContain(
			`${OTHER_CASE}, veld "slug": "openshift-aws" is al het adres van ${CASE}. Kies een andere slug.`,
		);
	});

	it("refuses a slug that a service and a field of expertise share: one filter has both", () => {
		const [problem] = problemsWith("content/expertise/devops-ci-cd.yaml", { slug: "consultancy" });
		expect(problem).toContain(
			'"consultancy" is al het adres van content/diensten/consultancy.yaml',
		);
	});

	it("names the line of YAML that cannot be read", () => {
		const problems = problemsOf({ ...real, [CASE]: "title: Een\n  sector: Twee\nslug: drie\n" });
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(
			/^content\/cases\/openshift-aws\.yaml, regel [12]: geen geldige YAML\. /,
		);
	});

	it("lets a page say nothing of its flag", () => {
		expect(problemsWith(ABOUT, { signal: undefined })).toEqual([]);
	});

	it.each([
		["{{name}}", "Zet die tussen aanhalingstekens"],
		["*nieuw", "tussen aanhalingstekens"],
		["a\nsector: b", "geen geldige YAML. Dit veld staat er twee keer."],
	])("explains what is wrong with the YAML %s", (sector, remedy) => {
		const [problem] = problemsAfter(CASE, /^sector:.*$/m, `sector: ${sector}`);
		expect(problem).toContain(CASE);
		expect(problem).toContain(remedy);
	});

	it("names a file that is missing, and one that belongs nowhere", () => {
		const { "content/paginas/contact.yaml": _, ...without } = real;
		expect(problemsOf(without)).toEqual([
			"content/paginas/contact.yaml: dit bestand ontbreekt. Zet het terug, of haal de pagina weg uit src/content/pages.ts.",
		]);
		expect(problemsOf({ ...real, "content/cases/nieuw.yml": "title: x" })[0]).toMatch(
			/^content\/cases\/nieuw\.yml: dit bestand hoort nergens bij\./,
		);
	});

	it.each([
		[
			/^ +- label: People Driven Community\n +href: .*\n( +text: .*\n)?/gm,
			"/over-ons/community",
			"menu of footer.columns",
		],
		[/^ +- label: Terms\n +href: \/terms\n/m, "/terms", "footer.legal"],
	])("names a page that no menu leads to: %s", (link, path, field) => {
		const problems = problemsAfter("content/navigatie.yaml", link, "");
		expect(problems).toEqual([
			`content/navigatie.yaml: de pagina ${path} staat nergens in het menu. Zet onder ${field} een regel met haar naam (label) en "href: ${path}".`,
		]);
	});

	it("reports every problem at once", () => {
		expect(problemsWith(CASE, { sector: undefined, emoji: undefined })).toHaveLength(2);
	});
});
