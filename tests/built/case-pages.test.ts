// @vitest-environment jsdom
/** What a case says, on its card and on its page, and what a reader checks it by. */
import { describe, expect, test } from "vitest";
import { launchReport } from "../../src/launch/launch-report.ts";
import { content } from "../built-site.ts";
import { readPage, textsOf } from "../document.ts";

const { detail, card: cardWords } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];
const list = readPage("/cases");

/** What a list of definitions says, by its term. */
const rowsOf = (root: ParentNode | null | undefined) =>
	new Map(
		[...(root?.querySelectorAll("dl > div") ?? [])].map((row) => [
			row.querySelector("dt")?.textContent,
			row,
		]),
	);

test.for(content.cases)("the card of $slug says what it should and no more", (entry) => {
	const [card, ...others] = [...list.querySelectorAll("main article")].filter(
		(article) => article.querySelector("h3")?.textContent === entry.title,
	);
	expect(others).toEqual([]);
	const dienst = content.diensten.find(({ id }) => id === entry.dienst)?.name ?? "";
	for (const words of [entry.emoji, entry.sector, dienst, `${entry.year}`, entry.result])
		expect(card?.textContent).toContain(words);
	const metrics = entry.metrics.slice(0, 2);
	// What they were is seen in figures.test.ts.
	for (const baseline of card?.querySelectorAll("small") ?? []) baseline.remove();
	expect(textsOf(card, "dd")).toEqual(metrics.map(({ value }) => value));
	expect(textsOf(card, "dt")).toEqual(metrics.map(({ label }) => label));
	expect(textsOf(card, ":scope > ul > li")).toEqual(entry.technologies.slice(0, 3));
	const hasPage = entry.link !== "#";
	expect(card?.textContent?.includes(cardWords.soon)).toBe(!hasPage);
	expect(textsOf(card, "a")).toEqual(
		hasPage ? [`${cardWords.read} ${cardWords.about} ${entry.title}`] : [],
	);
});

const told = content.cases.filter(({ story }) => story);

