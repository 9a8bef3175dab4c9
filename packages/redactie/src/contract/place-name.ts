import type { ContentField } from "./fields.ts";

/**
 * What an editor calls a place in a file, which may be a group, a list or what the file lacks:
 * problems and the launch report name those too.
 *
 * @param fields of all content, or of that file.
 * @returns undefined for a file as a whole.
 */
export function placeName(
	fields: readonly ContentField[],
	file: string,
	path: string,
): string | undefined {
	const own = fields.filter((field) => field.file === file);
	const keys = path ? path.split(".") : [];
	for (let length = keys.length; length > 0; length--) {
		const place = keys.slice(0, length).join(".");
		const exact = own.find((field) => field.path === place);
		if (exact) return exact.name;
		const group = own.find((field) => field.group === `${file}#${place}`);
		if (group) return group.groupName;
		const inside = own.find((field) => field.path.startsWith(`${place}.`));
		if (inside) return ITEM.test(place) ? inside.name.replace(/: [^:]*$/, "") : inside.section;
	}
	return undefined;
}

/** One of a list: what its fields are called begins with its own name. */
const ITEM = /\.\d+$/;
