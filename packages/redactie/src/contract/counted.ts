/** What of a file says which of a list it means, by its number: that changes when the list does. */
import type { Content } from "../site.ts";
import { sharedOf, walkFile } from "./fields.ts";

/** `number` holds which of `list` it is, counted from 1. Both are places in the file. */
export interface Counted {
	list: string;
	number: string;
}

/** @param data of the file, as its YAML says it. */
export function countedIn(file: string, data: unknown, content: Content): Counted[] {
	const counted: Counted[] = [];
	const around = { ...sharedOf(new Map(), content), file };
	walkFile(around, data, content, () => ({
		leaf: ({ said }, { path, data }) => {
			if (said.counts && data != null) counted.push({ list: said.counts, number: path.join(".") });
		},
	}));
	return counted;
}