describe.for(told)("$slug", ({ slug, story, ...entry }) => {
	const page = readPage(`/cases/${slug}`);
	const main = page.querySelector("main");
	const factsheet = page.querySelector("main aside");
	const rows = rowsOf(factsheet);

	test("its factsheet is called so", () => {
		expect(textsOf(factsheet, "h2")).toEqual([detail.factsheet]);
	});

	test("its service, with the way to it", () => {
		const dienst = content.diensten.find(({ id }) => id === entry.dienst);
		const link = rows.get(detail.service)?.querySelector("a");
		expect(link?.textContent).toBe(dienst?.name);
		expect(link?.getAttribute("href")).toBe(`/diensten/${dienst?.slug}`);
		// Once: a service may be what a case is found by as well.
		expect(factsheet?.querySelectorAll(`[href="/diensten/${dienst?.slug}"]`)).toHaveLength(1);
	});

	test("its year, and what else is known of it", () => {
		for (const { label, value } of [
			{ label: detail.year, value: `${entry.year}` },
			{ label: detail.sector, value: entry.sector },
			...(story?.facts ?? []),
		])
			expect(textsOf(rows.get(label), "dd")).toEqual([value]);
	});

	test("when and how each figure was measured, where that is known", () => {
		const items = [...page.querySelectorAll("main .figures > li")];
		for (const { value, label, measured } of entry.metrics) {
			const heading = `${value} ${label}`;
			const item = items.find((item) => item.querySelector("h3")?.textContent === heading);
			expect(item, label).toBeDefined();
			const { period, method } = measured ?? {};
			expect(textsOf(item, ".caption > p"), label).toEqual(
				period ? [`${detail.period} ${period}`] : [],
			);
			expect(textsOf(item, "summary, details > p"), label).toEqual(
				method ? [`${detail.method}: ${label}`, method] : [],
			);
		}
	});

	test("what each figure was and is, beside its fields", () => {
		const { was, now } = content.paginas.cases.banner;
		const items = [...page.querySelectorAll("main .figures > li")];
		for (const [index, { label, measured }] of entry.metrics.entries()) {
			if (measured?.kind !== "bar") continue;
			const places = [...[measured.was ?? []].flat(), measured.now];
			const labels = textsOf(items[index], "figure li");
			expect(labels, label).toHaveLength(places.length);
			for (const [row, at] of places.entries()) {
				const { value, place } = typeof at === "number" ? { value: at, place: "" } : at;
				const said = labels[row];
				expect(said, label).toMatch(new RegExp(`^${value.toLocaleString("nl-NL")}`));
				expect(said, label).toContain(` ${row < places.length - 1 ? was : now}`);
				expect(said, label).toContain(place);
			}
		}
	});

	test("its story: challenge, approach, results and insights, in the order of its layout", () => {
		if (!story) return;
		const resultsFirst = story.layout === "results-first";
		const titles = textsOf(main, "h2").filter((title) => title !== detail.factsheet);
		expect(titles).toEqual([
			...(resultsFirst ? [detail.results] : []),
			story.challenge.title,
			...(resultsFirst ? [story.results.title] : []),
			story.approach.title,
			...[story.drawing, story.timeline].flatMap((drawn) => (drawn ? [drawn.title] : [])),
			...(resultsFirst ? [] : [story.results.title]),
			story.insights.title,
			story.closing.title,
		]);
		const words = textsOf(main, ":not(:has(*))");
		for (const kicker of [detail.challenge, detail.approach, detail.results, detail.insights])
			expect(words.filter((text) => text === kicker)).toEqual([kicker]);
		const items = textsOf(main, "li");
		for (const { title, text, price } of story.approach.choices) {
			const choice = items.filter((item) => item?.includes(title) && item.includes(text));
			expect(choice).toEqual([expect.stringContaining(price)]);
		}
		expect(textsOf(main, "li:has(h3 svg)")).toEqual(
			entry.metrics.map(({ description }) => expect.stringContaining(description ?? "")),
		);
	});

	test("it names each figure in its hero and counts it up in its results, and that is all", () => {
		const named = textsOf(main, "dt, h3");
		for (const { value, label } of entry.metrics) {
			const names = [label, `${value} ${label}`];
			expect(named.filter((text) => names.includes(text ?? ""))).toHaveLength(2);
		}
	});

	test("its figures count as its layout asks: 50 steps of 30 ms, or two seconds at 60 a second", () => {
		const [steps, duration] =
			story?.layout === "results-first" ? ["50", "1.5"] : ["120", undefined];
		const counting = [...page.querySelectorAll<HTMLElement>("main li .display [data-steps]")];
		expect(counting.map(({ dataset }) => [dataset.steps, dataset.duration])).toEqual(
			entry.metrics.map(() => [steps, duration]),
		);
	});

	test("its headings can be gone through: at most 24", () => {
		expect(textsOf(main, "h1, h2, h3, h4, h5, h6").length).toBeLessThanOrEqual(24);
	});

	test("it leads to contact, to its expertise and to the cases beside it", () => {
		const linkOf = (text: string) =>
			[...(main?.querySelectorAll("a") ?? [])]
				.find(({ textContent }) => textContent === text)
				?.getAttribute("href");
		expect(linkOf(story?.closing.button ?? "")).toBe("/contact");
		const field = fields.find(({ id }) => id === entry.expertise[0]);
		expect(linkOf(`${detail.expertiseLink} ${field?.name}`)).toMatch(RegExp(`/${field?.slug}$`));
		const index = told.findIndex((other) => other.slug === slug);
		for (const [label, neighbour] of [
			[detail.previous, told.at(index - 1)],
			[detail.next, told.at((index + 1) % told.length)],
		] as const) {
			const caption = [...(main?.querySelectorAll("p") ?? [])].find(
				({ textContent }) => textContent === label,
			);
			expect(caption?.nextElementSibling?.textContent).toBe(neighbour?.title);
			expect(caption?.nextElementSibling?.getAttribute("href")).toBe(neighbour?.link);
		}
	});
});

test("no two cards of drawn cases look the same: each has the lines of its drawing", () => {
	const drawn = content.cases.filter(({ story, featured }) => featured && story?.drawing);
	const lines = [...list.querySelectorAll(".case-lines")].map((card) =>
		[...card.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(" "),
	);
	expect(new Set(lines).size).toBe(drawn.length);
});

test("a title says how half of it went, its figure how all of it did", () => {
	const { keer: half = "" } = content.claims["openshift-mediaan"]?.readings ?? {};
	const { keer: all = "" } = content.claims["openshift-gemiddelde"]?.readings ?? {};
	const page = readPage("/cases/openshift-aws");
	expect(page.querySelector("h1")?.textContent).toContain(half);
	expect(textsOf(page, "main dd")[0]).toBe(all);
	expect(
		[half, all],
		"the specification promises 4x in the title of this case and 3x in its figure",
	).toEqual(["4x", "3x"]);
	const contradictions = launchReport(content, new Date()).filter(({ findings }) =>
		findings.some(({ field }) => /^openshift.*\.readings$/.test(field)),
	);
	expect(contradictions).toEqual([]);
});
