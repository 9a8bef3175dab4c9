/** A field of the content, named and explained by the contract; and what its texts refer to as `{{name}}`. */
import type { Choice, Field, FieldId, FieldKind, Name, Value } from "../protocol.ts";
import { type Content, site } from "../site.ts";
import { fileName, nameOf, sheetOf } from "./naming.ts";
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

/** What each name stands for. */
export const tokensIn = (content: Content): Map<string, string> =>
	new Map(site.names(content).map(({ name, value }) => [name, value]));

const TOKEN = /\{\{\s*(.*?)\s*\}\}/g;

/** A text with its names filled in. */
export const filledIn = (text: string, tokens: ReadonlyMap<string, string>): string =>
	text.replaceAll(TOKEN, (_, name: string) => tokens.get(name) ?? name);

/** @param fields of all content, from `namedIn`. */
export function namesOf(fields: readonly ContentField[], content: Content): Name[] {
	const uses = usesIn(fields);
	const known = new Map(fields.map((field) => [field.id, field]));
	return site.names(content).map(({ name, value, source, about }) => {
		const file = source.slice(0, source.indexOf("#"));
		return {
			name,
			value,
			about: about ?? known.get(source)?.help ?? "",
			source,
			from: fileName(file, content),
			usedIn: uses.get(name) ?? [],
		};
	});
}

function usesIn(fields: readonly ContentField[]): Map<string, FieldId[]> {
	const uses = new Map<string, Set<FieldId>>();
	for (const { id, value } of fields)
		if (typeof value === "string")
			for (const [, name = ""] of value.matchAll(TOKEN))
				uses.set(name, (uses.get(name) ?? new Set()).add(id));
	return new Map([...uses].map(([name, ids]) => [name, [...ids]]));
}
