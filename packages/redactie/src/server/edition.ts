/** Content that can be shown: what the files hold, or would hold after an edit. */
import { type ContentField, fieldsOf } from "../contract/fields.ts";
import { listsOf } from "../contract/lists.ts";
import type { ContentList, Operation, Part, Value } from "../protocol.ts";
import { type Content, type Entry, site } from "../site.ts";
import { following } from "./entries.ts";
import type { Texts } from "./files/files.ts";
import { readYaml } from "./yaml.ts";

export interface Edition {
	texts: Texts;
	/** Of each file, as its YAML says it. */
	data: ReadonlyMap<string, unknown>;
	content: Content;
	readonly fields: readonly ContentField[];
	readonly lists: readonly ContentList[];
	readonly parts: readonly Part[];
}

/** Its parts are named once somebody asks: that takes longer than to judge it. */
export function named({
	texts,
	data,
	content,
}: Pick<Edition, "texts" | "data" | "content">): Edition {
	let fields: Edition["fields"] | undefined;
	let lists: Pick<Edition, "lists" | "parts"> | undefined;
	const listed = () => {
		lists ??= listsOf(data, content);
		return lists;
	};
	return {
		texts,
		data,
		content,
		get fields() {
			fields ??= fieldsOf(data, content);
			return fields;
		},
		get lists() {
			return listed().lists;
		},
		get parts() {
			return listed().parts;
		},
	};
}

/** Most texts are those of the edition before: they are not read again. */
let last: Pick<Edition, "texts" | "data"> | undefined;

/** @throws {ContentError} when the contract refuses the texts. */
export function editionOf(texts: Texts, before = last): Edition {
	const data = readYaml(texts, before);
	last = { texts, data };
	return named({ texts, data, content: site.read(data) });
}

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
const isTakenOut = (one: Operation) =>
	one.do === "set" && one.value === null && /\.\d+$/.test(one.path);
/** Places are those of before: what goes out of a list goes last, and of those its last one first. */
export const inOrder = (operations: readonly Operation[]): Operation[] => [
	...operations.filter((one) => !isTakenOut(one)),
	...operations.filter(isTakenOut).sort((one, other) => BY_NUMBER.compare(other.path, one.path)),
];

/** What follows from a field of an entry follows it: the link to its page, as its address changes. */
export const withFollowing = ({ data }: Edition, operations: readonly Operation[]): Operation[] =>
	operations.flatMap((one) => {
		const { file, path } = one;
		const entry = data.get(file) as Entry | undefined;
		if (one.do !== "set" || !entry || path.includes(".")) return one;
		const others = following(file, entry, { ...entry, [path]: one.value });
		return [
			one,
			...others.map((other) => ({ ...other, base: (entry[other.path] ?? null) as Value })),
		];
	});

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;
