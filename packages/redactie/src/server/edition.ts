/** Content that can be shown: what the files hold, or would hold after an edit. */
import { type Named, namedIn } from "../contract/lists.ts";
import type { Value } from "../protocol.ts";
import { type Content, site } from "../site.ts";
import type { Texts } from "./files/files.ts";
import { readYaml } from "./yaml.ts";

export interface Edition extends Readonly<Named> {
	texts: Texts;
	/** Of each file, as its YAML says it. */
	data: ReadonlyMap<string, unknown>;
	content: Content;
}

/**
 * @param before Most texts are those of the edition before: they are not read again.
 * @throws {ContentError} when the contract refuses the texts.
 */
export function editionOf(texts: Texts, before?: Edition): Edition {
	const data = readYaml(texts, before);
	const content = site.read(data);
	let found: Named | undefined;
	/** Its parts are named once somebody asks: that takes longer than to judge it. */
	const named = () => {
		found ??= namedIn(data, content);
		return found;
	};
	return {
		texts,
		data,
		content,
		get fields() {
			return named().fields;
		},
		get lists() {
			return named().lists;
		},
		get parts() {
			return named().parts;
		},
	};
}

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;
