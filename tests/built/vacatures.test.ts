// @vitest-environment jsdom
/** The pages that vacancies have once their text is there, and how the careers page leads to them. */
import { describe, expect, test } from "vitest";
import { builtFile, content, files, routes, twinPath } from "../built-site.ts";
import { documentOf, textsOf } from "../document.ts";

const CAREERS = "/over-ons/werken-bij";
const { vacatures, identity, paginas } = content;
const {
	soon,
	mail,
	fields,
	needs,
	example,
	starters,
	page: words,
} = paginas["werken-bij"].vacancies;

const careers = documentOf(CAREERS);
const rowOf = (title: string) =>
	[...careers.querySelectorAll("main h3")]
		.find(({ textContent }) => textContent === title)
		?.closest("li");

test("there is a page for each vacancy with its text, and for no other", () => {
	const withText = vacatures.filter(({ story }) => story).map(({ slug }) => `${CAREERS}/${slug}`);
	expect(routes.filter((route) => route.startsWith(`${CAREERS}/`))).toEqual(withText.sort());
});

test("it says once that a vacancy is still to come in full", () => {
	const isSoon = vacatures.some(({ link }) => link === "#");
	expect(careers.body.textContent.split(soon)).toHaveLength(isSoon ? 2 : 1);
});

test("who has too little experience for any is led on to the traineeship", () => {
	const [link, ...others] = [...careers.querySelectorAll("main a")].filter(
		({ textContent }) => textContent === starters.link,
	);
	expect(others).toEqual([]);
	expect(link?.closest("li")).toBeNull();
	const [path = "", id = ""] = link?.getAttribute("href")?.split("#") ?? [];
	expect(documentOf(path).getElementById(id)?.textContent).toBe(
		paginas.community.traineeship.title,
	);
});

describe.for(vacatures)("$title", ({ title, slug, link, story, tasks, contact, ...vacature }) => {
	test("its row leads to its page, or says that it is still to come", () => {
		const row = rowOf(title);
		const hrefs = [...(row?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"));
		if (story) expect(hrefs).toEqual([`${CAREERS}/${slug}`]);
		else if (link === "#") expect(hrefs).toEqual([expect.stringMatching(/^mailto:/)]);
		else expect(hrefs).toEqual([link]);
		// Also for who has no mail program.
		if (link === "#") expect(row?.textContent).toContain(contact?.email ?? identity.email);
	});

	test("its row says what one must bring, and whether that is an example", () => {
		const { needs: asked } = vacature;
		const said = rowOf(title)?.textContent ?? "";
		expect(said.includes(needs)).toBe(asked?.placeholder === false);
		expect(said).toContain(asked?.text ?? "");
		expect(said.includes(example)).toBe(asked?.placeholder === true);
	});

	test("its row says what the work is, and its facts; of many, those that decide whether one reads on", () => {
		const row = rowOf(title);
		for (const text of [vacature.summary, ...tasks]) expect(row?.textContent).toContain(text);
		// Of its own page alone.
		const { expertise: _, posted: __, closes: ___, ...facts } = fields;
		const all = Object.keys(facts) as (keyof typeof facts)[];
		const said = story ? (["hours", "place", "salary"] as const) : all;
		const known = said.filter((fact) => vacature[fact as keyof typeof vacature] !== undefined);
		expect(textsOf(row, "dt")).toEqual(known.map((fact) => fields[fact]));
	});

	test.runIf(story)("its page says all that content knows of it", () => {
		const page = documentOf(`${CAREERS}/${slug}`);
		expect(textsOf(page, "h1")).toEqual([title]);
		expect(textsOf(page, "main h2")).toEqual([
			...[words.facts, words.work],
			...(story?.chapters ?? []).map(({ title }) => title),
			paginas["werken-bij"].procedure.title,
			...(contact ? [words.contact] : []),
			words.closing.title,
		]);
		const main = page.querySelector("main")?.textContent ?? "";
		const { intro, chapters = [] } = story ?? {};
		const { hours, remote, contract, level, oncall, between, start } = vacature;
		for (const text of [
			...[intro, ...tasks],
			...chapters.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]),
			...paginas["werken-bij"].procedure.steps.map(({ title }) => title),
			...[hours, remote, contract, level, oncall, between, start, contact?.name, contact?.role],
		])
			if (text) expect(main).toContain(text);
		const facts = textsOf(page, "main dt");
		expect(new Set(facts).size).toBe(facts.length);
	});

	test.runIf(story)("one applies for it by a mail that is half written", () => {
		const page = documentOf(`${CAREERS}/${slug}`);
		const about = (text: string) => text.replaceAll("{vacature}", title);
		const mails = [...page.querySelectorAll('main a[href^="mailto:"]')].map(
			(link) => new URL(link.getAttribute("href") ?? ""),
		);
		// In the hero, with the person, at the end.
		expect(mails.length).toBe(contact ? 3 : 2);
		for (const { pathname, searchParams } of mails) {
			expect(pathname).toBe(contact?.email ?? identity.email);
			expect(searchParams.get("subject")).toBe(about(mail.subject));
			expect(searchParams.get("body")?.split("\r\n\r\n")).toEqual(mail.opening.map(about));
		}
		const calls = [...page.querySelectorAll('main a[href^="tel:"]')].map(
			({ textContent }) => textContent,
		);
		expect(calls).toEqual(contact ? [contact.phone ?? identity.phone] : []);
	});

	test.runIf(story)("its page has all that other pages have", () => {
		const route = `${CAREERS}/${slug}`;
		expect(files).toEqual(expect.arrayContaining([twinPath(route), `${route}.png`]));
		expect(builtFile(twinPath(route)).toString()).toContain(`# ${title}`);
		const { expertise } = vacature;
		const field = content.expertise.find(({ id }) => id === expertise);
		const page = documentOf(route);
		expect(page.querySelector(`main a[href="/expertise/${field?.slug}"]`)).not.toBeNull();
		expect(page.querySelector("main")?.dataset.accent).toBeDefined();
	});
});
