/** What no single file can know: slugs that clash, references that lead nowhere, pages without a link. */

import { z } from "astro/zod";
import { drawingProblems } from "../drawings/expertise-drawing.schema.ts";
import { contradiction } from "../drawings/figures/measured.check.ts";
import { NO_LINK } from "../fields/parts.ts";
import { type Fail, fieldName } from "../fields/wording.ts";
import { caseProblems } from "../sections/cases/case.check.ts";
import { choiceProblems } from "../tools/service/choice.check.ts";
import { COLLECTIONS, declarations, entryPath, fileOf, pathOf } from "./pages.ts";
import type { Content } from "./read-content.ts";

const NAVIGATIE = "content/navigatie.yaml";

/** @param fail is told of every problem. */
export function checkReferences(content: Content, fail: Fail) {
	checkSlugs(content, fail);
	checkLinks(content, fail);
	checkMenus(content, fail);
	checkSignals(content, fail);
	checkOwnPages(content, allPaths(content), fail);
	for (const { id, ...entry } of content.cases)
		for (const problem of caseProblems(entry)) fail(`content/cases/${id}.yaml`, ...problem);
	checkFigures(content, fail);
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
				const file = `content/${collection}/${id}.yaml`;
				const owner = owners.get(slug);
				if (owner)
					fail(file, "slug", `"${slug}" is al het adres van ${owner}. Kies een andere slug.`);
				owners.set(slug, file);
			}
	}
	const group = pathsOfPages(content).get("groep");
	const same = [...pathsOfPages(content).values()].filter((path) => path === group);
	if (same.length > 1)
		fail(
			"content/identity.yaml",
			"group.slug",
			`${group} is al een andere pagina. Kies een andere slug.`,
		);
}

/** The address of each page with a file of its own, by that file's name. */
const pathsOfPages = ({ identity }: Content) =>
	new Map(
		declarations
			.filter(([, { kind }]) => kind !== "not-found")
			.map(([id, page]) => [id, pathOf(page, identity)]),
	);

/** Every address of the site. */
const allPaths = (content: Content): string[] => [
	...pathsOfPages(content).values(),
	...content.diensten.map((entry) => entryPath("diensten", entry)),
	...content.expertise.map((entry) => entryPath("expertise", entry)),
	...content.cases.filter(({ story }) => story).map((entry) => entryPath("cases", entry)),
	...content.vacatures.filter(({ story }) => story).map((entry) => entryPath("vacatures", entry)),
];

/** Every `href` of menus and pages is a page. */
function checkLinks(content: Content, fail: Fail) {
	const paths = allPaths(content);
	const check = (file: string, data: unknown) =>
		forEachHref(data, (href, field) => {
			if (!paths.includes(href)) fail(file, field, `"${href}" is geen pagina.`, paths);
		});
	check(NAVIGATIE, content.navigatie);
	for (const [id] of declarations) check(fileOf(id), content.paginas[id]);
}

