/**
 * Reads the YAML of `content/` into typed content, or refuses it with errors an
 * editor can act on: file, field, what is wrong and what would be right.
 *
 * A plain function of the files' texts, so that a test can feed it any mistake
 * and the page build, the development server and the editor share one reading.
 */
import type { z } from "astro/zod";
import { parseDocument } from "yaml";
import {
	commaList,
	errorInDutch,
	type Fail,
	type Flaw,
	flawOf,
	inWords,
	type Problem,
	yamlProblem,
} from "../fields/wording.ts";
import type { Identity } from "../site/identity.schema.ts";
import {
	COLLECTIONS,
	declarations,
	fileOf,
	type PAGES,
	type PaginaId,
	SHEETS,
	sheetFile,
} from "./pages.ts";
import { textProblems } from "./plain-text.ts";
import { checkReferences } from "./references.ts";
import { resolve, tokensOf } from "./tokens.ts";

type Collections = { [Name in keyof typeof COLLECTIONS]: (typeof COLLECTIONS)[Name]["schema"] };
/** An entry of a collection; `id` is its file's name without `.yaml`. */
type Entry<Schema extends z.ZodType> = z.output<Schema> & { id: string };
export type Dienst = Entry<Collections["diensten"]>;
export type Expertise = Entry<Collections["expertise"]>;
export type Case = Entry<Collections["cases"]>;
export type Vacature = Entry<Collections["vacatures"]>;
export type Paginas = { [Id in PaginaId]: z.output<(typeof PAGES)[Id]["schema"]> };

export type Content = {
	paginas: Paginas;
	/** Where the owner has yet to say that a promise is kept: file and field. */
	unconfirmed: { file: string; field: string }[];
} & { [Name in keyof typeof SHEETS]: z.output<(typeof SHEETS)[Name]> } & {
	[Name in keyof Collections]: Entry<Collections[Name]>[];
};

/** Everything that is wrong with the content, worded for an editor. */
export class ContentError extends Error {
	readonly found: readonly Problem[];

	constructor(found: readonly Problem[]) {
		const problems = found.map((problem) => `- ${inWords(problem)}`);
		super(`De inhoud in content/ klopt nog niet:\n\n${problems.join("\n")}\n`);
		this.name = "ContentError";
		this.found = found;
	}
}

/**
 * @param files every file of `content/`: path from the project's root
 *   (`content/cases/openshift-aws.yaml`) and its text.
 * @returns the content, each collection in its `order`.
 * @throws {ContentError} with every problem found, not only the first; only what
 *   others depend on (valid YAML, then the identity, then the claims) stops the rest.
 */
export function readContent(files: Record<string, string>): Content {
	return contentOf(readYaml(files));
}

/**
 * @returns what each file holds, by its path.
 * @throws {ContentError} with every file that is not valid YAML.
 */
export function readYaml(files: Record<string, string>): Map<string, unknown> {
	const data = new Map<string, unknown>();
	const problems: Problem[] = [];
	for (const [file, source] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
		const read = parseYaml(source);
		if ("text" in read) problems.push({ file, path: "", ...read });
		else data.set(file, read.data);
	}
	if (problems.length > 0) throw new ContentError(problems);
	return data;
}

/**
 * The same as `readContent`, of what the files hold.
 *
 * @param data of each file, by its path. It stays as it is, and nobody may change it after: what
 *   was read of the same data before is not read again.
 * @throws {ContentError} as `readContent`.
 */
