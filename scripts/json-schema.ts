/**
 * JSON Schemas of the files of content/, made from the contract, for who edits them in a code editor:
 * it completes fields, explains them and underlines what is wrong. They refuse nothing that the
 * contract accepts; what takes more than one field to judge, or another file, is left to the contract.
 */
import { z } from "astro/zod";
import { COLLECTIONS, declarations, SHEETS } from "../src/content/pages.ts";
import { side } from "../src/drawings/architecture/architecture.schema.ts";
import { measured } from "../src/drawings/figures/measured.schema.ts";
import * as parts from "../src/fields/parts.ts";

type Json = Record<string, unknown>;

/** By the place of the files below content/: a folder for entries, which share one. */
const SCHEMAS: Record<string, z.ZodType> = Object.fromEntries([
	...Object.entries(SHEETS),
	...Object.entries(COLLECTIONS).map(([place, { schema }]) => [place, schema]),
	...declarations.map(([id, { schema }]) => [`paginas/${id}`, schema]),
]);

const fileOf = (place: string) => `redactie/schemas/${place}.json`;

/** The schema of a file of content/, both from the project's root. */
export function schemaFileOf(file: string): string {
	const place = file.replace(/^content\//, "").replace(/\.yaml$/, "");
	const [folder = ""] = place.split("/");
	return fileOf(folder in COLLECTIONS ? folder : place);
}

/** All schemas, by their files. */
export const jsonSchemas = (): Record<string, string> =>
	Object.fromEntries(
		Object.entries(SCHEMAS).map(([place, schema]) => [fileOf(place), textOf(schema)]),
	);

function textOf(schema: z.ZodType): string {
	const made: Json = z.toJSONSchema(schema, {
		io: "input",
		// All that code editors know of.
		target: "draft-07",
		// Refinements and overwrites.
		unrepresentable: "any",
		metadata: described,
	});
	eachIn(made, tidy);
	// Texts of the identity are written in full: it is where the names come from.
	if (schema !== SHEETS.identity) {
		eachIn(made, allowNamesAndMarks);
		made.definitions = { ...(made.definitions as Json), confirm: CONFIRM, unmeasured: UNMEASURED };
	}
	return `${JSON.stringify({ $comment: "Made by npm run schemas.", ...made }, null, "\t")}\n`;
}

function eachIn(json: unknown, change: (json: Json) => void) {
	if (!json || typeof json !== "object") return;
	for (const value of Object.values(json)) eachIn(value, change);
	if (!Array.isArray(json)) change(json as Json);
}

/** What several fields are stands once in each schema, under its name in the contract. */
const SHARED = new Map<unknown, string>(
	Object.entries({ ...parts, measured, side })
		// A text is shorter than a reference to it.
		.filter(([, part]) => part instanceof z.ZodType && !(part instanceof z.ZodString))
		.map(([name, part]) => [part, name]),
);

/** Of what the contract says of a field, what a code editor shows. */
const described = z.registry<{ id?: string; title?: string; description?: string }>();
described.get = (schema) => {
	const { title, description } = z.globalRegistry.get(schema) ?? {};
	const id = SHARED.get(schema);
	return {
		...(id && { id }),
		...(title && { title }),
		...(description && { description }),
	} as never;
};

/** Without the bounds of all whole numbers, and without forms that only zod knows. */
function tidy(json: Json) {
	if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
	if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
	if (json.format && !FORMS.has(json.format)) delete json.format;
}
const FORMS = new Set<unknown>(["date", "email", "uri"]);

const CONFIRM: Json = {
	title: "Dit moet nog bevestigd worden",
	description: "Haal deze regel weg zodra vaststaat dat de belofte klopt.",
	const: true,
};

/** Of a name only the site knows how long its value is; three dots become one sign. */
const UNMEASURED: Json = { pattern: "\\{\\{|\\.{3}" };

/** What content may hold besides what its schema sees: see content/tokens.ts. */
function allowNamesAndMarks(json: Json) {
	if (json.type === "object") {
		json.properties = { ...(json.properties as Json), confirm: { $ref: "#/definitions/confirm" } };
		if (json.propertyNames)
			json.propertyNames = { anyOf: [{ const: "confirm" }, json.propertyNames] };
	}
	if (json.type !== "string") return;
	const limits: Json = {};
	for (const limit of LIMITS)
		if (json[limit] !== undefined && json[limit] !== NOT_EMPTY[limit]) {
			limits[limit] = json[limit];
			delete json[limit];
		}
	if (Object.keys(limits).length > 0)
		Object.assign(json, { if: { $ref: "#/definitions/unmeasured" }, else: limits });
}

const LIMITS = ["minLength", "maxLength", "pattern", "format"] as const;
/** This holds for names too. */
const NOT_EMPTY: Json = { minLength: 1 };