/** Every page can be reached from the menu, the footer's columns or the row below those. */
function checkMenus({ identity, navigatie: { menu, footer } }: Content, fail: Fail) {
	const reached = { main: new Set<string>(), legal: new Set<string>() };
	forEachHref([menu, footer.columns], (href) => reached.main.add(href));
	forEachHref(footer.legal, (href) => reached.legal.add(href));
	const fields = { main: "menu of footer.columns", legal: "footer.legal" };
	for (const [, page] of declarations) {
		const path = pathOf(page, identity);
		if (page.menu && !reached[page.menu].has(path))
			fail(
				NAVIGATIE,
				"",
				`de pagina ${path} staat nergens in het menu. Zet onder ${fields[page.menu]} een regel met haar naam (label) en "href: ${path}".`,
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

/** Every list of figures that somebody measured, and where it stands. */
export const measuredLists = ({ cases, expertise }: Content) => [
	...cases.map(({ id, metrics }) => ({
		file: `content/cases/${id}.yaml`,
		field: "metrics",
		figures: metrics,
	})),
	...expertise.flatMap(({ id, stats, impact }) => {
		const file = `content/expertise/${id}.yaml`;
		return [
			{ file, field: "stats", figures: stats },
			...impact.cases.map(({ metrics }, index) => ({
				file,
				field: `impact.cases.${index}.metrics`,
				figures: metrics,
			})),
		];
	}),
];

/** Every figure is what its measurement makes of it. */
function checkFigures(content: Content, fail: Fail) {
	for (const { file, field, figures } of measuredLists(content))
		for (const [index, { value, measured }] of figures.entries()) {
			const problem = measured && contradiction(value, measured);
			if (problem) fail(file, `${field}.${index}.value`, problem);
		}
}

/** The drawing of a field of expertise says what the figures of its page say. */
function checkDrawings({ expertise }: Content, fail: Fail) {
	for (const { id, drawing, stats, impact } of expertise) {
		const figures = [...stats, ...impact.cases.flatMap(({ metrics }) => metrics)];
		for (const [field, problem] of drawing ? drawingProblems(drawing, figures) : [])
			fail(`content/expertise/${id}.yaml`, `drawing.${field}`, problem);
	}
}

/** The questions choose from the services there are; the address names each by the letter of its flag. */
function checkChoice({ paginas, diensten }: Content, fail: Fail) {
	for (const [field, ...problem] of choiceProblems(paginas.diensten.choice, diensten))
		fail(fileOf("diensten"), `choice.${field}`, ...problem);
	for (const [at, { id, flag }] of diensten.entries()) {
		const owner = diensten.slice(0, at).find((other) => other.flag === flag);
		if (owner)
			fail(
				`content/diensten/${id}.yaml`,
				"flag",
				`vlag ${flag} is al van ${owner.name}. Kies een andere: wie een dienst kiest, krijgt een adres met deze letter.`,
			);
	}
}

/** What has a page of its own links to it; what has none, to no page of this site that is not there. */
function checkOwnPages({ cases, vacatures }: Content, paths: readonly string[], fail: Fail) {
	for (const { id, link, story, slug } of cases) {
		const file = `content/cases/${id}.yaml`;
		if (story) checkOwnPage(file, "case", link, entryPath("cases", { slug }), fail);
		else if (link !== NO_LINK)
			fail(
				file,
				"link",
				`"${link}" bestaat niet: zonder verhaal (story) heeft een case geen pagina, dus hier hoort "#".`,
			);
	}
	for (const { id, link, story, slug } of vacatures) {
		const file = `content/vacatures/${id}.yaml`;
		if (story) checkOwnPage(file, "vacature", link, entryPath("vacatures", { slug }), fail);
		else if (link.startsWith("/") && !paths.includes(link))
			fail(
				file,
				"link",
				`"${link}" bestaat niet: zonder tekst (story) heeft een vacature geen pagina, dus hier hoort "#", of een adres dat met https:// begint.`,
			);
	}
}

function checkOwnPage(file: string, kind: string, link: string, path: string, fail: Fail) {
	if (link !== path)
		fail(
			file,
			"link",
			`"${link}" klopt niet: deze ${kind} heeft een eigen pagina (story), dus hier hoort "${path}".`,
		);
}

/** Where content names an entry of another file, as the contract says that it does, that entry exists. */
function checkNames(content: Content, fail: Fail) {
	const known = {
		diensten: content.diensten.map(({ id }) => id),
		expertise: content.expertise.map(({ id }) => id),
		technologies: content.expertise.flatMap(({ technologies }) =>
			technologies.items.map(({ name }) => name),
		),
	};
	const check = (file: string, schema: z.ZodType, data: unknown) => {
		for (const { field, value, names } of namesIn(schema, data)) {
			const allowed = names.flatMap((name) => known[name]);
			const what = names.map((name) => NAMED[name]).join(" of ");
			if (!allowed.includes(value))
				fail(file, field, `"${value}" is geen bestaande ${what}.`, allowed);
		}
	};
	for (const [folder, { schema }] of Object.entries(COLLECTIONS))
		for (const { id, ...entry } of content[folder as keyof typeof COLLECTIONS])
			check(`content/${folder}/${id}.yaml`, schema, entry);
	for (const [id, { schema }] of declarations) check(fileOf(id), schema, content.paginas[id]);
}

const NAMED = {
	diensten: "dienst",
	expertise: "expertise",
	technologies: "technologie van een expertise",
};

/** What data names, by what its schema says in `.meta({ names })`. */
function namesIn(
	schema: z.ZodType,
	data: unknown,
	path: PropertyKey[] = [],
): { field: string; value: string; names: (keyof typeof NAMED)[] }[] {
	const names = (schema.meta()?.names ?? []).filter((name) => name !== "identity");
	if (names.length > 0 && typeof data === "string")
		return [{ field: fieldName(path), value: data, names }];
	if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap() as z.ZodType, data, path);
	if (schema instanceof z.ZodArray && Array.isArray(data))
		return data.flatMap((item, at) => namesIn(schema.element as z.ZodType, item, [...path, at]));
	if (schema instanceof z.ZodObject && data)
		return Object.entries(data).flatMap(([key, value]) =>
			namesIn(schema.shape[key] as z.ZodType, value, [...path, key]),
		);
	return [];
}

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