export function contentOf(data: ReadonlyMap<string, unknown>): Content {
	const problems: Problem[] = [];
	const fail: Fail = (file, path, text, choices) => {
		problems.push({ file, path, text, ...(choices && { choices }) });
	};
	const stopOnProblems = () => {
		if (problems.length > 0) throw new ContentError(problems);
	};
	const unconfirmed: Content["unconfirmed"] = [];
	const tokens = new Map<string, string>();
	const left = new Set(data.keys());

	/** What a file says, as its schema has it; nothing where it is missing or refused. */
	const read = <Schema extends z.ZodType>(file: string, schema: Schema, advice = "") => {
		if (!left.delete(file)) {
			fail(file, "", `dit bestand ontbreekt. Zet het terug${advice}.`);
			return undefined;
		}
		const judgement = judgeOnce(schema, data.get(file), tokens);
		for (const problem of judgement.problems) fail(file, ...problem);
		unconfirmed.push(...judgement.unconfirmed.map((field) => ({ file, field })));
		return judgement.value as z.output<Schema> | undefined;
	};
	const sheet = <Name extends keyof typeof SHEETS>(name: Name) =>
		read(sheetFile(name), SHEETS[name]);

	// The tokens come from these two, so they are read before any other file.
	const identity = sheet("identity");
	stopOnProblems();
	for (const [name, value] of tokensOf(identity as Identity)) tokens.set(name, value);
	const claims = sheet("claims") as Content["claims"] | undefined;
	stopOnProblems();
	for (const [id, { readings }] of Object.entries(claims ?? {}))
		for (const [reading, value] of Object.entries(readings))
			tokens.set(`claims.${id}.${reading}`, value);

	const content: Record<string, unknown> = {
		...{ unconfirmed, identity, claims },
		navigatie: sheet("navigatie"),
		interface: sheet("interface"),
		zoeken: sheet("zoeken"),
		paginas: Object.fromEntries(
			declarations.map(([id, { schema }]) => [
				id,
				read(fileOf(id), schema, ", of haal de pagina weg uit src/content/pages.ts"),
			]),
		),
	};
	for (const [collection, { schema }] of Object.entries(COLLECTIONS)) {
		const name = new RegExp(`^content/${collection}/(.+)\\.yaml$`);
		const entries = [...left].flatMap((file) => {
			const [, id] = name.exec(file) ?? [];
			const entry = id && read(file, schema);
			return entry ? [{ ...entry, id }] : [];
		});
		content[collection] = entries.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
	}
	for (const file of left)
		fail(
			file,
			"",
			`dit bestand hoort nergens bij. Geef het de naam van een pagina (die staan in src/content/pages.ts), of zet het in een van de mappen ${commaList(Object.keys(COLLECTIONS))} met de extensie .yaml.`,
		);
	stopOnProblems();

	// Every file has passed its schema by now, so the shape is Content's.
	const complete = content as Content;
	checkReferences(complete, fail);
	stopOnProblems();
	return complete;
}

/** What a schema makes of data, unless it refuses it; what is wrong; and the fields that wait for their owner. */
function judge(schema: z.ZodType, source: unknown, tokens: ReadonlyMap<string, string>) {
	const problems: Flaw[] = [];
	const { data, unconfirmed } = resolve(source, tokens, (...flaw) => problems.push(flaw));
	const { data: value, error } = schema.safeParse(data, { error: errorInDutch });
	problems.push(...(error?.issues.map(flawOf) ?? []), ...textProblems(data));
	return { value, problems, unconfirmed };
}

/** The latest of each file's data: when one file changes, all others hold what they held. */
const judgements = new WeakMap<
	object,
	{ schema: z.ZodType; names: string; judgement: ReturnType<typeof judge> }
>();

function judgeOnce(schema: z.ZodType, source: unknown, tokens: ReadonlyMap<string, string>) {
	const names = JSON.stringify([...tokens]);
	const known = judgements.get(source as object);
	if (known?.schema === schema && known.names === names) return known.judgement;
	const judgement = judge(schema, source, tokens);
	if (source && typeof source === "object") judgements.set(source, { schema, names, judgement });
	return judgement;
}

/** @returns what is wrong when it is not valid YAML. */
function parseYaml(source: string): { data: unknown } | Pick<Problem, "line" | "text" | "detail"> {
	const document = parseDocument(source);
	const [error] = document.errors;
	if (error) return yamlProblem(error);
	try {
		return { data: document.toJS() };
	} catch (cause) {
		// An alias (*name) without its anchor: a text that begins with an asterisk.
		return {
			text: "geen geldige YAML. Zet een tekst die met * begint tussen aanhalingstekens.",
			detail: String(cause),
		};
	}
}
