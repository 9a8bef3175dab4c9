// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type Field, type FieldId, MARKS_FROM } from "../protocol.ts";
import { liveWords } from "./bring.ts";
import { mapPage, takeMarks } from "./mapping.ts";
import { meantAt, placesOf } from "./target.ts";

const FILE = "content/x.yaml";

/** Fields as the server gives them, shortened to what is asked here. */
function fieldsOf(texts: Record<string, string | Partial<Field>>): Map<FieldId, Field> {
	return new Map(
		Object.entries(texts).map(([path, given]) => {
			const own = typeof given === "string" ? { shown: given } : given;
			const id: FieldId = `${FILE}#${path}`;
			const value = own.shown ?? "";
			const field = { id, file: FILE, path, kind: "text", value, pages: [], ...own };
			return [id, field as Field];
		}),
	);
}

/** @param html with `[path]` where the mark of that field stands. */
function pageOf(html: string, fields: Map<FieldId, Field>) {
	const ids = [...fields.keys()];
	const marked = html.replaceAll(/\[([\w.]+)\]/g, (_, path) =>
		String.fromCodePoint(MARKS_FROM + ids.indexOf(`${FILE}#${path}`)),
	);
	const page = new DOMParser().parseFromString(`<!doctype html>${marked}`, "text/html");
	const map = mapPage(page, takeMarks(page, { ...ids }), fields);
	return {
		page,
		map,
		wordsOf: (path: string) =>
			(map.placesOf.get(`${FILE}#${path}`) ?? []).map(({ nodes }) =>
				nodes.map(({ data }) => data).join(""),
			),
		/** What is meant by a click in front of these words. */
		clickAt: (words: string) => {
			const node = [...map.startOf.keys()].find(({ data }) => data.includes(words)) as Text;
			return meantAt(map, fields, node, node.data.indexOf(words));
		},
		clickIn: (selector: string, nth: number) =>
			meantAt(map, fields, page.querySelectorAll(selector)[nth]?.firstChild as Text, 0),
		clickOn: (selector: string) =>
			meantAt(map, fields, page.querySelector(selector) as Element, -1),
	};
}

const isField = (path: string, offset = 0) => ({ kind: "field", id: `${FILE}#${path}`, offset });

test("two texts in one node are two fields, and the page has no mark left", () => {
	const fields = fieldsOf({ more: "Meer over", name: "Cloudflare" });
	const { page, clickAt } = pageOf("<a>Meer over[more] Cloudflare[name]</a>", fields);
	expect(page.body.innerHTML).toBe("<a>Meer over Cloudflare</a>");
	expect(clickAt("over")).toEqual(isField("more", 5));
	expect(clickAt("flare")).toEqual(isField("name", 5));
});

test("a text over several nodes is one place", () => {
	const fields = fieldsOf({ mail: "hallo@huis.nl", name: "draai|boek loopt" });
	const { map, clickAt } = pageOf(
		"<a>hallo@<wbr>huis.nl[mail]</a> <p><span>draai\u00adboek</span><span>loopt[name]</span></p>",
		fields,
	);
	expect(map.placesOf.get(`${FILE}#mail`)?.[0]?.nodes).toHaveLength(2);
	expect(clickAt("huis")).toEqual(isField("mail", 6));
	// But for a letter: the space between the two is not on the page.
	expect(clickAt("boek")).toEqual(isField("name", 7));
	expect(clickAt("loopt")).toEqual(isField("name", 11));
});

test("a text with a name in it is that text, also where the name has a mark", () => {
	const fields = fieldsOf({ share: "42", text: "De kosten liggen 42 procent lager." });
	const { clickAt } = pageOf("<p>De kosten liggen 42[share] procent lager.[text]</p>", fields);
	expect(clickAt("42")).toEqual(isField("text", 17));
});

