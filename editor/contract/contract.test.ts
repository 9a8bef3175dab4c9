/** Whether the contract says enough of each field for an editor who is no developer. */
import { expect, it } from "vitest";
import { real } from "../../src/content/planted-mistakes.ts";
import { readContent } from "../../src/content/read-content.ts";
import { contentFile } from "./files.ts";
import { type Node, nodeOf } from "./nodes.ts";

const content = readContent(real);
const files = Object.keys(real).flatMap((path) => contentFile(path, content) ?? []);
const schemas = new Map(files.map(({ schema, name }) => [schema, name]));

/** Words of developers, and those of the files. */
const JARGON =
	/\b(slug|href|token|yaml|string|boolean|array|schema|label|placeholder|story|meta)\b/i;
const SENTENCES = /^\p{Lu}.*\.$/u;
/** What would be English, or a field's own name. */
const TITLE = /^[\p{Lu}\d].{1,39}$/u;

/** What is missing below a part of the contract, by its path. */
function missing(node: Node, path: string, said: Node["said"] = {}): string[] {
	const { title, description, item } = { ...said, ...node.said };
	switch (node.type) {
		case "leaf":
			return [
				...(TITLE.test(title ?? "") && !JARGON.test(title ?? "")
					? []
					: [`${path}: title "${title}"`]),
				...(SENTENCES.test(description ?? "") && !JARGON.test(description ?? "")
					? []
					: [`${path}: description "${description}"`]),
			];
		case "group":
			return [...node.fields].flatMap(([key, field]) => missing(field, `${path}.${key}`));
		case "list": {
			const own = node.itemAt(0);
			const of = { title: "Een uit een lijst", ...(description && { description }) };
			return [
				...(/^\p{Ll}/u.test(item ?? "") ? [] : [`${path}: item "${item}"`]),
				...(own ? missing(own, `${path}[]`, of) : []),
			];
		}
		case "book":
			return missing(node.entry, `${path}{}`, {
				title: "Een uit een boek",
				...(description && { description }),
			});
		case "choice":
			return node.options.flatMap((option, at) => missing(option, `${path}|${at}`));
	}
}

it.each([...schemas].map(([schema, name]) => [name, schema] as const))(
	"names and explains every field: %s",
	(_, schema) => {
		expect(missing(nodeOf(schema), "")).toEqual([]);
	},
);

const KEYS = [
	"title",
	"description",
	"item",
	"group",
	"sheet",
	"silent",
	"kind",
	"names",
	"choices",
];

/** What `.meta` says that nobody would read: a slip of the pen. */
function unknown(node: Node, path: string): string[] {
	const own = Object.keys(node.said).filter((key) => !KEYS.includes(key));
	const below =
		node.type === "group"
			? [...node.fields].flatMap(([key, field]) => unknown(field, `${path}.${key}`))
			: node.type === "list"
				? [node.itemAt(0)].flatMap((item) => (item ? unknown(item, `${path}[]`) : []))
				: node.type === "book"
					? unknown(node.entry, `${path}{}`)
					: node.type === "choice"
						? node.options.flatMap((option) => unknown(option, path))
						: [];
	return [...own.map((key) => `${path}: ${key}`), ...below];
}

it("says nothing that nobody reads", () => {
	expect([...schemas.keys()].flatMap((schema) => unknown(nodeOf(schema), ""))).toEqual([]);
});
