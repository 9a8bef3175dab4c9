/** Content that can be shown: what the files hold, or would hold after an edit. */
import {
	type Content,
	ContentError,
	contentOf,
	readYaml,
} from "../../../../src/content/read-content.ts";
import { type ContentField, fieldsWhenAsked } from "../contract/fields.ts";
import { keysOf } from "../contract/key-order.ts";
import type { Data, Edit, Value } from "../protocol.ts";
import type { Texts } from "./files.ts";
import { folderOf, linkOf } from "./form-entries.ts";
import { withOperation } from "./yaml.ts";

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
	const content = contentOf(data);
	return Object.assign(fieldsWhenAsked(data, content), { texts });
}

/** @throws {ContentError} when the contract refuses what the files would hold. */
export function withEdits(edition: Edition, edits: readonly Edit[]): Edition {
	const texts = { ...edition.texts };
	for (const { file, path, value } of inOrder(edits)) {
		const text = texts[file];
		if (text === undefined) throw new ContentError([{ file, path: "", text: GONE }]);
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

/** The link of an entry to its own page follows the address that somebody gives it. */
export const withLinks = ({ data }: Edition, edits: readonly Edit[]): Edit[] =>
	edits.flatMap((edit) => {
		const { file, path, value } = edit;
		const folder = folderOf(file);
		const entry = data.get(file) as { [key: string]: Data } | undefined;
		if (path !== "slug" || !folder || !entry?.story || entry.link !== linkOf(folder, entry))
			return edit;
		const link = linkOf(folder, { ...entry, slug: value });
		return [edit, { file, path: "link", value: link, base: entry.link }];
	});

export const GONE = "dit bestand is er niet meer. Wat je typte, kun je nog kopiëren.";

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;

/** The fields that a group can have, in the order of the contract. */
export const keysIn = ({ data, content }: Edition, file: string, group: string) =>
	keysOf(file, group, data.get(file), content);
