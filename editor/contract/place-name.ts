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
		const item = own.find((field) => field.path === `${place}.0`);
		if (item) return ofItems(item);
		const inside = own.find((field) => field.path.startsWith(`${place}.`));
		if (inside) return inside.section;
	}
	return undefined;
}

/** A list of values goes by what each of them is: 'Adresregel' of '1e adresregel'. */
const ofItems = ({ name }: ContentField) =>
	name.replace(/\b1e (\p{L})/u, (_, letter: string) =>
		name.startsWith("1e ") ? letter.toUpperCase() : letter,
	);
