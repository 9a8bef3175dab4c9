/** The groups of fields in content/, in which the launch report looks for what is not settled. */
import type { Content } from "../content/read-content.ts";
import { filesOf, valuesIn } from "../content/walk.ts";

/** What any of them may say, as far as the report asks for it. */
interface Fields {
	placeholder?: boolean;
	source?: string;
	link?: string;
	answer?: string;
	ask?: string;
	readings?: Record<string, string>;
	metrics?: readonly Fields[];
	question?: string;
	value?: string;
	label?: string;
	name?: string;
	role?: string;
	title?: string;
	text?: string;
}

export interface Group {
	file: string;
	/** Where it stands in its file; empty for all of that. */
	field: string;
	fields: Fields;
}

export const groupsIn = (content: Content): Group[] =>
	filesOf(content).flatMap(({ file, data }) =>
		[{ field: "", value: data as unknown }, ...valuesIn(data)].flatMap(({ field, value }) =>
			value && typeof value === "object" && !Array.isArray(value)
				? { file, field, fields: value as Fields }
				: [],
		),
	);

/** A field of a group, and what that is about, as its owner knows it. */
export const placeIn = ({ file, field, fields }: Group, key: keyof Fields) => ({
	file,
	field: field ? `${field}.${key}` : key,
	...aboutOf(fields),
});

function aboutOf({ readings = {}, metrics = [], ...fields }: Fields): { about?: string } {
	const { name, role, value, label, question, title, text } = fields;
	const about = [
		Object.values(readings).join(", "),
		metrics.map((metric) => aboutOf(metric).about).join(", "),
		[name, role].filter(Boolean).join(", "),
		[value, label].filter(Boolean).join(" "),
	].find(Boolean);
	const words = about ?? question ?? title ?? text;
	return words ? { about: words } : {};
}
