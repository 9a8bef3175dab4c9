/**
 * Reads the YAML of `content/` into typed content, or refuses it with errors an
 * editor can act on: file, field, what is wrong and what would be right.
 *
 * A plain function of the files' texts, so that a test can feed it any mistake
 * and the page build and the editing server share one reading.
 */
import { z } from "astro/zod";
import { parseDocument, type YAMLError } from "yaml";
import {
	caseEntry,
	claims,
	dienst,
	expertise,
	identity,
	interfaceText,
	navigatie,
	paginas,
	vacature,
} from "./contract.ts";
import { NO_LINK } from "./no-link.ts";

const COLLECTIONS = { diensten: dienst, expertise, cases: caseEntry, vacatures: vacature } as const;
const SINGLES = { claims, navigatie, interface: interfaceText } as const;

type Collections = typeof COLLECTIONS;
/** An entry of a collection; `id` is its file's name without `.yaml`. */
type Entry<Schema extends z.ZodType> = z.output<Schema> & { id: string };
type Identity = z.output<typeof identity>;
export type Dienst = Entry<typeof dienst>;
export type Expertise = Entry<typeof expertise>;
export type Case = Entry<typeof caseEntry>;
export type Vacature = Entry<typeof vacature>;
type Paginas = { [Name in keyof typeof paginas]: z.output<(typeof paginas)[Name]> };

export type Content = {
	identity: Identity;
	claims: z.output<typeof claims>;
	navigatie: z.output<typeof navigatie>;
	interface: z.output<typeof interfaceText>;
	paginas: Paginas;
} & { [Name in keyof Collections]: Entry<Collections[Name]>[] };

/** Everything that is wrong with the content, worded for an editor. */
export class ContentError extends Error {
	readonly problems: string[];

