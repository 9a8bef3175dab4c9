/** What no single file can know: slugs that clash, references that lead nowhere, pages without a link. */
import { z } from "astro/zod";
import { storyOf } from "../drawings/expertise/expertise-drawing.schema.ts";
import { contradiction } from "../drawings/figures/measured.check.ts";
import type { Result } from "../drawings/figures/measured.schema.ts";
import { NO_LINK } from "../fields/parts.ts";
import { type Fail, fieldName } from "../fields/wording.ts";
import { declarations, entryFile, entryPath, fileOf, PAGES, pathOf, sheetFile } from "./pages.ts";
import type { Content } from "./read-content.ts";
import { tokensOf } from "./tokens.ts";
import { filesOf, hrefsIn, valuesIn } from "./walk.ts";

/** @param fail is told of every problem. */
export function checkReferences(content: Content, fail: Fail) {
	checkSlugs(content, fail);
	checkLinks(content, fail);
	checkMenus(content, fail);
	checkSignals(content, fail);
	for (const { file, field, figure } of figuresOf(content)) {
		const problem = figure.measured && contradiction(figure.value, figure.measured);
		if (problem) fail(file, `${field}.value`, problem);
	}
	checkDrawings(content, fail);
	checkChoice(content, fail);
	checkNames(content, fail);
}

/** Folders whose entries may not share a slug: diensten and expertise stand in one filter. */
const SLUG_SPACES = [["diensten", "expertise"], ["cases"], ["vacatures"]] as const;

function checkSlugs(content: Content, fail: Fail) {
	for (const collections of SLUG_SPACES) {
		const owners = new Map<string, string>();
		for (const collection of collections)
			for (const { slug, id } of content[collection]) {
				const file = entryFile(collection, { id });
				const owner = owners.get(slug);
				if (owner)
					fail(file, "slug", `"${slug}" is al het adres van ${owner}. Kies een andere slug.`);
				owners.set(slug, file);
			}
	}
	const group = pathOf(PAGES.groep, content.identity);
	if (ownPaths(content).filter((path) => path === group).length > 1)
		fail(
			sheetFile("identity"),
			"group.slug",
			`${group} is al een andere pagina. Kies een andere slug.`,
		);
}

/** The addresses of pages with a file of their own. */
const ownPaths = ({ identity }: Content) =>
	declarations
		.filter(([, { kind }]) => kind !== "not-found")
		.map(([, page]) => pathOf(page, identity));

/** Every `href` is a page of the site; so is the `link` of what has a page of its own. */
function checkLinks(content: Content, fail: Fail) {
	const paths = [
		...ownPaths(content),
		...content.diensten.map((entry) => entryPath("diensten", entry)),
		...content.expertise.map((entry) => entryPath("expertise", entry)),
		...content.cases.filter(({ story }) => story).map((entry) => entryPath("cases", entry)),
		...content.vacatures.filter(({ story }) => story).map((entry) => entryPath("vacatures", entry)),
	];
	for (const { file, data } of filesOf(content))
		for (const { href, field } of hrefsIn(data))
			if (!paths.includes(href)) fail(file, field, `"${href}" is geen pagina.`, paths);
	for (const folder of ["cases", "vacatures"] as const)
		for (const { link, story, ...entry } of content[folder]) {
			const own = entryPath(folder, entry);
			const isElsewhere = !link.startsWith("/") || paths.includes(link);
			const isRight = story
				? link === own
				: link === NO_LINK || (folder === "vacatures" && isElsewhere);
			const advice = story
				? `klopt niet: met een verhaal (story) is er een eigen pagina, dus hier hoort "${own}"`
				: `bestaat niet: zonder verhaal (story) is er geen pagina, dus hier hoort "#"${folder === "vacatures" ? ", of een adres dat met https:// begint" : ""}`;
			if (!isRight) fail(entryFile(folder, entry), "link", `"${link}" ${advice}.`);
		}
}

/** Every page can be reached from the menu, the footer's columns or the row below those. */
function checkMenus({ identity, navigatie: { menu, footer } }: Content, fail: Fail) {
	const linked = (data: unknown) => new Set(hrefsIn(data).map(({ href }) => href));
	const main = { hrefs: linked([menu, footer.columns]), field: "menu of footer.columns" };
	const legal = { hrefs: linked(footer.legal), field: "footer.legal" };
	for (const [, page] of declarations) {
		const path = pathOf(page, identity);
		const { hrefs, field } = page.menu ? legal : main;
		if (page.kind !== "not-found" && !hrefs.has(path))
			fail(
				sheetFile("navigatie"),
				"",
				`de pagina ${path} staat nergens in het menu. Zet onder ${field} een regel met haar naam (label) en "href: ${path}".`,
			);
	}
}

