/**
 * Every page of the site, with what others tell about it: the head, share images,
 * structured data, the sitemap, its Markdown twin and the search index.
 * `tests/seo.spec.ts` holds it to the pages that src/pages builds.
 */

import type { FlagLetter } from "../content/contract.ts";
import type { Meta } from "../machines/seo.ts";
import { type CaseWithStory, getCases, getCasesWithStory, mainExpertiseOf } from "./cases.ts";
import { type Dienst, dienstPath, getDiensten } from "./diensten.ts";
import { type Expertise, expertisePath, getExpertise } from "./expertise.ts";
import { groupPath, identity, navigatie, paginas } from "./site.ts";
import { getVacatures } from "./vacatures.ts";

export type PaginaId = Exclude<keyof typeof paginas, "niet-gevonden">;

interface Described {
	/** The page's own path: `/`, `/cases/openshift-aws`. */
	path: string;
	/** What menus and other pages call it. */
	name: string;
	/** What stands at the top of it. */
	title: string;
	meta: Meta;
	/** What its share image flies, from top to bottom. */
	flags: readonly FlagLetter[];
	/** The files of content/ that it is made of: the newest dates the page. */
	sources: readonly string[];
}

export type SitePage = Described &
	(
		| { kind: "pagina"; id: PaginaId }
		| { kind: "dienst"; entry: Dienst }
		| { kind: "expertise"; entry: Expertise }
		| { kind: "case"; entry: CaseWithStory }
	);

/** 'I wish to communicate with you', for what has no flag of its own. */
const COMMON_FLAG = "K" as const;

const flagsOf = (entries: readonly { flag: FlagLetter }[]) => entries.map(({ flag }) => flag);
const filesOf = (folder: string, entries: readonly { id: string }[]) =>
	entries.map(({ id }) => `content/${folder}/${id}.yaml`);

/**
 * What the menu calls the page of a path. The first item of a menu's group is the
 * group's own page, and goes by the group's name.
 */
function nameInMenu(path: string): string {
	const names = [
		...navigatie.menu.flatMap(({ label, href, items = [] }) => [
			{ href: href ?? items[0]?.href, label },
			...items,
		]),
		...navigatie.footer.columns.flatMap(({ links }) => links),
		...navigatie.footer.legal,
	];
	const found = names.find(({ href }) => href === path);
	if (!found) throw new Error(`content/navigatie.yaml has no link to ${path}: add one.`);
	return found.label;
}

function pagina(
	id: PaginaId,
	path: string,
	page: { title: string; flags?: readonly FlagLetter[]; alsoFrom?: readonly string[] },
): SitePage {
	const { title, flags = [COMMON_FLAG], alsoFrom = [] } = page;
	const sources = [`content/paginas/${id}.yaml`, ...alsoFrom];
	const name = nameInMenu(path);
	return { kind: "pagina", id, path, name, title, meta: paginas[id].meta, flags, sources };
}

function soonPage(id: "privacy" | "terms" | "cookies"): SitePage {
	const { title, flag } = paginas[id];
	return pagina(id, `/${id}`, { title, flags: [flag] });
}

function buildPages(): SitePage[] {
	const diensten = getDiensten();
	const expertises = getExpertise();
	const cases = getCasesWithStory();
	const mainFlags = new Set(cases.map((entry) => mainExpertiseOf(entry).flag));
	return [
		pagina("home", "/", { title: paginas.home.hero.title, flags: ["T", "E", "A", "M"] }),
		pagina("diensten", "/diensten", {
			title: paginas.diensten.title,
			flags: flagsOf(diensten),
			alsoFrom: filesOf("diensten", diensten),
		}),
		...diensten.map(
			(entry): SitePage => ({
				kind: "dienst",
				entry,
				path: dienstPath(entry),
				name: entry.name,
				title: entry.hero.title,
				meta: entry.meta,
				flags: [entry.flag],
				sources: filesOf("diensten", [entry]),
			}),
		),
		pagina("expertise", "/expertise", {
			title: paginas.expertise.title,
			flags: flagsOf(expertises),
			alsoFrom: filesOf("expertise", expertises),
		}),
		...expertises.map(
			(entry): SitePage => ({
				kind: "expertise",
				entry,
				path: expertisePath(entry),
				name: entry.name,
				title: entry.hero.title,
				meta: entry.meta,
				flags: [entry.flag],
				sources: filesOf("expertise", [entry]),
			}),
		),
		pagina("cases", "/cases", {
			title: paginas.cases.title,
			flags: [...mainFlags].slice(0, 4),
			alsoFrom: filesOf("cases", getCases()),
		}),
		...cases.map(
			(entry): SitePage => ({
				kind: "case",
				entry,
				path: entry.link,
				name: entry.title,
				title: entry.story.title,
				meta: entry.story.meta,
				flags: [mainExpertiseOf(entry).flag],
				sources: filesOf("cases", [entry]),
			}),
		),
		pagina("over-ons", "/over-ons", { title: paginas["over-ons"].title }),
		pagina("community", "/over-ons/community", { title: paginas.community.title }),
		pagina("werken-bij", "/over-ons/werken-bij", {
			title: paginas["werken-bij"].title,
			alsoFrom: filesOf("vacatures", getVacatures()),
		}),
		{
			...pagina("groep", groupPath, { title: paginas.groep.title }),
			name: identity.group.name,
		},
		pagina("contact", "/contact", { title: paginas.contact.title }),
		soonPage("privacy"),
		soonPage("terms"),
		soonPage("cookies"),
		pagina("toegankelijkheid", "/toegankelijkheid", { title: paginas.toegankelijkheid.title }),
	];
}

const pages = new Map(buildPages().map((page) => [page.path, page]));

/** Every page but the not-found screen, in the order of the menu. */
export const getPages = (): SitePage[] => [...pages.values()];

/** The page of a path; none for the not-found screen. */
export const findPage = (path: string) => pages.get(path);

/** The pages above this one, home first. */
export function ancestorsOf({ path }: SitePage): SitePage[] {
	const steps = path.split("/").slice(1, -1);
	const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
	return (path === "/" ? [] : ["/", ...above]).flatMap((step) => pages.get(step) ?? []);
}

/** The file beside the page that says the same in another form: `/cases.md`, `/index.png`. */
export const besidePath = (path: string, extension: "md" | "png") =>
	`${path === "/" ? "/index" : path}.${extension}`;
