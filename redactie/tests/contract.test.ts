/** Whether the contract says enough of each field for an editor who is no developer. */
import { expect, it } from "vitest";
import { type Node, nodeOf, type Said } from "../../packages/redactie/src/contract/nodes.ts";
import { site } from "../../redactie.config.ts";
import { contentWith, real } from "../../tests/planted-mistakes.ts";

const content = contentWith(real);
const files = Object.keys(real).flatMap((path) => site.file(path, content) ?? []);
const schemas = new Map(files.map(({ schema, name }) => [schema, name]));

/** What a node holds, each with its place. */
function partsOf(node: Node): [string, Node][] {
	switch (node.type) {
		case "leaf":
			return [];
		case "group":
			return [...node.fields].map(([key, field]) => [`.${key}`, field]);
		case "list":
			return [["[]", node.item]];
		case "book":
			return [["{}", node.entry]];
		case "choice":
			return node.options.map((option, at) => [`|${at}`, option]);
	}
}

/** Words of developers, and those of the files. */
const JARGON =
	/\b(slug|href|token|yaml|string|boolean|array|schema|label|placeholder|story|meta)\b/i;
const FORMS = {
	title: /^[\p{Lu}\d].{1,39}$/u,
	description: /^\p{Lu}.*\.$/u,
	item: /^\p{Ll}/u,
};

/**
 * What is missing below a part of the contract, by its place.
 *
 * @param around what its list, its book or its union says of it.
 */
function missing(node: Node, place: string, around: Said = {}): string[] {
	const said = { ...around, ...node.said };
	const lacks = (...keys: (keyof typeof FORMS)[]) =>
		keys
			.filter((key) => !FORMS[key].test(said[key] ?? "") || JARGON.test(said[key] ?? ""))
			.map((key) => `${place}: ${key} "${said[key]}"`);
	if (node.type === "leaf") return lacks("title", "description");
	// In a list and a book each has a number or a name of its own for a title.
	const inside = {
		group: {},
		list: { title: "Nummer", description: said.description },
		book: { title: "Naam", description: said.description },
		choice: around,
	}[node.type];
	const isPart = node.optional && node.type !== "book";
	return [
		...(node.type === "list" ? lacks("title", "item", "description") : []),
		...(node.type === "choice" && !node.kind
			? node.options.filter(({ said }) => !said.variant).map(() => `${place}: variant`)
			: []),
		...(isPart ? lacks(node.said.title ? "title" : "item", "description") : []),
		...partsOf(node).flatMap(([key, part]) => missing(part, place + key, inside)),
	];
}

it.each([...schemas].map(([schema, name]) => [name, schema] as const))(
	"names and explains every field: %s",
	(_, schema) => {
		expect(missing(nodeOf(schema), "")).toEqual([]);
	},
);

const KEYS =
	"title description item group sheet silent kind names choices exact variant oneOf together withFile anyOf example".split(
		" ",
	);

/** What nobody reads: a slip of the pen. */
const unread = (node: Node, place: string): string[] => [
	...Object.keys(node.said)
		.filter((key) => !KEYS.includes(key))
		.map((key) => `${place}: ${key}`),
	...partsOf(node).flatMap(([key, part]) => unread(part, place + key)),
];

it("says nothing that nobody reads", () => {
	expect([...schemas.keys()].flatMap((schema) => unread(nodeOf(schema), ""))).toEqual([]);
});