	constructor(problems: string[]) {
		super(`De inhoud in content/ klopt nog niet:\n\n${problems.map((p) => `- ${p}`).join("\n")}\n`);
		this.name = "ContentError";
		this.problems = problems;
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
	const problems: string[] = [];
	const fail = (file: string, field: string, problem: string) => {
		problems.push(`${file}${field && `, veld "${field}"`}: ${problem}`);
	};
	const stopOnProblems = () => {
		if (problems.length > 0) throw new ContentError(problems);
	};

	const documents = new Map<string, unknown>();
	for (const [file, source] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
		const document = parseDocument(source);
		const [error] = document.errors;
		try {
			if (!error) documents.set(file, document.toJS());
			else problems.push(yamlProblem(file, error));
		} catch (cause) {
			// An alias (*name) without its anchor: a text that begins with an asterisk.
			problems.push(
				`${file}: geen geldige YAML. Zet een tekst die met * begint tussen aanhalingstekens. (${String(cause)})`,
			);
		}
	}
	stopOnProblems();

	const validate = <Schema extends z.ZodType>(file: string, schema: Schema, data: unknown) => {
		const result = schema.safeParse(data, { error: explain });
		if (result.success) return result.data;
		for (const issue of result.error.issues) fail(file, fieldName(issue.path), issue.message);
		return undefined;
	};
	const take = (file: string) => {
		if (!documents.has(file)) problems.push(`${file}: dit bestand ontbreekt. Zet het terug.`);
		const data = documents.get(file);
		documents.delete(file);
		return data;
	};

	// The tokens come from these two, so they are read before any other file.
	const identityFile = "content/identity.yaml";
	const identitySource = resolveTokens(take(identityFile), new Map(), (field) =>
		fail(identityFile, field, "schrijf de waarde hier uit; andere bestanden verwijzen ernaar."),
	);
	const identityValues = validate(identityFile, identity, identitySource);
	stopOnProblems();
	const tokens = tokensOf(identityValues as Identity);
	for (const name of identityValues?.placeholders ?? [])
		if (!tokens.has(name))
			fail(
				identityFile,
				"placeholders",
				`"${name}" is geen waarde in dit bestand. Kies uit: ${listOf(tokens.keys())}.`,
			);
	const resolve = (file: string, data: unknown) =>
		resolveTokens(data, tokens, (field, problem) => fail(file, field, problem));

	const claimsFile = "content/claims.yaml";
	const claimValues = validate(claimsFile, SINGLES.claims, resolve(claimsFile, take(claimsFile)));
	stopOnProblems();
	for (const [id, claim] of Object.entries(claimValues ?? {}))
		for (const [reading, value] of Object.entries(claim.readings))
			tokens.set(`claims.${id}.${reading}`, value);

	const single = <Schema extends z.ZodType>(file: string, schema: Schema) =>
		validate(file, schema, resolve(file, take(file)));
	const content: Record<string, unknown> = {
		identity: identityValues,
		claims: claimValues,
		navigatie: single("content/navigatie.yaml", SINGLES.navigatie),
		interface: single("content/interface.yaml", SINGLES.interface),
		paginas: Object.fromEntries(
			Object.entries(paginas).map(([name, schema]) => [
				name,
				single(`content/paginas/${name}.yaml`, schema),
			]),
		),
	};
	for (const [name, schema] of Object.entries(COLLECTIONS)) {
		const folder = `content/${name}/`;
		const entries = [...documents.keys()]
			.filter((file) => file.startsWith(folder) && file.endsWith(".yaml"))
			.map((file) => {
				const entry = single(file, schema);
				return entry && { ...entry, id: file.slice(folder.length, -".yaml".length) };
			})
			.filter((entry) => entry !== undefined);
		content[name] = entries.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
	}
	for (const file of documents.keys())
		problems.push(
			`${file}: dit bestand hoort nergens bij. Geef het de naam van een pagina, of zet het in een van de mappen ${listOf(Object.keys(COLLECTIONS))} met de extensie .yaml.`,
		);
	stopOnProblems();

	// Every file has passed its schema by now, so the shape is Content's.
	const complete = content as Content;
	checkAcrossFiles(complete, fail);
	stopOnProblems();
	return complete;
}

type Fail = (file: string, field: string, problem: string) => void;

/** What no single file can know: slugs that clash and references that lead nowhere. */
function checkAcrossFiles(content: Content, fail: Fail) {
	for (const group of [["diensten", "expertise"], ["cases"], ["vacatures"]] as const) {
		const owners = new Map<string, string>();
		for (const name of group)
			for (const { slug, id } of content[name]) {
				const file = `content/${name}/${id}.yaml`;
				const owner = owners.get(slug);
				if (owner)
					fail(file, "slug", `"${slug}" is al het adres van ${owner}. Kies een andere slug.`);
				owners.set(slug, file);
			}
	}

	const routes = routesOf(content);
	for (const [file, tree] of [
		["content/navigatie.yaml", content.navigatie],
		["content/paginas/over-ons.yaml", content.paginas["over-ons"].links],
	] as const)
		forEachHref(tree, (href, field) => {
			if (!routes.includes(href))
				fail(file, field, `"${href}" is geen pagina. Kies uit: ${listOf(routes)}.`);
		});
	if (FIXED_PAGES.includes(`/over-ons/${content.identity.group.slug}`))
		fail(
			"content/identity.yaml",
			"group.slug",
			`/over-ons/${content.identity.group.slug} is al een andere pagina. Kies een andere slug.`,
		);

	const diensten = content.diensten.map(({ id }) => id);
	const expertises = content.expertise.map(({ id }) => id);
	const oneOf = (file: string, field: string, value: string, allowed: string[], what: string) => {
		if (!allowed.includes(value))
			fail(file, field, `"${value}" is geen ${what}. Kies uit: ${listOf(allowed)}.`);
	};
	for (const { id, slug, expertise, link, story, metrics } of content.cases) {
		const file = `content/cases/${id}.yaml`;
		expertise.forEach((value, index) => {
			oneOf(
				file,
				`expertise.${index}`,
				value,
				[...expertises, ...diensten],
				"bestaande expertise of dienst",
			);
		});
		const page = `/cases/${slug}`;
		if (story && link !== page)
			fail(
				file,
				"link",
				`"${link}" klopt niet: deze case heeft een eigen pagina (story), dus hier hoort "${page}".`,
			);
		if (!story && link !== NO_LINK)
			fail(
				file,
				"link",
				`"${link}" bestaat niet: zonder verhaal (story) heeft een case geen pagina, dus hier hoort "#".`,
			);
		metrics.forEach((metric, index) => {
			if (story && !(metric.icon && metric.description))
				fail(
					file,
					`metrics.${index}`,
					"een case met een eigen pagina heeft bij elk kerncijfer ook een icon en een description nodig.",
				);
		});
	}
	content.paginas.cases.filter.expertise.forEach((value, index) => {
		oneOf(
			"content/paginas/cases.yaml",
			`filter.expertise.${index}`,
			value,
			[...expertises, ...diensten],
			"bestaande expertise of dienst",
		);
	});
	for (const { id, expertise } of content.vacatures)
		oneOf(
			`content/vacatures/${id}.yaml`,
			"expertise",
			expertise,
			expertises,
			"bestaande expertise",
		);
	content.paginas.home.services.items.forEach(({ dienst }, index) => {
		oneOf(
			"content/paginas/home.yaml",
			`services.items.${index}.dienst`,
			dienst,
			diensten,
			"bestaande dienst",
		);
	});
	const technologies = content.expertise.flatMap(({ technologies }) =>
		technologies.items.map(({ name }) => name),
	);
	content.paginas.expertise.techStack.items.forEach((name, index) => {
		oneOf(
			"content/paginas/expertise.yaml",
			`techStack.items.${index}`,
			name,
			technologies,
			"technologie van een expertise",
		);
	});
}

/** The pages whose address no content decides; as in src/pages. */
const FIXED_PAGES = [
	"/",
	"/diensten",
	"/expertise",
	"/cases",
	"/over-ons",
	"/over-ons/community",
	"/over-ons/werken-bij",
	"/contact",
	"/toegankelijkheid",
	"/privacy",
	"/terms",
	"/cookies",
];

/** Every address of the site. */
const routesOf = (content: Content): string[] => [
	...FIXED_PAGES,
	...content.diensten.map(({ slug }) => `/diensten/${slug}`),
	...content.expertise.map(({ slug }) => `/expertise/${slug}`),
	...content.cases.filter(({ story }) => story).map(({ slug }) => `/cases/${slug}`),
	`/over-ons/${content.identity.group.slug}`,
];

/** Visits every `href` in a piece of content, with the name of its field. */
function forEachHref(
	data: unknown,
	visit: (href: string, field: string) => void,
	path: PropertyKey[] = [],
) {
	if (!data || typeof data !== "object") return;
	for (const [key, value] of Object.entries(data)) {
		if (key === "href" && typeof value === "string") visit(value, fieldName([...path, key]));
		else forEachHref(value, visit, [...path, key]);
	}
}

/** `{{name}}`, `{{group.slug}}`: every single value of the identity. */
function tokensOf(identity: Identity): Map<string, string> {
	const tokens = new Map<string, string>();
	for (const [key, value] of Object.entries(identity)) {
		if (Array.isArray(value)) continue;
		if (typeof value === "object") {
			for (const [part, text] of Object.entries(value))
				if (typeof text === "string") tokens.set(`${key}.${part}`, text);
		} else tokens.set(key, String(value));
	}
	return tokens;
}

function resolveTokens(
	data: unknown,
	tokens: Map<string, string>,
	fail: (field: string, problem: string) => void,
	path: PropertyKey[] = [],
): unknown {
	if (typeof data === "string") {
		const resolved = data.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (token, name: string) => {
			const value = tokens.get(name);
			if (value === undefined)
				fail(
					fieldName(path),
					`${token} bestaat niet. Kies uit: ${listOf([...tokens.keys()].map((key) => `{{${key}}}`))}.`,
				);
			return value ?? name;
		});
		if (/\{\{|\}\}/.test(resolved))
			fail(fieldName(path), `"${data}" heeft een half paar accolades. Schrijf {{name}}.`);
		return resolved;
	}
	if (Array.isArray(data))
		return data.map((item, index) => resolveTokens(item, tokens, fail, [...path, index]));
	if (data && typeof data === "object")
		return Object.fromEntries(
			Object.entries(data).map(([key, value]) => [
				key,
				resolveTokens(value, tokens, fail, [...path, key]),
			]),
		);
	return data;
}