/** What a page says of its flag is about that flag, and no other. */
function checkSignals({ paginas }: Content, fail: Fail) {
	for (const [id, { flag }] of declarations) {
		const page = paginas[id];
		const title = "signal" in page ? page.signal?.title : undefined;
		if (title && !title.startsWith(`Sein ${flag}: `))
			fail(
				fileOf(id),
				"signal.title",
				`"${title}" begint niet met "Sein ${flag}: ". Die vlag staat boven deze pagina. Schrijf daarachter wat zij tussen schepen zegt.`,
			);
	}
}

/** Every figure that somebody measured, and where it stands. */
export const figuresOf = (content: Content) =>
	filesOf(content).flatMap(({ file, data }) =>
		valuesIn(data)
			.filter(({ field }) => /(^|\.)(metrics|stats)\.\d+$/.test(field))
			.map(({ field, value }) => ({ file, field, figure: value as Result })),
	);

/** The drawing of a field of expertise says what the figures of its page say. */
function checkDrawings({ expertise }: Content, fail: Fail) {
	for (const { id, drawing, stats, impact } of expertise) {
		const figures = [...stats, ...impact.cases.flatMap(({ metrics }) => metrics)];
		for (const [field, problem] of drawing ? storyOf(drawing).problems(drawing, figures) : [])
			fail(entryFile("expertise", { id }), `drawing.${field}`, problem);
	}
}

/** Each question has an answer for every service; the address names each by the letter of its flag. */
function checkChoice({ paginas, diensten }: Content, fail: Fail) {
	const { questions } = paginas.diensten.choice;
	for (const [at, dienst] of diensten.entries()) {
		for (const [index, { answers }] of questions.entries())
			if (!answers[dienst.id])
				fail(
					fileOf("diensten"),
					`choice.questions.${index}.answers`,
					`hier ontbreekt ${dienst.id}. Geef elke dienst een antwoord.`,
				);
		const owner = diensten.slice(0, at).find(({ flag }) => flag === dienst.flag);
		if (owner)
			fail(
				entryFile("diensten", dienst),
				"flag",
				`vlag ${dienst.flag} is al van ${owner.name}. Kies een andere: wie een dienst kiest, krijgt een adres met deze letter.`,
			);
	}
}

/** Where content names what stands in another file, as the contract says that it does, that exists. */
function checkNames(content: Content, fail: Fail) {
	const { diensten, expertise, identity } = content;
	const technologies = expertise.flatMap((entry) => entry.technologies.items);
	const known = {
		diensten: diensten.map(({ id }) => id),
		expertise: expertise.map(({ id }) => id),
		technologies: technologies.map(({ name }) => name),
		identity: [...tokensOf(identity).keys()],
	};
	for (const { file, schema, data } of filesOf(content))
		for (const { field, value, names } of namesIn(schema, data)) {
			const allowed = names.flatMap((name) => known[name]);
			const what = names.map((name) => NAMED[name]).join(" of ");
			if (!allowed.includes(value))
				fail(file, field, `"${value}" is geen bestaande ${what}.`, allowed);
		}
}

const NAMED = {
	diensten: "dienst",
	expertise: "expertise",
	technologies: "technologie van een expertise",
	identity: "waarde van dit bestand",
};

/** What data names, by what its schema says in `.meta({ names })`. */
function namesIn(
	schema: z.ZodType,
	data: unknown,
	path: PropertyKey[] = [],
): { field: string; value: string; names: readonly (keyof typeof NAMED)[] }[] {
	const { names = [] } = schema.meta() ?? {};
	if (names.length > 0 && typeof data === "string")
		return [{ field: fieldName(path), value: data, names }];
	if (names.length > 0 && schema instanceof z.ZodRecord)
		return Object.keys(data as object).map((key) => ({
			...{ field: fieldName([...path, key]), value: key, names },
		}));
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
		return namesIn(schema.unwrap() as z.ZodType, data, path);
	if (schema instanceof z.ZodArray && Array.isArray(data))
		return data.flatMap((item, at) => namesIn(schema.element as z.ZodType, item, [...path, at]));
	if (schema instanceof z.ZodObject && data)
		return Object.entries(data).flatMap(([key, value]) =>
			namesIn(schema.shape[key] as z.ZodType, value, [...path, key]),
		);
	return [];
}
