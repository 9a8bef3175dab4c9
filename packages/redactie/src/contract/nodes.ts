/** The contract as an editor meets it: groups, lists and values, each with what its `.meta` says. */
import type { z } from "astro/zod";
import type {} from "zod/v4/core";
import { words } from "../words.ts";

/** What `.meta` says of a schema. */
export interface Said {
	/** What it is called: 'Kop'. Of a group or a list, the name of the section or part: 'Uitkomst'. */
	title?: string | undefined;
	/** What it is for and where it is seen, in one sentence. */
	description?: string | undefined;
	/** What one of a list is called: 'alinea' gives '1e alinea', and of groups 'Inzicht 3'. */
	item?: string;
	/** The fields that stand directly in it open together: a figure with its caption. */
	group?: true;
	/** Each group in it is a section of its own, as in the file as a whole. */
	sheet?: true;
	/** Its title stands above its fields, and not in their names: 'Titel in Google'. */
	silent?: true;
	/** What is more than its type tells: text, link, address, or a kind of picture of the site. */
	kind?: string;
	/** What it names: keys of the site's choices. */
	names?: readonly string[];
	/** The site reads or compares it: nothing may stand behind it, see server/marks.ts. */
	exact?: true;
	/** The values to choose from, where they are no words of the panel's language. */
	choices?: Readonly<Record<string, string>>;
	/** Of a union, what this option is called: 'Eén getal'. */
	variant?: string;
	/** Exactly one of these fields is there; what each is called. */
	oneOf?: Readonly<Record<string, string>>;
	/** The lists in it have to fit each other, so they change in one form of all of it; false: these do not. */
	together?: boolean;
	/** It asks more of its file than it holds, so it is added in a form of all of that. */
	withFile?: true;
	/** At least one of these fields is there; best the first. */
	anyOf?: readonly string[];
	/** What the page shows of a new one while this is empty. Of a tick: that of a new one is on. */
	example?: string | number | true;
}

declare module "zod/v4/core" {
	interface GlobalMeta extends Said {}
}

interface Shared {
	said: Said;
	/** The file may lack it. */
	optional: boolean;
}
export interface Leaf extends Shared {
	type: "leaf";
	of: "string" | "number" | "boolean";
	/** A text in a form of its own. */
	formed: boolean;
	form?: "date";
	min?: number;
	max?: number;
	/** All that it may be. */
	values?: string[];
	/** By it groups are told apart. */
	decides?: true;
	/** Whether the contract takes a value by itself. */
	takes: (value: unknown) => boolean;
}
export interface Group extends Shared {
	type: "group";
	fields: Map<string, Node>;
}
export interface List extends Shared {
	type: "list";
	item: Node;
	/** Fewest and most that there may be. */
	min?: number;
	max?: number;
}
/** A group of fields whose names the file chooses. */
export interface Book extends Shared {
	type: "book";
	entry: Node;
}
/** One of several, by what the file has. */
export interface Choice extends Shared {
	type: "choice";
	options: Node[];
	/** Which of them it is; the first while nothing says so. */
	indexOf: (data: unknown) => number;
	/** The field that tells the options apart. */
	kind?: string;
}
export type Node = Leaf | Group | List | Book | Choice;

const known = new WeakMap<z.ZodType, Node>();

export function nodeOf(schema: z.ZodType): Node {
	const node = known.get(schema) ?? build(schema);
	known.set(schema, node);
	return node;
}

type Def = z.core.$ZodTypes["_zod"]["def"];
type Inner = z.ZodType;

function build(schema: z.ZodType): Node {
	const said = (schema.meta() ?? {}) as Said;
	const shared = { said, optional: false };
	const takes = (value: unknown) => schema.safeParse(value).success;
	const leaf = { ...shared, type: "leaf", formed: false, takes } as const;
	const def = schema._zod.def as Def;
	switch (def.type) {
		case "optional":
		case "default":
			return { ...within(def.innerType as Inner, said), optional: true };
		case "pipe":
			return withForm(within(def.in as Inner, said));
		case "object": {
			const entries = Object.entries(def.shape);
			const fields = new Map(entries.map(([key, field]) => [key, nodeOf(field as Inner)]));
			const group: Group = { ...shared, type: "group", fields };
			return said.oneOf ? unionByKey(group, said.oneOf) : group;
		}
		case "array": {
			const item = nodeOf(def.element as Inner);
			return { ...shared, type: "list", item, ...limitsOf(def.checks) };
		}
		case "record":
			return { ...shared, type: "book", entry: nodeOf(def.valueType as Inner) };
		case "union":
			return "discriminator" in def
				? unionByKind(def as z.core.$ZodDiscriminatedUnionDef, said)
				: union(def as z.core.$ZodUnionDef, said);
		case "boolean":
			return { ...leaf, of: "boolean" };
		case "number":
			return { ...leaf, of: "number" };
		case "enum":
			return choiceOf(Object.values(def.entries).map(String), said);
		case "literal":
			return typeof def.values[0] === "boolean"
				? { ...leaf, of: "boolean" }
				: choiceOf(def.values.map(String), said);
		case "string": {
			const { minLength: min, maxLength: max, format } = schema as z.ZodString;
			return {
				...leaf,
				of: "string",
				formed: Boolean(format),
				...(format === "date" && { form: format }),
				// Of one character is not said: that it may not be empty is.
				...(min && min > 1 && { min }),
				...(max && { max }),
			};
		}
		default:
			throw new Error(`The editor knows no field of type "${def.type}": see contract/nodes.ts.`);
	}
}