function yamlProblem(file: string, error: YAMLError): string {
	const line = error.linePos?.[0].line ?? "?";
	const advice =
		error.code === "DUPLICATE_KEY"
			? "Dit veld staat er twee keer. Haal er een weg."
			: "Kijk op die regel of die erboven naar het inspringen en naar aanhalingstekens. Zet een tekst met een dubbele punt of # tussen aanhalingstekens.";
	return `${file}, regel ${line}: geen geldige YAML. ${advice} (${error.message.split("\n")[0]})`;
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
const explain: z.core.$ZodErrorMap = (issue) => {
	if (issue.code === "unrecognized_keys") {
		const allowed = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
		return `onbekend veld ${listOf(issue.keys)}. Controleer de spelling of haal het weg; hier mogen staan: ${listOf(allowed)}.`;
	}
	if (issue.code === "invalid_type") {
		const expected = KINDS[issue.expected] ?? issue.expected;
		if (issue.expected === "string" && issue.input != null)
			return `hier staat ${JSON.stringify(issue.input).slice(0, 60)}, maar er hoort een tekst. Zet die tussen aanhalingstekens.`;
		return issue.input === undefined || issue.input === null
			? `ontbreekt. Vul hier ${expected} in.`
			: `hier staat ${JSON.stringify(issue.input)?.slice(0, 60)}, maar er hoort ${expected}.`;
	}
	if (issue.code === "invalid_value" && issue.input === undefined)
		return `ontbreekt. Kies uit: ${listOf(issue.values)}.`;
	if (issue.code === "invalid_value")
		return `${JSON.stringify(issue.input)} kan hier niet. Kies uit: ${listOf(issue.values)}.`;
	if (issue.code === "too_small" || issue.code === "too_big") {
		const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
		const bound = issue.exact ? "precies" : issue.code === "too_small" ? "minstens" : "hooguit";
		if (Array.isArray(issue.input))
			return `hier staan er ${issue.input.length}, maar het moeten er ${bound} ${limit} zijn.`;
		if (typeof issue.input === "string")
			return issue.input.trim() === ""
				? "is leeg. Vul hier een tekst in."
				: `is ${issue.input.length} tekens lang, maar het moeten er ${bound} ${limit} zijn.`;
	}
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

const fieldName = (path: readonly PropertyKey[]) => path.map(String).join(".");
const listOf = (values: Iterable<unknown>) => [...values].map(String).join(", ");
