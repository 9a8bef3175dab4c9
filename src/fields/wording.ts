/** What is wrong with content, worded for an editor: in Dutch, with what would be right. */
import { z } from "astro/zod";
import type { YAMLError } from "yaml";

z.config(z.locales.nl());

/** A place in a file as its editor knows it: `subjects.items.0.title`. */
export const fieldName = (path: readonly PropertyKey[]) => path.map(String).join(".");
export const commaList = (values: Iterable<unknown>) => [...values].map(String).join(", ");

/** What is wrong in a file: where, why, and what may stand there where that is a list. */
export type Flaw = readonly [path: string, text: string, choices?: readonly string[]];

/** Something that is wrong, and where. `path` may be empty: then it concerns the whole file. */
export interface Problem {
	file: string;
	path: string;
	/** Of the file, where it cannot be read. */
	line?: number | undefined;
	/** Without the place, and without the choices. */
	text: string;
	/** What the YAML library says of it, in English. */
	detail?: string | undefined;
	/** What would be right, where it is one of a list. */
	choices?: readonly string[] | undefined;
}
/** For who reads a line of text, in a terminal. */
export const inWords = ({ file, path, line, text, detail, choices }: Problem) =>
	`${file}${line ? `, regel ${line}` : ""}${path && `, veld "${path}"`}: ${text}${detail ? ` (${detail})` : ""}${choices ? ` Kies uit: ${commaList(choices)}.` : ""}`;

/** Notes a problem. */
export type Fail = (file: string, ...flaw: Flaw) => void;

/** What a schema refuses. */
export function flawOf({ path, message, ...issue }: z.core.$ZodIssue): Flaw {
	const choices =
		issue.code === "invalid_value"
			? issue.values.map(String)
			: issue.code === "custom"
				? (issue.params?.choices as string[] | undefined)
				: undefined;
	return choices ? [fieldName(path), message, choices] : [fieldName(path), message];
}

export function yamlProblem(error: YAMLError): Pick<Problem, "line" | "text" | "detail"> {
	const advice =
		error.code === "DUPLICATE_KEY"
			? "Dit veld staat er twee keer. Haal er een weg."
			: "Kijk op die regel of die erboven naar het inspringen en naar aanhalingstekens. Zet een tekst met een dubbele punt of # tussen aanhalingstekens.";
	return {
		line: error.linePos?.[0].line,
		text: `geen geldige YAML. ${advice}`,
		detail: `${error.message.split("\n")[0]}`,
	};
}

const KINDS: Record<string, string> = {
	string: "een tekst",
	number: "een getal",
	int: "een heel getal",
	boolean: "true of false",
	array: "een lijst (regels die met een streepje beginnen)",
	object: "een groep velden",
	record: "een groep velden",
};

/** Dutch wording for the mistakes editors make most; Zod's own Dutch for the rest. */
export const errorInDutch: z.core.$ZodErrorMap = (issue) => {
	if (issue.code === "unrecognized_keys") {
		const allowed = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
		return `onbekend veld ${commaList(issue.keys)}. Controleer de spelling of haal het weg; hier mogen staan: ${commaList(allowed)}.`;
	}
	if (issue.code === "invalid_type") {
		const expected = KINDS[issue.expected] ?? issue.expected;
		if (issue.expected === "string" && issue.input != null)
			return `hier staat ${JSON.stringify(issue.input).slice(0, 60)}, maar er hoort een tekst. Zet die tussen aanhalingstekens.`;
		return issue.input === undefined || issue.input === null
			? `ontbreekt. Vul hier ${expected} in.`
			: `hier staat ${JSON.stringify(issue.input)?.slice(0, 60)}, maar er hoort ${expected}.`;
	}
	if (issue.code === "invalid_value" && issue.input === undefined) return "ontbreekt.";
	if (issue.code === "invalid_value") return `${JSON.stringify(issue.input)} kan hier niet.`;
	if (issue.code === "too_small" || issue.code === "too_big") {
		const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
		const bound = issue.exact ? "precies" : issue.code === "too_small" ? "minstens" : "hooguit";
		if (Array.isArray(issue.input))
			return `hier staan er ${issue.input.length}, maar het moeten er ${bound} ${limit} zijn.`;
		if (typeof issue.input === "string")
			return issue.input.trim() === ""
				? "is leeg. Vul hier een tekst in."
				: `is ${issue.input.length} tekens lang, maar het moeten er ${bound} ${limit} zijn.`;
		if (typeof issue.input === "number") {
			const isOpen = issue.inclusive === false;
			const than = issue.code === "too_small" ? "meer dan" : "minder dan";
			return `${issue.input} kan hier niet: het moet ${isOpen ? than : bound} ${limit} zijn.`;
		}
	}
	if (issue.code === "invalid_union" && issue.input == null) return "ontbreekt. Vul hier iets in.";
	if (issue.code === "invalid_format" && issue.format in FORMATS)
		return `"${issue.input}" is geen ${FORMATS[issue.format]}`;
	if (issue.code === "invalid_key")
		return `"${issue.input}" kan geen naam zijn: gebruik alleen kleine letters, cijfers en koppeltekens.`;
	return undefined;
};

/** What a text in a fixed form is not, and how it is written. */
const FORMATS: Record<string, string> = {
	email: "e-mailadres, zoals naam@bedrijf.nl.",
	emoji: "emoji. Zet hier één emoji, zonder tekst.",
	starts_with: "pad op deze site. Begin met een schuine streep, zoals /contact.",
	url: "webadres, zoals https://www.bedrijf.nl.",
};