/** How many a list may have. A superRefine is a check too, and says no number. */
function limitsOf(checks: readonly z.core.$ZodCheck[] = []): Pick<List, "min" | "max"> {
	const limits: Pick<List, "min" | "max"> = {};
	for (const { _zod } of checks) {
		const def = _zod.def as z.core.$ZodChecks["_zod"]["def"];
		if (def.check === "min_length" || def.check === "length_equals")
			limits.min = def.check === "min_length" ? def.minimum : def.length;
		if (def.check === "max_length" || def.check === "length_equals")
			limits.max = def.check === "max_length" ? def.maximum : def.length;
	}
	return limits;
}

/** What an outer schema says counts for more than what it holds. */
function within(inner: z.ZodType, said: Said): Node {
	const node = nodeOf(inner);
	const outer = { ...node, said: { ...node.said, ...said } };
	if (outer.type === "choice") outer.options = outer.options.map((option) => called(option, said));
	return outer;
}

/** Each option goes by the name of the union. */
function called<Any extends Node>(node: Any, { title, description, together }: Said): Any {
	const own = {
		...(title && { title }),
		...(description && { description }),
		...(together && { together }),
	};
	return { ...node, said: { ...node.said, ...own } };
}

/** What data has the shape of. */
export const pick = ({ options, indexOf }: Choice, data: unknown) => options[indexOf(data)] as Node;

const withForm = (node: Node): Node => (node.type === "leaf" ? { ...node, formed: true } : node);

/** Words to choose from are one value; other options are told apart by their shape. */
function union({ options }: z.core.$ZodUnionDef, said: Said): Choice {
	const nodes = options.map((option) => within(option as Inner, said));
	const isWord = (node: Node) => node.type === "leaf" && node.values;
	const words = nodes.flatMap((node) => (node.type === "leaf" && node.values) || []);
	const rest = nodes.filter((node) => !isWord(node));
	const variant = nodes.find(isWord)?.said.variant;
	const word = choiceOf(words, { ...said, ...(variant && { variant }) });
	const all = words.length > 0 ? [word, ...rest] : rest;
	return {
		said,
		optional: false,
		type: "choice",
		options: all,
		indexOf: (data) =>
			Math.max(
				0,
				all.findIndex((node) => fits(node, data)),
			),
	};
}

/** Groups that are told apart by one of their fields: in each, that is a choice of all. */
function unionByKind(
	{ options, discriminator }: z.core.$ZodDiscriminatedUnionDef,
	said: Said,
): Choice {
	const { choices, ...shared } = said;
	const byKind = new Map<unknown, Group>();
	for (const option of options) {
		const node = within(option as Inner, shared);
		const kind = node.type === "group" && node.fields.get(discriminator);
		if (kind && kind.type === "leaf") byKind.set(kind.values?.[0], node as Group);
	}
	const kinds = [...byKind.keys()];
	const kind: Leaf = {
		...choiceOf(kinds.map(String), { ...words.kind, ...(choices && { choices }) }),
		decides: true,
	};
	for (const node of byKind.values()) node.fields = new Map(node.fields).set(discriminator, kind);
	return {
		said: shared,
		optional: false,
		type: "choice",
		kind: discriminator,
		options: [...byKind.values()],
		indexOf: (data) =>
			Math.max(0, kinds.indexOf((data as Record<string, unknown> | null)?.[discriminator])),
	};
}

/** Groups that are told apart by which of these fields is there. */
function unionByKey(group: Group, labels: NonNullable<Said["oneOf"]>): Choice {
	const keys = Object.keys(labels);
	const options = Object.entries(labels).map(([own, variant]): Group => {
		const fields = new Map(group.fields);
		for (const key of keys) if (key !== own) fields.delete(key);
		fields.set(own, { ...(fields.get(own) as Node), optional: false });
		return { ...group, said: { ...group.said, variant }, fields };
	});
	return {
		...group,
		type: "choice",
		options,
		indexOf: (data) => {
			const own = (data ?? {}) as Record<string, unknown>;
			const filled = keys.findIndex((key) => own[key] != null);
			return Math.max(0, filled < 0 ? keys.findIndex((key) => key in own) : filled);
		},
	};
}

/** One of these words. */
export const choiceOf = (values: string[], said: Said): Leaf => ({
	said,
	optional: false,
	type: "leaf",
	of: "string",
	formed: false,
	values,
	takes: (value) => values.includes(value as string),
});

function fits(node: Node, data: unknown): boolean {
	if (node.type === "leaf") return typeof data === node.of;
	if (node.type === "list") return Array.isArray(data);
	return data !== null && typeof data === "object" && !Array.isArray(data);
}
