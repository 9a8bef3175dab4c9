/** Drops the end tags that HTML lets one leave out: a browser reads the same document without. */
import type { Parents, RootContent } from "hast";
import { visit } from "unist-util-visit";
import type { BuiltPage } from "./built-page.ts";

const CELLS = ["td", "th"];
const ENTRIES = ["dt", "dd"];
const BLOCKS = [
	...["article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figcaption"],
	...["figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr"],
	...["main", "nav", "ol", "p", "pre", "section", "table", "ul"],
];

/** What may follow such an element for its end tag to be left out. */
const FOLLOWED_BY: Record<string, readonly string[]> = {
	dd: ENTRIES,
	dt: ENTRIES,
	li: ["li"],
	p: BLOCKS,
	td: CELLS,
	th: CELLS,
	tr: ["tr"],
};
/** What may be the parent of one that is last in it: all that its own end tag closes. */
const LAST_IN = [...BLOCKS, ...CELLS, "dd", "li", "tbody", "thead", "tr"];

const SHAPES = ["circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "use"];

export function dropEndTags({ tree, edits }: BuiltPage) {
	visit(tree, "element", (element, index, parent) => {
		const { tagName, position } = element;
		const end = position?.end.offset;
		const tag = `</${tagName}>`;
		if (end === undefined || !edits.original.endsWith(tag, end)) return;
		const start = end - tag.length;
		if (isNeedless(tagName, parent, parent?.children[(index ?? 0) + 1])) edits.remove(start, end);
		// A shape closes itself, but not behind a value without quotes.
		else if (SHAPES.includes(tagName) && edits.original.endsWith('">', start))
			edits.update(start - 1, end, "/>");
	});
}

function isNeedless(tagName: string, parent: Parents | undefined, next: RootContent | undefined) {
	const followers = FOLLOWED_BY[tagName];
	if (!followers || parent?.type !== "element") return false;
	if (next) return next.type === "element" && followers.includes(next.tagName);
	return tagName !== "dt" && LAST_IN.includes(parent.tagName);
}