test.each([
	["what is filled in between", "3 van 12 cases", "{getoond} van {totaal} cases"],
	["an excerpt", "… dan de rest.", "Eerst dit. En dan de rest."],
	["what is made of it", "1 februari 2026", "1-2-2026"],
	["other capitals and quotation marks", "een ‘nieuwe’ dienst", "Een 'Nieuwe' dienst"],
])("a text has all that the page makes of it: %s", (_, words, shown) => {
	const { wordsOf } = pageOf(`<p>${words}[a.text]</p>`, fieldsOf({ "a.text": shown }));
	expect(wordsOf("a.text")).toEqual([words]);
});

test("the order has each field once, and what cannot be seen apart", () => {
	const fields = fieldsOf({ title: "Kop", seo: "Titel", label: "Zoek", said: "Lees", mail: "Dag" });
	const mark = encodeURIComponent(String.fromCodePoint(MARKS_FROM + 4));
	const { map, page } = pageOf(
		`<title>Titel[seo]</title><h1>Kop[title]</h1><button aria-label="Zoek[label]"></button>
		<p class="visually-hidden">Lees[said]</p><p>Kop[title]</p>
		<a href="mailto:x@y.nl?body=Dag${mark}">.</a>`,
		fields,
	);
	expect(map.order.seen).toEqual([`${FILE}#title`]);
	expect(map.order.unseen).toEqual(["seo", "said", "label", "mail"].map((one) => `${FILE}#${one}`));
	expect(map.placesOf.get(`${FILE}#title`)).toHaveLength(2);
	expect(page.querySelector("a")?.getAttribute("href")).toBe("mailto:x@y.nl?body=Dag");
});

test("without a mark equal words decide, those nearest first", () => {
	const fields = fieldsOf({
		"a.title": "Kop",
		"a.more": "Lees meer",
		"b.title": "Staart",
		"b.more": "Lees meer",
	});
	const { clickAt } = pageOf(
		`<section><h2>Kop[a.title]</h2><p>Lees meer</p></section>
		<section><h2>Staart[b.title]</h2><p>lees  meer</p></section>
		<section>Los woord</section>`,
		fields,
	);
	expect(clickAt("Lees meer")).toEqual(isField("a.more"));
	expect(clickAt("lees")).toEqual(isField("b.more"));
	expect(clickAt("Los")).toEqual({ kind: "none", text: "Los woord" });
});

test("what has no mark is a value of the texts beside it, or what these are part of", () => {
	const fields = fieldsOf({
		"hours.0.label": "Kantoor",
		"hours.0.opens": { shown: "09:00", kind: "form" },
		"hours.0.fte": { shown: "1840.5", value: 1840.5, kind: "number" },
		"hours.1.label": "Storing",
		"hours.1.text": "Dag en nacht",
		"hours.1.opens": { shown: "09:00", kind: "form" },
	});
	const { clickAt } = pageOf(
		`<dl><div><dt>Kantoor[hours.0.label]</dt><dd>09:00</dd><dd>met 1.840,5 uur</dd></div>
		<div><dt>Storing[hours.1.label]</dt><dd>9 uur</dd><dd>Dag en nacht[hours.1.text]</dd></div></dl>`,
		fields,
	);
	expect(clickAt("09:00")).toEqual(isField("hours.0.opens"));
	expect(clickAt("1.840,5")).toEqual(isField("hours.0.fte"));
	// What says it in other words opens what it stands beside.
	expect(clickAt("uur")).toEqual(isField("hours.0.label"));
	expect(clickAt("9 uur")).toEqual({ kind: "part", id: `${FILE}#hours.1` });
});

