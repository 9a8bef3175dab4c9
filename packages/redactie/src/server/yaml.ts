/**
 * Changes of what a YAML file says, by the `yaml` library. A text has one form: what it says, its
 * comments and its empty lines decide every byte, and no hand does. So a change touches its own lines
 * only, and who takes it back is where they began. Knows no files.
 */
import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isCollection,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Node,
	Pair,
	parse,
	parseDocument,
	Scalar,
	visit,
	YAMLError,
	YAMLMap,
	YAMLSeq,
} from "yaml";
import { isGroup, under, withAt } from "../data.ts";
import type { Data, Operation } from "../protocol.ts";
import { ContentError, type Refusal } from "../site.ts";
import { words } from "../words.ts";

/** The keys of the group at a path (`story.results`; the whole file: ``), in the order of the contract. */
type KeyOrder = (group: string) => readonly string[];

type Entry = Pair<Scalar<string>, Node | null>;
type Group = YAMLMap<Scalar<string>, Node | null>;
type List = YAMLSeq<Node>;

/** Columns of a line. */
const WIDTH = 100;

/** The text in its one form: it says the same, and keeps its comments, empty lines and line ends. */
export const canonical = (text: string): string => edited(text, () => {});

/**
 * The text with an operation done in it, in its one form. The groups and lists that a new value has to
 * stand in come with it; a group that is left with nothing goes as well, a list becomes `[]`.
 *
 * @throws where the path leads to no place, or `add` finds something there.
 */
export function withOperation(text: string, operation: Operation, order: KeyOrder = () => []) {
	const { path } = operation;
	const parts = partsOf(path);
	return edited(text, (document) => {
		const around = document.getIn(parts.slice(0, -1));
		const place = Number(parts.at(-1));
		if (operation.do === "move") return move(around, place, operation.to);
		const data = "data" in operation ? operation.data : "value" in operation && operation.value;
		if (operation.do === "remove" || data === null) return remove(document, parts);
		if (operation.do === "add") {
			if (isList(around)) return add(around, place, become(null, data, path, order));
			if (document.getIn(parts) != null) throw new Error(`${path} is there already.`);
		}
		if (isList(around) && !(place in around.items)) throw new Error(`There is no ${path}.`);
		const whole = withAt(document.toJS(), path, data);
		document.contents = become(document.contents, whole, "", order) as typeof document.contents;
	});
}

/** The text with what an earlier one has at a path, as it stood there: nothing, if that lacks it. */
export function withPutBack(text: string, earlier: string, path: string): string {
	const parts = partsOf(path);
	return edited(text, (document) => {
		const before = read(earlier);
		const node = before.getIn(parts, true);
		if (node === undefined) return remove(document, parts);
		if (document.hasIn(parts)) return document.setIn(parts, node);
		const [group, was] = [document, before].map((one) => one.getIn(parts.slice(0, -1)));
		if (!isGroupNode(group) || !isGroupNode(was)) throw new Error(`There is no place for ${path}.`);
		const entry = was.items.find((one) => nameOf(one) === parts.at(-1)) as Entry;
		const next = insert(group, entry, was.items.map(nameOf))?.key;
		// A comment stays when its key goes: it goes back too.
		const { commentBefore: comment } = entry.key;
		if (comment && next) next.commentBefore = without(next.commentBefore, comment);
		else if (comment) group.comment = without(group.comment, comment);
	});
}

/** @param like the text of another file of its kind: the line that names its schema comes along. */
export function newFile(data: Data, order: KeyOrder, like = ""): string {
	const [, schema] = /^#( yaml-language-server:.*)/.exec(like) ?? [];
	return edited(like.includes("\r\n") ? "\r\n" : "", (document) => {
		if (schema) document.commentBefore = schema.trimEnd();
		document.contents = become(null, data, "", order) as typeof document.contents;
	});
}

function edited(text: string, change: (document: Document) => void): string {
	const document = read(text);
	change(document);
	visit(document, {
		Scalar: style,
		Collection: closeUp,
		Alias() {
			throw new Error("Anchors and aliases cannot be edited.");
		},
	});
	const written = document.toString({
		lineWidth: WIDTH,
		minContentWidth: 0,
		flowCollectionPadding: false,
	});
	if (!isDeepStrictEqual(parse(written), document.toJS())) throw new Error("This is no YAML.");
	return text.includes("\r\n") ? written.replaceAll("\n", "\r\n") : written;
}

/** What YAML 1.1 reads as something else (`no`, `09:00`) is written between quotes too. */
function read(text: string): Document {
	const document = parseDocument(text.replaceAll("\r\n", "\n"), { compat: "yaml-1.1" });
	const [error] = document.errors;
	if (error) throw error;
	return document as Document;
}

/** A text stands on the line of its key, between quotes where it needs them; below it where it does not fit. */
function style(key: unknown, node: Scalar, path: readonly unknown[]) {
	if (typeof node.value !== "string" || key === "key") return;
	const around = path.filter(isCollection);
	const own = path.at(-1);
	const column = 2 * around.length + (isPair(own) ? nameOf(own as Entry).length : 0);
	delete node.type;
	if (column + node.value.length + 2 > WIDTH && !around.some(({ flow }) => flow))
		node.type = Scalar.BLOCK_FOLDED;
}

/** Nothing stands above the first of a group or list. */
function closeUp(_: unknown, { items: [first] }: YAMLMap | YAMLSeq) {
	if (first) headOf(first as Entry | Node).spaceBefore = false;
}

