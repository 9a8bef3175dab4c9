/** A field of the content, named and explained by the contract. */
import type { Choice, Field, FieldKind, Value } from "../protocol.ts";
import { type Content, site } from "../site.ts";
import { filledIn, tokensIn } from "./names.ts";
import { nameOf, sheetOf } from "./naming.ts";
import { type Leaf, nodeOf } from "./nodes.ts";
import { type Around, namedBy, type Spot, type Visitor, walk } from "./walk.ts";

/** A field, but for where it can be read: only a rendered page says that. */
export type ContentField = Omit<Field, "pages">;

export function walkFile(around: Around, data: unknown, content: Content, visitor: Visitor) {
	const known = site.file(around.file, content);
	if (!known) return;
	const { said, ...node } = nodeOf(known.schema);
	const spot = { path: [], place: sheetOf(said), data, content: known.content };
	walk({ ...node, said: { ...said, sheet: true } }, spot, around, visitor);
}

/** What is the same for all files. */
export const sharedOf = (content: Content): Omit<Around, "file"> => ({
	tokens: tokensIn(content),
	choices: site.choices(content),
});

export function fieldAt(leaf: Leaf, spot: Spot, around: Around): ContentField {
	const { said, min, max } = leaf;
	const value = (spot.data ?? null) as Value;
	const title = spot.called ?? said.title ?? String(spot.path.at(-1));
	const { name, short } = nameOf(spot.place, title, Boolean(spot.group));
	const path = spot.path.join(".");
	const field: ContentField = {
		id: `${around.file}#${path}`,
		file: around.file,
		path,
		name,
		short,
		section: spot.place.section,
		help: said.description ?? spot.help ?? "",
		kind: kindOf(leaf),
		value,
		shown: shownOf(value, spot.content, around.tokens),
		required: !leaf.optional && !spot.lacking,
	};
	if (min !== undefined) field.min = min;
	if (max !== undefined) field.max = max;
	if (leaf.form) field.form = leaf.form;
	if (leaf.decides) field.decides = true;
	if (said.exact) field.exact = true;
	if (field.kind === "picture" && said.kind) field.drawn = said.kind;
	if (leaf.values || said.names) field.choices = choicesFor(leaf, around);
	return spot.group ? Object.assign(field, spot.group) : field;
}

function kindOf({ said, of, values, formed }: Leaf): FieldKind {
	if (said.kind) return site.pictures.includes(said.kind) ? "picture" : (said.kind as FieldKind);
	if (of === "boolean") return "tick";
	if (of === "number") return "number";
	if (values || said.names) return "choice";
	return formed ? "form" : "text";
}

function choicesFor({ said, values = [] }: Leaf, around: Around): Choice[] {
	const own = values.map((value) => ({ value, label: said.choices?.[value] ?? value }));
	return [...own, ...namedBy(said.names, around)];
}

/** Where the site makes something else of a text than a text, its names are all that is filled in. */
function shownOf(value: Value, content: unknown, tokens: Map<string, string>): string {
	if (typeof value === "number") return String(value);
	if (typeof value !== "string") return "";
	return typeof content === "string" ? content : filledIn(value, tokens);
}
