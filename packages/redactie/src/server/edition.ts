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

/** Its parts are named once somebody asks: that takes longer than to judge it. */
function named(own: Pick<Edition, "texts" | "data" | "content">): Edition {
	let found: Named | undefined;
	const all = () => {
		found ??= namedIn(own.data, own.content);
		return found;
	};
	return {
		...own,
		get fields() {
			return all().fields;
		},
		get lists() {
			return all().lists;
		},
		get parts() {
			return all().parts;
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

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;
