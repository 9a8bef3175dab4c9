/**
 * The pages of the site with what others tell about them: the head, share images,
 * structured data, the sitemap and menus. Which pages there are stands in content/pages.ts.
 */
import { content } from "@/content/content";
import {
	type COLLECTIONS,
	declarations,
	entryFile,
	entryPath,
	fileOf,
	PAGES,
	type PaginaId,
	pathOf,
} from "@/content/pages";
import type { Dienst, Expertise, Meta } from "@/content/types";
import type { FlagLetter } from "@/flags/flags";
import { type CaseWithStory, getCasesWithStory, mainExpertiseOf } from "./cases.ts";
import { identity, navigatie, paginas } from "./site.ts";
import { expertiseOf, getVacaturesWithStory, type VacatureWithStory } from "./vacatures.ts";

interface Described {
	/** The page's own path: `/`, `/cases/openshift-aws`. */
	path: string;
	/** What menus and other pages call it. */
	name: string;
	/** What stands at the top of it. */
	title: string;
	meta: Meta;
	/** The flag that gives the page its accent colour. */
	flag?: FlagLetter | undefined;
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
		| { kind: "vacature"; entry: VacatureWithStory }
	);

/** 'I wish to communicate with you', for what has no flag of its own. */
const COMMON_FLAG = "K" as const;
/** More flags make a share image of stamps. */
const MOST_FLAGS = 4;

/** The page of an entry: what those of all kinds say in the same way. */
const entryPage = <Kind extends string, Entry extends { id: string; slug: string }>(
	kind: Kind,
	folder: keyof typeof COLLECTIONS,
	entry: Entry,
	{ name, title, meta, flag }: Pick<Described, "name" | "title" | "meta"> & { flag: FlagLetter },
) => ({
	...{ kind, entry, name, title, meta, flag },
	path: entryPath(folder, entry),
	flags: [flag],
	sources: [entryFile(folder, entry)],
});

/** The pages that the entries of a folder have themselves. */
const ENTRY_PAGES: Record<keyof typeof COLLECTIONS, SitePage[]> = {
	diensten: content.diensten.map((entry) =>
		entryPage("dienst", "diensten", entry, { ...entry, title: entry.hero.title }),
	),
	expertise: content.expertise.map((entry) =>
		entryPage("expertise", "expertise", entry, { ...entry, title: entry.hero.title }),
	),
	cases: getCasesWithStory().map((entry) => {
		const { flag } = mainExpertiseOf(entry);
		return entryPage("case", "cases", entry, { ...entry.story, name: entry.title, flag });
	}),
	vacatures: getVacaturesWithStory().map((entry) => {
		const { title, story } = entry;
		const { flag } = expertiseOf(entry);
		return entryPage("vacature", "vacatures", entry, { ...story, name: title, title, flag });
	}),
};

/**
 * What the menu calls the page of a path; content/references.ts sees to it that it is there.
 * The first item of a menu's group is the group's own page, and goes by the group's name. A link
 * further down, in another group or at the foot, may call it otherwise.
 */
const menuNames = new Map(
	[
		...navigatie.footer.legal,
		...navigatie.footer.columns.flatMap(({ links }) => links),
		...navigatie.menu.flatMap(({ items = [] }) => items),
		...navigatie.menu.map(({ label, href, items }) => ({
			href: href ?? items?.[0]?.href ?? "",
			label,
		})),
	].map(({ href, label }) => [href, label]),
);

const pages = new Map(
	declarations
		.flatMap(([id, declaration]): SitePage[] => {
			if (declaration.kind === "not-found") return [];
			const { lists, flag, flags } = declaration;
			const listed = lists ? ENTRY_PAGES[lists] : [];
			const page = paginas[id];
			const path = pathOf(declaration, identity);
			const own = flag ? [flag] : listed.flatMap(({ flag }) => flag ?? []);
			return [
				{
					kind: "pagina",
					id,
					path,
					name: menuNames.get(path) ?? page.meta.title,
					title: "hero" in page ? page.hero.title : page.title,
					meta: page.meta,
					flag,
					flags: flags ?? [...new Set(own.length > 0 ? own : [COMMON_FLAG])].slice(0, MOST_FLAGS),
					sources: [
						fileOf(id),
						...(lists ? content[lists].map((entry) => entryFile(lists, entry)) : []),
					],
				},
				...listed,
			];
		})
		.map((page) => [page.path, page]),
);

/** Every page but the not-found screen, in the order of the menu. */
export const getPages = (): SitePage[] => [...pages.values()];

/** The page of a path; none for the not-found screen. */
export const findPage = (path: string) => pages.get(path);

/** The way to a page, under the name that the menu has for it. */
export const wayTo = (path: string) => ({ label: menuNames.get(path) ?? path, href: path });

/** The path of the page about the group. */
export const groupPath = pathOf(PAGES.groep, identity);

/** The pages above this one, home first. */
export function ancestorsOf({ path }: SitePage): SitePage[] {
	const steps = path.split("/").slice(1, -1);
	const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
	return (path === "/" ? [] : ["/", ...above]).flatMap((step) => pages.get(step) ?? []);
}

const inMenu = new Set(
	navigatie.menu.flatMap(({ href, items = [] }) => [href, ...items.map(({ href }) => href)]),
);

/**
 * What the menu marks on a page: the page's own address, else that of the nearest page above
 * it that the menu holds. Home is above all and says nothing.
 */
export function markedInMenu(path: string): string | undefined {
	let marked = path;
	while (marked && !inMenu.has(marked)) marked = marked.slice(0, marked.lastIndexOf("/"));
	return marked || undefined;
}

/** The file beside the page that says the same in another form: `/cases.md`, `/index.png`. */
export const besidePath = (path: string, extension: "md" | "png") =>
	`${path === "/" ? "/index" : path}.${extension}`;
