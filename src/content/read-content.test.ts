import { describe, expect, it } from "vitest";
import { CASE, problemsAfter, problemsOf, real } from "../../tests/planted-mistakes.ts";

describe("the content contract", () => {
	it("accepts the site's own content", () => {
		expect(problemsOf(real)).toEqual([]);
	});

	it("names a missing field and what belongs there", () => {
		expect(problemsAfter(CASE, /^sector:.*$/m, "")).toEqual([
			`${CASE}, veld "sector": ontbreekt. Vul hier een tekst in.`,
		]);
	});

	it("refuses what the site would print as it was typed", () => {
		expect(problemsAfter(CASE, /^sector:.*$/m, "sector: De **zorg**")).toEqual([
			expect.stringContaining(`${CASE}, veld "sector": "**zorg**" zou met sterretjes`),
		]);
	});

	it("takes no number between quotes for a number", () => {
		const [problem, ...others] = problemsAfter(CASE, /^order: (\d+)$/m, 'order: "$1"');
		expect(problem).toContain(`${CASE}, veld "order": `);
		expect(others).toEqual([]);
	});

	it("names an unknown field and the fields that exist", () => {
		const [problem, ...others] = problemsAfter(CASE, /^sector:/m, "klant: x\nsector:");
		expect(problem).toMatch(
			/^content\/cases\/openshift-aws\.yaml: onbekend veld klant\..*hier mogen staan: title, slug, .*sector/,
		);
		expect(others).toEqual([]);
	});

	it("names an unknown field deep inside, with its place", () => {
		const [problem] = problemsAfter(CASE, /^ {2}intro:/m, "  inleiding: x\n  intro:");
		expect(problem).toMatch(/veld "story": onbekend veld inleiding\./);
	});

	it.each([
		[/opens: .*$/m, "opens: 9.00", "Zet die tussen aanhalingstekens"],
		[/opens: .*$/m, 'opens: "9:00"', "schrijf de tijd als uren:minuten"],
		[/opens: .*$/m, 'opens: "18:00"', "het begin (opens) moet vóór het einde (closes) liggen"],
		[/from: maandag/, "from: zondag", "to moet een latere dag zijn dan from"],
		[/from: maandag/, "from: monday", "Kies uit: maandag, dinsdag"],
	])("refuses hours that cannot be: %s becomes %s", (from, to, advice) => {
		const [problem] = problemsAfter("content/paginas/contact.yaml", from, to);
		expect(problem).toContain('veld "hours.items.0');
		expect(problem).toContain(advice);
	});

	it.each([
		['kvk: "123"', "schrijf acht cijfers, zoals 12345678; in het bestand tussen aanhalingstekens"],
		["kvk: 12345678", "Zet die tussen aanhalingstekens"],
		["btw: NL1234.56.789.B01", "schrijf het zonder punten"],
	])("refuses legal details that cannot be: %s", (detail, advice) => {
		const [problem] = problemsAfter(
			"content/identity.yaml",
			/^placeholders:/m,
			`legal:\n  ${detail}\nplaceholders:`,
		);
		expect(problem).toContain('veld "legal.');
		expect(problem).toContain(advice);
	});

	it("names an expertise that does not exist and those that do", () => {
		const [problem, ...others] = problemsAfter(CASE, /^( +)- cloud-solutions$/m, "$1- blockchain");
		expect(problem).toMatch(
			/veld "expertise\.\d": "blockchain" is geen bestaande expertise of dienst\. Kies uit: .*devops-ci-cd/,
		);
		expect(others).toEqual([]);
	});

	it.each([
		[
			"content/vacatures/devops-engineer.yaml",
			/^expertise: .*$/m,
			"expertise: devops",
			"expertise",
		],
		[
			"content/paginas/home.yaml",
			"dienst: project-delivery",
			"dienst: project",
			"services.items.1.dienst",
		],
		[
			"content/paginas/contact.yaml",
			"dienst: consultancy",
			"dienst: advies",
			"subjects.items.2.dienst",
		],
		[CASE, /^dienst: .*$/m, "dienst: cloud-solutions", "dienst"],
		["content/paginas/expertise.yaml", "name: React", "name: Reactt", "techStack.items.0.name"],
		["content/paginas/cases.yaml", "- consultancy", "- consult", "filter.expertise.5"],
	])("names a reference in %s that leads nowhere", (file, from, to, field) => {
		const problems = problemsAfter(file, from, to);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`${file}, veld "${field}": `);
		expect(problems[0]).toContain("Kies uit: ");
	});

	it("counts the metrics of a case", () => {
		const first = /^ {2}- value:[\s\S]*?(?=^ {2}- value:)/m;
		expect(problemsAfter(CASE, first, "")).toEqual([
			`${CASE}, veld "metrics": hier staan er 3, maar het moeten er precies 4 zijn.`,
		]);
	});

	it("asks for icon and description with the metrics of a case that has a page", () => {
		const problems = problemsAfter(CASE, /^ {4}icon: .*\n/m, "");
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`${CASE}, veld "metrics.0": `);
	});

	it("refuses two entries with one slug and names both", () => {
		const other = "content/cases/ansible-automation.yaml";
		expect(problemsAfter(other, /^slug: .*$/m, "slug: openshift-aws")).toContain(
			`${other}, veld "slug": "openshift-aws" is al het adres van ${CASE}. Kies een andere slug.`,
		);
	});

	it("refuses a slug that a service and a field of expertise share: one filter has both", () => {
		const [problem] = problemsAfter(
			"content/expertise/devops-ci-cd.yaml",
			/^slug: .*$/m,
			"slug: consultancy",
		);
		expect(problem).toContain(
			'"consultancy" is al het adres van content/diensten/consultancy.yaml',
		);
	});

	it("refuses a slug that cannot be an address", () => {
		const [problem] = problemsAfter(CASE, /^slug: .*$/m, "slug: OpenShift op AWS");
		expect(problem).toContain('veld "slug": gebruik alleen kleine letters');
	});

	it("names a token that does not exist and those that do", () => {
		const problems = problemsAfter(CASE, /^sector:.*$/m, 'sector: "{{aanbieder}}"');
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(
			/veld "sector": \{\{aanbieder\}\} bestaat niet\. Kies uit: \{\{name\}\}, .*\{\{platform\.slug\}\}/,
		);
	});

	it("names the line of YAML that cannot be read", () => {
		const problems = problemsOf({ ...real, [CASE]: "title: Een\n  sector: Twee\nslug: drie\n" });
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(
			/^content\/cases\/openshift-aws\.yaml, regel [12]: geen geldige YAML\. /,
		);
	});

	it.each([
		[/^link: .*$/m, "link: /cases/elders", 'hier hoort "/cases/openshift-aws"'],
		[/^link: .*$/m, 'link: "#"', 'hier hoort "/cases/openshift-aws"'],
	])("checks that the link of a case leads to its page", (from, to, remedy) => {
		expect(problemsAfter(CASE, from, to)[0]).toContain(remedy);
	});

	it("checks that a case without a page has no link", () => {
		const problems = problemsAfter(
			"content/cases/healthcare-data.yaml",
			/^link: .*$/m,
			"link: /cases/zorg",
		);
		expect(problems[0]).toContain(
			'zonder verhaal (story) heeft een case geen pagina, dus hier hoort "#"',
		);
	});

	it("names a link to a page that does not exist", () => {
		const [problem] = problemsAfter("content/navigatie.yaml", "href: /cases", "href: /kases");
		expect(problem).toMatch(/veld "menu\.3\.href": "\/kases" is geen pagina\. Kies uit: \/, /);
	});

	it.each([
		["Sein K", 'veld "signal.title": "Sein K: '],
		["O", 'begint niet met "Sein O: "'],
		["Sein O: '".padEnd(70, "man "), "tekens lang"],
	])("refuses what another flag says: %s", (sign, remedy) => {
		const [problem] = problemsAfter("content/paginas/over-ons.yaml", /(?<=title: ")Sein O/, sign);
		expect(problem).toContain(remedy);
	});

	it("lets a page say nothing of its flag", () => {
		expect(problemsAfter("content/paginas/over-ons.yaml", /^signal:\n( .*\n)+/m, "")).toEqual([]);
	});

	it.each(["vacature.pdf", "javascript:alert(1)", "//elders.nl"])(
		"refuses %s as a link",
		(link) => {
			const [problem] = problemsAfter(
				"content/vacatures/devops-engineer.yaml",
				/^link: .*$/m,
				`link: ${link}`,
			);
			expect(problem).toContain('veld "link": geef een adres dat met https:// of / begint');
		},
	);

	it.each([
		["{ from: 3.500, to: 4.800 }", "zonder punt"],
		[
			"{ from: 4800, to: 3500 }",
			"het laagste bedrag (from) mag niet hoger zijn dan het hoogste (to)",
		],
	])("refuses the salary %s", (salary, remedy) => {
		const [problem] = problemsAfter(
			"content/vacatures/devops-engineer.yaml",
			/^link: /m,
			`salary: ${salary}\nlink: `,
		);
		expect(problem).toContain(remedy);
	});

	it.each([
		['"Bank {{name}"', "half paar accolades"],
		["{{name}}", "Zet die tussen aanhalingstekens"],
		["40", "Zet die tussen aanhalingstekens"],
		["*nieuw", "tussen aanhalingstekens"],
		['""', "is leeg"],
	])("explains what is wrong with the text %s", (sector, remedy) => {
		const [problem] = problemsAfter(CASE, /^sector:.*$/m, `sector: ${sector}`);
		expect(problem).toContain(CASE);
		expect(problem).toContain(remedy);
	});

	it("explains a field that stands there twice", () => {
		const [problem] = problemsAfter(CASE, /^sector:.*$/m, "sector: a\nsector: b");
		expect(problem).toMatch(/regel \d+: geen geldige YAML\. Dit veld staat er twee keer\./);
	});

	it.each([
		["content/identity.yaml", /^email: .*$/m, "email: hallo", "e-mailadres"],
		["content/identity.yaml", /^url: .*$/m, "url: www.x.nl", "webadres"],
		[CASE, /^emoji: .*$/m, "emoji: paraplu", "emoji"],
		["content/navigatie.yaml", "href: /cases", "href: cases", "pad op deze site"],
	])("says in %s how a value is written", (file, from, to, remedy) => {
		expect(problemsAfter(file, from, to)[0]).toContain(remedy);
	});

	it("says how long a text may be", () => {
		const [problem] = problemsAfter(
			"content/paginas/home.yaml",
			/^ {2}title: .*$/m,
			`  title: ${"lang ".repeat(20)}`,
		);
		expect(problem).toMatch(
			/veld "meta\.title": is \d+ tekens lang, maar het moeten er hooguit 48 zijn\./,
		);
	});

	it("refuses a value of the wrong kind", () => {
		const [problem] = problemsAfter(CASE, /^featured: .*$/m, "featured: ja");
		expect(problem).toBe(`${CASE}, veld "featured": hier staat "ja", maar er hoort true of false.`);
	});

	it("refuses an icon that cannot be drawn and names those that can", () => {
		const [problem] = problemsAfter(CASE, /^ {4}icon: .*$/m, "    icon: vlieger");
		expect(problem).toMatch(
			/veld "metrics\.0\.icon": "vlieger" kan hier niet\. Kies uit: activity, /,
		);
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
		const problems = problemsOf({
			...real,
			[CASE]: real[CASE]?.replace(/^sector:.*$/m, "").replace(/^emoji:.*$/m, "") ?? "",
		});
		expect(problems).toHaveLength(2);
	});
});
