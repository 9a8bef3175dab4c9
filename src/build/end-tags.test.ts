import { fromHtml } from "hast-util-from-html";
import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { dropEndTags } from "./end-tags.ts";

const shorter = (html: string) => {
	const page = readPage(html);
	dropEndTags(page);
	return page.edits.toString();
};
const documentOf = (html: string) =>
	JSON.stringify(fromHtml(html), (key, value) => (key === "position" ? undefined : value));

it.each([
	["<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"],
	["<div><p>a</p><p>b</p><ul><li>c</li></ul></div>", "<div><p>a<p>b<ul><li>c</ul></div>"],
	["<dl><div><dt>a</dt><dd>b</dd></div></dl>", "<dl><div><dt>a<dd>b</div></dl>"],
	[
		"<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>",
		"<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>",
	],
	[
		'<svg><path d="M0"></path><use href="#a"></use></svg>',
		'<svg><path d="M0"/><use href="#a"/></svg>',
	],
])("%s", (html, expected) => {
	expect(shorter(html)).toBe(expected);
	expect(documentOf(shorter(html))).toBe(documentOf(html));
});

it.each([
	"<div><p>a</p> b</div>",
	"<div><p>a</p><span>b</span></div>",
	"<a href=/><p>a</p></a>",
	"<astro-slot><p>a</p></astro-slot>",
	"<astro-island><li>a</li></astro-island>",
	"<ul><li>a</li> <li>b</ul>",
	"<dl><dt>a</dt></dl>",
	"<svg><path d=M0></path><g></g></svg>",
	"<p>a</p>",
])("leaves %s, which would be another document or no shorter", (html) => {
	expect(documentOf(shorter(html))).toBe(documentOf(html));
	expect(shorter(html)).toBe(html);
});
