import { describe, expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { markdownOf, twinOf } from "./markdown-twin.ts";

const HEAD = `<link rel="canonical" href="https://x.example/a/b"><meta property="og:title" content="B"><link rel="alternate" type="text/markdown" href="/a/b.md">`;

const twin = (html: string, head = HEAD) => {
	const page = readPage(`<head>${head}</head><header>Menu</header><main>${html}</main>`);
	addHeadingIds(page);
	return twinOf(page);
};
const markdown = (html: string) => {
	const made = twin(html);
	return made && markdownOf(made).trimEnd();
};

it("knows its page, and where it stands", () => {
	expect(twin("<h1>B</h1>")).toMatchObject({ file: "/a/b.md", path: "/a/b", title: "B" });
});

it("is there only for pages that name it, and these must say who they are", () => {
	expect(twin("<h1>B</h1>", "")).toBeUndefined();
	expect(() => twin("<h1>B</h1>", HEAD.replace("canonical", "x"))).toThrow(/b\.md.*canonical/);
	expect(() => twin("<h1>B</h1>", HEAD.replace("og:title", "x"))).toThrow(/og:title/);
});

describe("it leaves out", () => {
	it.each([
		"<nav><p>weg</p></nav>",
		"<button>weg</button>",
		"<fieldset><legend>weg</legend></fieldset>",
		"<p hidden>weg</p>",
		'<p hidden="">weg</p>',
		'<span aria-hidden="true">weg</span>',
		"<span data-nosnippet>weg</span>",
		"<p aria-live=polite>weg</p>",
		"<noscript><p>weg</p></noscript>",
		"<script>weg()</script>",
		"<style>weg{}</style>",
		"<svg><text>weg</text></svg>",
		"<div data-nosnippet>weg</div>",
		"<!-- weg -->",
		'<img src="/weg.png" alt="">',
		'<a href="/weg"></a>',
	])("%s", (html) => {
		expect(markdown(`<p>voor</p>${html}<p>na</p>`)).toBe("voor\n\nna");
	});
});

describe("it keeps", () => {
	it.each([
		[
			"a word in an SVG that gives it its length",
			"<h1>Wij bouwen <span><svg role=none><text>teams</text></svg></span><span> die</span></h1>",
			"# Wij bouwen teams die",
		],
		[
			"links, with their full addresses",
			'<p>Zie <a href="/c?d=e">dit</a>, <a href="#f">dat</a> of <a href="mailto:a@x.example?subject=Vraag">mail</a>.</p>',
			"Zie [dit](https://x.example/c?d=e), [dat](https://x.example/a/b#f) of [mail](mailto:a@x.example).",
		],
		[
			"words for those who cannot see the page",
			'<a href="/c">Lees<span class="visually-hidden">: meer</span></a>',
			"[Lees: meer](https://x.example/c)",
		],
		[
			"what an island shows before it wakes",
			"<astro-island><p><span><span>12+</span></span></p><astro-slot><p>En dit</p></astro-slot></astro-island>",
			"12+\n\nEn dit",
		],
		[
			"what one can choose from in a tool, as far as it reads without choosing",
			"<astro-island><div data-tool><h3>De rollen</h3><dl><div><dt><svg></svg>Developer</dt><dd>bouwt schermen</dd></div></dl><p aria-live=polite></p><button>+</button></div></astro-island>",
			"### De rollen\n\n- **Developer**: bouwt schermen",
		],
		[
			"pictures that say what they show",
			'<p><img src="/_astro/a.webp" alt="Het team"></p>',
			"![Het team](https://x.example/_astro/a.webp)",
		],
		[
			"tables",
			"<table><thead><tr><td></td><th>A|B</th></tr></thead><tbody><tr><th>Rij</th><td>Cel</td></tr></tbody></table>",
			"| | A\\|B |\n| - | - |\n| Rij | Cel |",
		],
		[
			"questions with their answers",
			"<details><summary>Waarom?</summary><p>Daarom.</p></details>",
			"### Waarom?\n\nDaarom.",
		],
		[
			"quotes with who said it",
			"<figure><blockquote><p>“Zo.”</p></blockquote><figcaption>Noor<!-- -->, developer</figcaption><a href=/c>Meer</a></figure>",
			"> “Zo.”\n\nNoor, developer\n\n[Meer](https://x.example/c)",
		],
		[
			"signs that Markdown would take for its own",
			"<p>*a* [b] &lt;c> # d</p>",
			"\\*a\\* \\[b] \\<c> # d",
		],
	])("%s", (_, html, expected) => {
		expect(markdown(html)).toBe(expected);
	});
});

describe("it reads in order", () => {
	it.each([
		[
			"the title before the badge above it",
			"<div><a href=/>Terug</a><p>Zorg</p><h1>T</h1></div>",
			"# T\n\n[Terug](https://x.example/)\n\nZorg",
		],
		[
			"a heading before the name of its part",
			"<hgroup><p>Aanpak</p><h2>Klein</h2></hgroup><p>Tekst</p>",
			"## Klein\n\nAanpak\n\nTekst",
		],
		[
			"a card as heading, text and link",
			"<article><div><dl><dt>FTE</dt><dd>2-6</dd></dl></div><div><h3>Team</h3><p>Tekst</p><a href=/c>Meer</a></div></article>",
			"### Team\n\n- **FTE**: 2-6\n\nTekst\n\n[Meer](https://x.example/c)",
		],
		[
			"boxes in a row by themselves",
			"<h3><span>Drie</span><span>Vier</span></h3><p><a href=/c>Een</a><a href=/d>Twee</a></p>",
			"### Drie Vier\n\n[Een](https://x.example/c)\n\n[Twee](https://x.example/d)",
		],
	])("%s", (_, html, expected) => {
		expect(markdown(html)).toBe(expected);
	});
});

describe("its lists", () => {
	it.each([
		["of terms are one line", "<ul><li>AWS</li><li>.NET</li></ul>", "AWS, .NET"],
		["of sentences stay lists", "<ul><li>Een zin.</li><li>Twee</li></ul>", "- Een zin.\n- Twee"],
		["of quotations too", "<ul><li>‘Een zin.’</li><li>Twee</li></ul>", "- ‘Een zin.’\n- Twee"],
		[
			"of steps have a label each",
			"<ol><li><span aria-hidden=true>1</span><h3>Bouw</h3><p>Snel.</p><p>Klaar</p></li><li><p>Na 2 jaar</p><div><h3>Rust</h3><p>Stil.</p></div></li></ol>",
			"1. **Bouw**: Snel. Klaar\n2. **Na 2 jaar: Rust**: Stil.",
		],
		[
			"of boxes have a label each",
			"<ul><li><span>Bel</span><a href='tel:+31'>+31</a><span>Snel.</span></li></ul>",
			"- **Bel**: [+31](tel:+31). Snel.",
		],
		[
			"of links with lines below are links",
			"<ul><li><a href=/c><h3>React</h3><p>Schermen.</p></a></li><li><h3><a href=/d>Java</a></h3><ul><li>Een</li><li>Twee</li></ul></li></ul>",
			"- **[React](https://x.example/c)**: Schermen.\n- **[Java](https://x.example/d)**: Een, Twee",
		],
		[
			"of cards become headings",
			"<ul><li><p>Zorg</p><h3>A</h3><dl><div><dt>kosten</dt><dd>-38%</dd></div></dl></li><li><h3>B</h3><ul><li>Een taak.</li></ul></li></ul>",
			"### A\n\nZorg\n\n- **kosten**: -38%\n\n### B\n\n- Een taak.",
		],
		[
			"of questions with what each service answers are headings with labels",
			"<ol><li><h3>Wat wil je krijgen?</h3><dl><div><dt><svg></svg>Een team</dt><dd>Wie meebouwt</dd></div><div><dt>Advies</dt><dd>Een antwoord</dd></div></dl></li><li><h3>Wie stuurt?</h3><dl><dt>Een team</dt><dd>Wij</dd></dl></li></ol>",
			"### Wat wil je krijgen?\n\n- **Een team**: Wie meebouwt\n- **Advies**: Een antwoord\n\n### Wie stuurt?\n\n- **Een team**: Wij",
		],
		[
			"of examples with lists of their own are one line each",
			"<ul><li><h4>2 FTE</h4><p>een klein product</p><ul><li>1 developer</li><li>0,5 tester</li></ul></li><li><h4>4 FTE</h4><p>elke week iets.</p><p>Meer</p></li></ul>",
			"- **2 FTE**: een klein product. 1 developer, 0,5 tester\n- **4 FTE**: elke week iets. Meer",
		],
		[
			"of definitions are labels and values",
			"<dl><dt>Uptime</dt><dd>99,9%</dd><div><dt>Expertise</dt><dd><a href=/c>Cloud</a></dd><dd>CI</dd></div><dt>Resultaat</dt><dd><ul><li>Een zin.</li><li>Nog een.</li></ul></dd></dl>",
			"- **Uptime**: 99,9%\n- **Expertise**: [Cloud](https://x.example/c), CI\n- **Resultaat**: Een zin. Nog een.",
		],
	])("%s", (_, html, expected) => {
		expect(markdown(html)).toBe(expected);
	});
});