test("icons and flags open what belongs to the texts beside them", () => {
	const fields = fieldsOf({
		flag: { shown: "Z", kind: "picture" },
		title: "Case",
		"cards.0.icon": { shown: "lock", kind: "picture" },
		"cards.0.title": "Veilig",
		"cards.1.icon": { shown: "sun", kind: "picture" },
		"cards.1.title": "Licht",
		"cards.1.text": "Zin",
		label: "Zoek",
	});
	const { clickOn } = pageOf(
		`<div><svg id="z"></svg><h1>Case[title]</h1></div>
		<ul><li><svg id="a"><path/></svg>Veilig[cards.0.title]</li>
		<li><svg id="b"></svg><h3>Licht[cards.1.title]</h3>Zin[cards.1.text]</li></ul>
		<button aria-label="Zoek[label]"><svg id="c"></svg></button>`,
		fields,
	);
	expect(clickOn("#a path")).toEqual(isField("cards.0.icon"));
	expect(clickOn("#b")).toEqual(isField("cards.1.icon"));
	expect(clickOn("#z")).toEqual(isField("flag"));
	expect(clickOn("#c")).toEqual(isField("label"));
});

test("words that are said again and again do not say what they stand beside", () => {
	const fields = fieldsOf({
		"words.was": "was",
		"metrics.0.label": "kosten",
		"metrics.1.label": "tijd",
		"metrics.1.was": { kind: "number", value: 5, shown: "5" },
	});
	const { clickAt, clickIn } = pageOf(
		`<ul><li>kosten[metrics.0.label] <p><b>3</b> was[words.was]</p></li>
		<li>tijd[metrics.1.label] <p><b>4</b> was[words.was]</p></li>
		<li><p><i>5</i> was[words.was]</p></li></ul>`,
		fields,
	);
	expect(clickIn("b", 0)).toEqual(isField("metrics.0.label"));
	expect(clickIn("b", 1)).toEqual(isField("metrics.1.label"));
	expect(clickAt("5")).toEqual(isField("metrics.1.was"));
});

test("a figure that stands twice with its caption is that of its caption", () => {
	const fields = fieldsOf({
		title: "Case",
		"metrics.0.label": "kosten",
		"metrics.0.value": { shown: "-42%", exact: true },
		"metrics.1.label": "tijd",
		"metrics.1.value": { shown: "-60%", exact: true },
	});
	const figures = `<dl><div><dt>kosten[metrics.0.label]</dt><dd>-42%</dd></div>
		<div><dt>tijd[metrics.1.label]</dt><dd>-60%</dd></div></dl>`;
	const { clickIn } = pageOf(`<h1>Case[title]</h1>${figures}${figures}`, fields);
	for (const nth of [0, 2]) expect(clickIn("dd", nth)).toEqual(isField("metrics.0.value"));
});

test("what is typed in front of a text stands there once, also when a page with part of it comes", () => {
	for (const judged of ["Wij bouwen", "A Wij bouwen", "Abc Wij bouwen"]) {
		const typed = "Abc Wij bouwen";
		const fields = fieldsOf({ kicker: "Aanpak", title: typed });
		const { map, page } = pageOf(`<p>Aanpak[kicker]</p><h1>${judged}[title]</h1>`, fields);
		liveWords().put(map, { id: `${FILE}#title`, text: typed });
		expect(page.body.textContent).toBe(`Aanpak${typed}`);
	}
});

test("an item of a list is all its texts, once", () => {
	const fields = fieldsOf({
		"items.1.title": "Een",
		"items.1.text": "Twee",
		"items.10.title": "Tien",
	});
	const html =
		"<nav>Een[items.1.title]</nav><main><h3>Een[items.1.title]</h3><p>Twee[items.1.text]</p>" +
		"<h3>Tien[items.10.title]</h3><h3>Een[items.1.title]</h3></main>";
	const { map } = pageOf(html, fields);
	const shown = (id: FieldId) =>
		placesOf(map, fields, id).map(
			(place) => "nodes" in place && place.nodes.map(({ data }) => data),
		);
	expect(shown(`${FILE}#items.1`)).toEqual([["Een", "Twee"]]);
	expect(shown(`${FILE}#items.10`)).toEqual([["Tien"]]);
	expect(shown(`${FILE}#`)).toEqual([["Een", "Twee", "Tien"]]);
	expect(shown("content/y.yaml#")).toEqual([]);
});
