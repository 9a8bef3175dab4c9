import { describe, expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { twinOf } from "./markdown-twin.ts";
import { searchFile, sectionsOf } from "./search-entries.ts";

const page = readPage(
	`<link rel="canonical" href="https://x.example/cases"><meta property="og:title" content="Cases: alles">
	<link rel="alternate" type="text/markdown" href="/cases.md">
	<main><h1>Cases</h1><p>Een zin</p><a href="/contact">Bel ons</a>
	<h2>Wat het kost</h2><h3>Weinig?</h3><ul><li><h4>Uren</h4><p>Drie.</p></li></ul>
	<table><tr><th>Rij</th><td>Cel</td></tr></table>
	<h2 id=eigen>Eigen</h2><blockquote><p>“Zo.”</p></blockquote></main>`,
);
addHeadingIds(page);
const twin = twinOf(page);
const sections = twin ? sectionsOf(twin) : [];

it("finds a page by its top, and each section at its heading", () => {
	expect(sections).toEqual([
		{ path: "/cases", heading: "Cases", text: "Cases: alles. Een zin." },
		{
			path: "/cases#wat-het-kost",
			heading: "Wat het kost",
			text: "Weinig? Uren: Drie. Rij Cel.",
		},
		{ path: "/cases#eigen", heading: "Eigen", text: "“Zo.”" },
	]);
});

describe("the file", () => {
	const words = { one: "1", many: "2", none: "0" };
	const top = (path: string) => [{ path, heading: path, text: "" }];

	it("names pages as menus do, in their order", () => {
		const source = {
			pages: [
				{ path: "/b", name: "B" },
				{ path: "/a", name: "A" },
			],
			words,
		};
		const found = new Map([
			["/a", top("/a")],
			["/b", top("/b")],
		]);
		expect(searchFile(source, found)).toEqual({
			entries: [
				{ path: "/b", page: "B", heading: "/b", text: "" },
				{ path: "/a", page: "A", heading: "/a", text: "" },
			],
			words,
		});
	});

	it("refuses a page that is not listed, and one that is not built", () => {
		expect(() => searchFile({ pages: [], words }, new Map([["/a", top("/a")]]))).toThrow(
			"pages.ts does not list /a",
		);
		expect(() => searchFile({ pages: [{ path: "/b", name: "B" }], words }, new Map())).toThrow(
			"add src/pages/b.astro",
		);
	});
});
