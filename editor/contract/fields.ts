/** Every field of the content, named and explained by the contract. */
import type { Content } from "../../src/content/read-content.ts";
import { resolveTokens } from "../../src/content/tokens.ts";
import type { Choice, Field, FieldKind, Value } from "../protocol.ts";
import { choicesOf, type NamedChoices } from "./choices.ts";
import { contentFile } from "./files.ts";
import { IDENTITY, tokensIn } from "./names.ts";
import {
	enter,
	enterEntry,
	enterItem,
	groupName,
	nameOf,
	nth,
	type Place,
	sheetOf,
} from "./naming.ts";
import { type Book, type Group, type Leaf, type List, type Node, nodeOf } from "./nodes.ts";

/** A field, but for where it can be read: only a rendered page says that. */
export type ContentField = Omit<Field, "pages">;

/**
 * @param data of each file, as its YAML says it: path from the project's root and data.
 * @param content what the site reads of it.
 * @returns the fields in the order of the contract. What a file may have and lacks is a field too,
 *   where it is a single value.
 */
export function fieldsOf(data: ReadonlyMap<string, unknown>, content: Content): ContentField[] {
	const tokens = tokensIn(content);
	const choices = choicesOf(content);
	const ofFile = (file: string, own: unknown) => {
		const known = contentFile(file, content);
		if (!known) return [];
		const { said, ...node } = nodeOf(known.schema);
		const spot: Spot = { path: [], place: sheetOf(said), data: own, content: known.content };
		return inNode({ ...node, said: { ...said, sheet: true } }, spot, { file, tokens, choices });
	};
	const identity = new Map(
		ofFile(IDENTITY, data.get(IDENTITY)).map(({ path, name }) => [path, name]),
	);
	choices.identity = choices.identity.map(({ value }) => ({
		value,
		label: identity.get(value) ?? value,
	}));
	return [...data].flatMap(([file, own]) => ofFile(file, own));
}

interface Around {
	file: string;
	tokens: Map<string, string>;
	choices: NamedChoices;
}

/** Where the walk through a file is. */
interface Spot {
	path: readonly (string | number)[];
	place: Place;
	/** As the file has it. */
	data: unknown;
	/** As the site has it. */
	content: unknown;
	/** The file lacks what this would stand in. */
	lacking?: boolean | undefined;
	/** What it opens together with. */
	group?: { group: string; groupName: string };
	/** In place of its title: the name of an entry, its number in a list. */
	called?: string;
	/** What its list says of each. */
	help?: string | undefined;
}

function inNode(kind: Node, spot: Spot, around: Around): ContentField[] {
	const node = chosen(kind, spot.data);
	if (node.type === "leaf") return [leafField(node, spot, around)];
	if (node.type === "choice" || (spot.data == null && !isPlain(node))) return [];
	const inside = { ...spot, place: enter(spot.place, node), lacking: spot.data == null };
	if (node.type === "group") return inGroup(node, inside, around);
	return node.type === "list" ? inList(node, inside, around) : inBook(node, inside, around);
}

/** `confirm: true` may stand in every group: the contract does not have it, see src/content/confirm.ts. */
const CONFIRM: Leaf = {
	type: "leaf",
	of: "boolean",
	formed: false,
	optional: true,
	said: {
		title: "Dit moet nog bevestigd worden",
		description: "Zet het vinkje uit zodra vaststaat dat deze belofte klopt.",
	},
};

function inGroup({ said, fields }: Group, spot: Spot, around: Around): ContentField[] {
	const own = said.group && {
		group: `${around.file}#${spot.path.join(".")}`,
		groupName: groupName(spot.place),
	};
	const group = (said.title ? undefined : spot.group) ?? own;
	const field = (key: string, node: Node) =>
		inNode(node, { ...within(spot, key), ...(group && { group }) }, around);
	return [
		...[...fields].flatMap(([key, node]) => field(key, node)),
		...(within(spot, "confirm").data === true ? field("confirm", CONFIRM) : []),
	];
}

function inList(list: List, spot: Spot, around: Around): ContentField[] {
	const items = spot.data == null ? [undefined] : (spot.data as unknown[]);
	return items.flatMap((data, index) => {
		const item = { ...within(spot, index), help: list.said.description };
		const node = chosen(list.itemAt(index), data);
		return node.type === "leaf"
			? inNode(
					node,
					{ ...item, called: inIdentity(node, data, around) ?? nth(list, index) },
					around,
				)
			: inNode(node, { ...item, place: enterItem(spot.place, list, index) }, around);
	});
}

/** One of a list of values of the identity goes by the name of that value: its place is soon another. */
const inIdentity = ({ said }: Leaf, data: unknown, { choices }: Around) =>
	said.names?.includes("identity")
		? choices.identity.find(({ value }) => value === data)?.label
		: undefined;

const chosen = (node: Node, data: unknown): Node =>
	node.type === "choice" && data != null ? chosen(node.pick(data), data) : node;

function inBook({ said, entry }: Book, spot: Spot, around: Around): ContentField[] {
	const shared = spot.group && { group: spot.group };
	return Object.keys(spot.data ?? {}).flatMap((key) => {
		const called =
			namedBy(said.names, around).find(({ value }) => value === key)?.label ??
			said.choices?.[key] ??
			key;
		const inside = within(spot, key);
		return entry.type === "leaf"
			? inNode(entry, { ...inside, called, help: said.description, ...shared }, around)
			: inNode(entry, { ...inside, place: enterEntry(spot.place, called) }, around);
	});
}

/** Into a part. What its own group and list are, the part says itself. */
function within({ path, place, lacking, data, content }: Spot, key: string | number): Spot {
	const part = (whole: unknown) => (whole as Record<string | number, unknown> | undefined)?.[key];
	return { path: [...path, key], place, lacking, data: part(data), content: part(content) };
}

function leafField(leaf: Leaf, spot: Spot, around: Around): ContentField {
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
	if (said.exact) field.exact = true;
	if (leaf.values || said.names) field.choices = choicesFor(leaf, around);
	return spot.group ? Object.assign(field, spot.group) : field;
}

function kindOf({ said, of, values, formed }: Leaf): FieldKind {
	if (said.kind) return said.kind;
	if (of === "boolean") return "tick";
	if (of === "number") return "number";
	if (values || said.names) return "choice";
	return formed ? "form" : "text";
}

function choicesFor({ said, values = [] }: Leaf, around: Around): Choice[] {
	const own = values.map((value) => ({ value, label: said.choices?.[value] ?? value }));
	return [...own, ...namedBy(said.names, around)];
}

const namedBy = (names: Leaf["said"]["names"] = [], { choices }: Around): Choice[] =>
	names.flatMap((name) => choices[name]);

/** Where the site makes something else of a text than a text, its names are all that is filled in. */
function shownOf(value: Value, content: unknown, tokens: Map<string, string>): string {
	if (typeof value === "number") return String(value);
	if (typeof value !== "string") return "";
	return typeof content === "string"
		? content
		: String(resolveTokens(value, tokens, () => undefined));
}

/** Of which each part can be filled in by itself. */
function isPlain(node: Node): boolean {
	if (node.type === "list") {
		const item = node.itemAt(0);
		return item?.type === "leaf" && item.of === "string";
	}
	return (
		node.type === "group" &&
		[...node.fields.values()].every((field) => field.type === "leaf" || isList(field))
	);
}
const isList = (node: Node) => node.type === "list" && isPlain(node);
