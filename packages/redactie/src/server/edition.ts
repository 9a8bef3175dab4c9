/** Content that can be shown: what the files hold, or would hold after an edit. */
import { type Content, contentOf, readYaml } from "../../../../src/content/read-content.ts";
import { type ContentField, fieldsWhenAsked } from "../contract/fields.ts";
import type { Data, Operation, Value } from "../protocol.ts";
import type { Texts } from "./files.ts";
import { folderOf, linkOf } from "./form-entries.ts";

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

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
const isTakenOut = (one: Operation) =>
	one.do === "set" && one.value === null && /\.\d+$/.test(one.path);
/** Places are those of before: what goes out of a list goes last, and of those its last one first. */
export const inOrder = (operations: readonly Operation[]): Operation[] => [
	...operations.filter((one) => !isTakenOut(one)),
	...operations.filter(isTakenOut).sort((one, other) => BY_NUMBER.compare(other.path, one.path)),
];

/** The link of an entry to its own page follows the address that somebody gives it. */
export const withLinks = ({ data }: Edition, operations: readonly Operation[]): Operation[] =>
	operations.flatMap((one) => {
		const { file, path } = one;
		const folder = folderOf(file);
		const entry = data.get(file) as { [key: string]: Data } | undefined;
		const isAddress = one.do === "set" && path === "slug" && folder && entry?.story;
		if (!isAddress || entry.link !== linkOf(folder, entry)) return one;
		const link = linkOf(folder, { ...entry, slug: one.value });
		return [one, { ...one, path: "link", value: link, base: entry.link as Value }];
	});

export const GONE = "dit bestand is er niet meer. Wat je typte, kun je nog kopiëren.";

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;
