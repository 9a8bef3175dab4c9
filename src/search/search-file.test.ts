import { describe, expect, it } from "vitest";
import { readPage } from "../build/built-page.ts";
import { addHeadingIds } from "../build/heading-ids.ts";
import { twinOf } from "../build/markdown-twin.ts";
import { type PageWords, type SearchSource, searchFile, wordsOfTwin } from "./search-file.ts";

const readWords = (main: string) => {
	const page = readPage(
		`<link rel="canonical" href="https://x.example/cases"><meta property="og:title" content="Cases: alles">
		<link rel="alternate" type="text/markdown" href="/cases.md"><main>${main}</main>`,
	);
	addHeadingIds(page);
	const twin = twinOf(page);
	return twin && wordsOfTwin(twin);
};

describe("the words of a page", () => {
	it("stand at its top and below the heading of each section", () => {
		expect(
			readWords(`<h1>Cases</h1><p>Een zin</p><a href="/contact">Bel ons</a>
			<h2>Wat het kost</h2><h3>Weinig?</h3><ul><li><h4>Uren</h4><p>Drie.</p></li></ul>
			<table><tr><th>Rij</th><td>Cel</td></tr></table><h2 id=eigen>Eigen</h2><p>Zo.</p>`),
		).toEqual({
			text: "Cases. Cases: alles. Een zin.",
			parts: [
				{ id: "wat-het-kost", heading: "Wat het kost", text: "Weinig? Uren: Drie. Rij Cel." },
				{ id: "eigen", heading: "Eigen", text: "Zo." },
			],
		});
	});

	it("stand below what is a thing of its own: an item, a question, a card", () => {
		const { parts = [] } =
			readWords(
				`<h1>X</h1><h2>Technieken</h2><p>Deze.</p>
				<ul><li><h3 data-found=technology>Java</h3><p>Van alles.</p></li><li><h3>Overig</h3><p>Nog iets.</p></li></ul>
				<h2>Vragen</h2><details><summary data-found=question>Hoe?</summary><p>Zo.</p></details>
				<details><summary>Wat?</summary><p>Dat.</p></details>
				<article><h3 data-found=client>Waterschap</h3><p>Water.</p></article><article><h3>Kaart</h3><p>Los.</p></article>`,
			) ?? {};
		expect(parts.map(({ id, text, found }) => [id, text, found])).toEqual([
			["technieken", "Deze. Overig: Nog iets.", undefined],
			["java", "Van alles.", "technology"],
			["vragen", "Wat? Dat. Kaart. Los.", undefined],
			["hoe", "Zo.", "question"],
			["waterschap", "Water.", "client"],
		]);
	});

	it("hold what somebody said, and not who", () => {
		expect(
			readWords(
				"<h1>X</h1><h2>Zo</h2><figure><blockquote><p>“Saai is goed.”</p></blockquote><figcaption>Sanne, engineer</figcaption></figure><p>Verder.</p>",
			)?.parts,
		).toEqual([{ id: "zo", heading: "Zo", text: "“Saai is goed.” Verder." }]);
	});

	it("end a sentence that is quoted once", () => {
		expect(readWords("<h1>X</h1><p>‘Waarom?’</p><p>Hij vroeg ‘waarom’</p>")?.text).toBe(
			"X. Cases: alles. ‘Waarom?’ Hij vroeg ‘waarom’.",
		);
	});

	it("leave out what one can choose in a tool, and keep what introduces it", () => {
		expect(
			readWords(
				"<h1>X</h1><section data-fragment=f><h2>Stel samen</h2><p>Twee tot zes.</p><astro-island><div data-tool><h3>De rollen</h3><ul><li><h4>Tester</h4><p>vindt fouten</p></li></ul><p>Kies.</p></div></astro-island></section><section><h2>Verder</h2><p>Dit.</p></section>",
			)?.parts,
		).toEqual([
			{ id: "stel-samen", heading: "Stel samen", text: "Twee tot zes." },
			{ id: "verder", heading: "Verder", text: "Dit." },
		]);
	});

	it("leave out what a drawing shows", () => {
		expect(
			readWords(
				"<h1>X</h1><h2>Cijfers</h2><ul><li><h3>kosten</h3><p>Per jaar.</p><figure><dl><dt>was</dt><dd>100</dd></dl><figcaption>Over 2023.</figcaption></figure></li></ul><figure><h3>Erna</h3><ul><li>Eén platform</li></ul></figure>",
			)?.parts,
		).toEqual([{ id: "cijfers", heading: "Cijfers", text: "kosten. Per jaar." }]);
	});
});

describe("the file", () => {
	const rest = {
		synonyms: [],
		ignored: "",
		contact: "/contact",
		words: { one: "", many: "", best: "", none: "", nearest: "", ask: "" },
	};
	const pageAt = (path: string) => ({ path, name: path, above: "" });
	const source = (...pages: SearchSource["pages"]): SearchSource => ({
		pages,
		kinds: { technology: "Techniek" },
		...rest,
	});
	const words = (text: string, ...parts: PageWords["parts"]): PageWords => ({ text, parts });
	const part = (heading: string, text = "") => ({ id: "plek", heading, text });
	const java = (text = "") => ({ ...part("Java", text), found: "technology" });

	it("says what kind of thing a part is", () => {
		const { pages } = searchFile(
			source(pageAt("/b"), pageAt("/a")),
			new Map([
				["/a", words("A.")],
				["/b", words("B.", java(), part("Los"))],
			]),
		);
		expect(pages).toEqual([
			{
				path: "/b",
				name: "/b",
				above: "",
				text: "B.",
				parts: [{ ...part("Java"), kind: "Techniek" }, part("Los")],
			},
			{ path: "/a", name: "/a", above: "", text: "A.", parts: [] },
		]);
	});

	it("tells nothing that only its making needs", () => {
		const file = searchFile(source(pageAt("/a")), new Map([["/a", words("A.")]]));
		expect(Object.keys(file).sort()).toEqual(["contact", "ignored", "pages", "synonyms", "words"]);
	});

	it("leaves out what says nothing of its own, such as the call that a page ends with", () => {
		const { pages } = searchFile(
			source(pageAt("/a")),
			new Map([
				[
					"/a",
					words("A.", part("Prijs", "Zoveel."), {
						...part("Bel ons", "Hoor meer."),
						found: "never",
					}),
				],
			]),
		);
		expect(pages).toEqual([
			{ path: "/a", name: "/a", above: "", text: "A.", parts: [part("Prijs", "Zoveel.")] },
		]);
	});

	it("refuses a page that is not built", () => {
		expect(() => searchFile(source(pageAt("/b")), new Map())).toThrow("add src/pages/b.astro");
	});
});