/** A node of this data: the one that was there where that can be, and with its comments in any case. */
function become(node: Node | null, data: Data, path: string, order: KeyOrder): Node {
	if (isGroup(data)) {
		const group = isGroupNode(node) ? node : withCommentsOf(node, new YAMLMap() as Group);
		for (const entry of [...group.items])
			if (!(nameOf(entry) in data)) drop(group, group.items.indexOf(entry));
		for (const [key, value] of Object.entries(data)) {
			const entry = group.items.find((one) => nameOf(one) === key);
			const own = become(entry?.value ?? null, value, under(path, key), order);
			if (entry) entry.value = own;
			else insert(group, new Pair(new Scalar(key), own), order(path));
		}
		return group;
	}
	if (Array.isArray(data)) {
		const list = isList(node) ? node : withCommentsOf(node, new YAMLSeq() as List);
		while (list.items.length > data.length) drop(list, list.items.length - 1);
		for (const [index, value] of data.entries()) {
			const own = become(list.items[index] ?? null, value, under(path, index), order);
			if (index in list.items) list.items[index] = own;
			else add(list, index, own);
		}
		return list;
	}
	return isScalar(node) && node.value === data ? node : withCommentsOf(node, new Scalar(data));
}

function withCommentsOf<Made extends Node>(node: Node | null, made: Made): Made {
	const { comment, commentBefore, spaceBefore } = node ?? {};
	return Object.assign(made, { comment, commentBefore, spaceBefore });
}

/** A new item is on one line, or on several, as its neighbour is. */
function add(list: List, place: number, node: Node) {
	if (!(place <= list.items.length)) throw new Error(`A list has no place ${place} yet.`);
	if (list.items.length === 0) list.flow = false;
	const beside = list.items[Math.max(place - 1, 0)];
	if (isCollection(beside) && isCollection(node)) node.flow = beside.flow ?? false;
	rearrange(list, (items) => items.splice(place, 0, node));
}

/** @param to its place once it is taken out. */
function move(list: unknown, from: number, to: number) {
	if (!isList(list) || !(from in list.items) || !(to in list.items))
		throw new Error(`No list has an item ${from} that can come to ${to}.`);
	rearrange(list, (items) => items.splice(to, 0, ...items.splice(from, 1)));
}

/** Where all items stand apart, they do so after it. */
function rearrange(list: List, change: (items: Node[]) => void) {
	const others = list.items.slice(1);
	const areApart = others.length > 0 && others.every(({ spaceBefore }) => spaceBefore);
	change(list.items);
	if (areApart) for (const item of list.items) item.spaceBefore = true;
}

/** Before the first key that the order has behind it. @returns that one. */
function insert(group: Group, entry: Entry, order: readonly string[]): Entry | undefined {
	const at = order.indexOf(nameOf(entry));
	const next = at < 0 ? undefined : group.items.find((one) => order.indexOf(nameOf(one)) > at);
	group.items.splice(next ? group.items.indexOf(next) : group.items.length, 0, entry);
	return next;
}

function remove(document: Document, parts: readonly string[]) {
	if (!document.hasIn(parts)) return;
	const around = document.getIn(parts.slice(0, -1));
	const [part] = parts.slice(-1);
	if (isList(around)) return drop(around, Number(part));
	if (!isGroupNode(around)) throw new Error("A file cannot be left with nothing.");
	if (around.items.length === 1 && parts.length > 1) return remove(document, parts.slice(0, -1));
	drop(
		around,
		around.items.findIndex((entry) => nameOf(entry) === part),
	);
}

/** A comment above it stays: somebody may have written it for the next one as well. */
function drop(tree: Group | List, index: number) {
	const [gone] = tree.items.splice(index, 1) as [Entry | Node];
	const { commentBefore: comment } = headOf(gone);
	const next = tree.items[index];
	if (!comment) return;
	if (next) headOf(next).commentBefore = joined(comment, headOf(next).commentBefore);
	else tree.comment = joined(tree.comment, comment);
}

const joined = (...comments: (string | null | undefined)[]) => comments.filter(Boolean).join("\n");
const without = (all: string | null | undefined, comment: string) =>
	all?.replace(comment, "").replace(/^\n|\n$/, "") ?? null;
const partsOf = (path: string) => (path === "" ? [] : path.split("."));
const isGroupNode = (node: unknown): node is Group => isMap(node);
const isList = (node: unknown): node is List => isSeq(node);
const nameOf = ({ key }: Entry) => String(key.value);
/** What holds the comments above an entry or an item, and the empty line. */
const headOf = (one: Entry | Node): Node => (isPair(one) ? (one.key as Scalar) : one);

/**
 * @param before what was read earlier: a file that still has that text is not read again.
 * @returns what each file holds, by its path.
 * @throws {ContentError} with every file that is not valid YAML.
 */
export function readYaml(
	files: Record<string, string>,
	before?: { texts: Record<string, string>; data: ReadonlyMap<string, unknown> },
): Map<string, unknown> {
	const data = new Map<string, unknown>();
	const found: Refusal[] = [];
	for (const [file, source] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
		if (before?.texts[file] === source && before.data.has(file))
			data.set(file, before.data.get(file));
		else
			try {
				data.set(file, parse(source));
			} catch (error) {
				// An alias without its anchor has no place.
				const known = error instanceof YAMLError ? error : undefined;
				const text = known?.code === "DUPLICATE_KEY" ? words.keyTwice : words.notYaml;
				found.push({ file, path: "", line: known?.linePos?.[0].line, text });
			}
	if (found.length > 0) throw new ContentError(found);
	return data;
}
