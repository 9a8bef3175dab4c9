// @vitest-environment jsdom
/** What a reader checks a case by: its factsheet, and when and how each figure was measured. */
import { describe, expect, test } from "vitest";
import { builtPage, content } from "../built-site.ts";

const { detail } = content.paginas.cases;

const textsOf = (root: ParentNode | null | undefined, selector: string) =>
	[...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
/** What a list of definitions says, by its term. */
const rowsOf = (root: ParentNode | null | undefined) =>
	new Map(
		[...(root?.querySelectorAll("dl > div") ?? [])].map((row) => [
			row.querySelector("dt")?.textContent,
			row,
		]),
	);

describe.for(content.cases.filter(({ story }) => story))("$slug", ({ slug, story, ...entry }) => {
	const page = new DOMParser().parseFromString(builtPage(`/cases/${slug}`), "text/html");
	const factsheet = page.querySelector("main aside");
	const rows = rowsOf(factsheet);

	test("its factsheet is called so", () => {
		const name = factsheet?.querySelector(`#${factsheet.getAttribute("aria-labelledby")}`);
		expect(name?.textContent).toBe(detail.factsheet);
	});

	test("its service, with the way to it", () => {
		const dienst = content.diensten.find(({ id }) => id === entry.dienst);
		const link = rows.get(detail.service)?.querySelector("a");
		expect(link?.textContent).toBe(dienst?.name);
		expect(link?.getAttribute("href")).toBe(`/diensten/${dienst?.slug}`);
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
		for (const { label, measured } of entry.metrics) {
			const item = items.find((item) => item.querySelector("h3")?.textContent === label);
			expect(item, label).toBeDefined();
			const said = [...rowsOf(item)].map(([term, row]) => [term, ...textsOf(row, "dd")]);
			expect(said, label).toEqual([
				...(measured?.period ? [[detail.period, measured.period]] : []),
				...(measured?.method ? [[detail.method, measured.method]] : []),
			]);
		}
	});

	test("what each figure was and is, beside its fields", () => {
		const { was, now } = content.paginas.cases.banner;
		const items = [...page.querySelectorAll("main .figures > li")];
		for (const [index, { label, measured }] of entry.metrics.entries()) {
			if (measured?.kind !== "bar" && measured?.kind !== "count") continue;
			const places = [...[measured.was].flat(), measured.now];
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
});
