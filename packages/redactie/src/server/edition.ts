/** Content that can be shown: what the files hold, or would hold after an edit. */
import { type ContentField, fieldsWhenAsked } from "../contract/fields.ts";
import { keysOf } from "../contract/key-order.ts";
import type { Edit, Value } from "../protocol.ts";
import { type Content, ContentError, type Entry, site } from "../site.ts";
import { words } from "../words.ts";
import type { Texts } from "./files.ts";
import { following } from "./form-entries.ts";
import { readYaml, withOperation } from "./yaml.ts";

export interface Edition {
	texts: Texts;
	/** Of each file, as its YAML says it. */
	data: ReadonlyMap<string, unknown>;
	content: Content;
	fields: readonly ContentField[];
}

/** Most texts are those of the edition before: they are not read again. */
let last: Pick<Edition, "texts" | "data"> | undefined;

/** @throws {ContentError} when the contract refuses the texts. */
export function editionOf(texts: Texts, before = last): Edition {
	const data = readYaml(texts, before);
	last = { texts, data };
	const content = site.read(data);
	return Object.assign(fieldsWhenAsked(data, content), { texts });
}

/** @throws {ContentError} when the contract refuses what the files would hold. */
export function withEdits(edition: Edition, edits: readonly Edit[]): Edition {
	const texts = { ...edition.texts };
	for (const { file, path, value } of inOrder(edits)) {
		const text = texts[file];
		if (text === undefined) throw new ContentError([{ file, path: "", text: words.gone }]);
		const set = { do: "set", file, path, value } as const;
		texts[file] = withOperation(text, set, (group) => keysIn(edition, file, group));
	}
	return editionOf(texts, edition);
}

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
const isTakenOut = ({ path, value }: Edit) => value === null && /\.\d+$/.test(path);
/** Places are those of before: what goes out of a list goes last, and of those its last one first. */
export const inOrder = (edits: readonly Edit[]): Edit[] => [
	...edits.filter((edit) => !isTakenOut(edit)),
	...edits.filter(isTakenOut).sort((one, other) => BY_NUMBER.compare(other.path, one.path)),
];

/** What follows from a field of an entry follows it: the link to its page, as its address changes. */
export const withFollowing = ({ data }: Edition, edits: readonly Edit[]): Edit[] =>
	edits.flatMap((edit) => {
		const { file, path, value } = edit;
		const entry = data.get(file) as Entry | undefined;
		if (!entry || path.includes(".")) return edit;
		const others = following(file, entry, { ...entry, [path]: value });
		return [
			edit,
			...others.map((other) => ({
				file,
				path: other.path,
				value: other.value,
				base: (entry[other.path] ?? null) as Value,
			})),
		];
	});

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;

/** The fields that a group can have, in the order of the contract. */
export const keysIn = ({ data, content }: Edition, file: string, group: string) =>
	keysOf(file, group, data.get(file), content);
