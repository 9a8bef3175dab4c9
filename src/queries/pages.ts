/**
 * The pages of the site with what others tell about them: the head, share images,
 * structured data, the sitemap and menus. Which pages there are stands in content/pages.ts.
 */
import {
	type COLLECTIONS,
	declarations,
	entryFile,
	entryPath,
	fileOf,
	PAGES,
	type PaginaId,
	pathOf,
	soonPages,
} from "@/content/pages";
import type { Meta } from "@/content/types";
import type { FlagLetter } from "@/flags/flags";
import { type CaseWithStory, getCases, getCasesWithStory, mainExpertiseOf } from "./cases.ts";
import { type Dienst, getDiensten } from "./diensten.ts";
import { type Expertise, getExpertise } from "./expertise.ts";
import { identity, navigatie, paginas } from "./site.ts";
import {
	expertiseOf,
	getVacatures,
	getVacaturesWithStory,
	type VacatureWithStory,
} from "./vacatures.ts";

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

type Collection = keyof typeof COLLECTIONS;

/** What the pages of entries of all kinds say in the same way. */
const described = (
	collection: Collection,
	entry: { id: string; slug: string },
	{ flag, ...words }: { flag: FlagLetter } & Pick<Described, "name" | "title" | "meta">,
): Described => ({
	...words,
	path: entryPath(collection, entry),
	flag,
	flags: [flag],
	sources: [entryFile(collection, entry)],
});

/** What a page lists, each with its flag, and the pages that the entries have themselves. */
const LISTED: Record<
	Collection,
	{ entries: readonly { id: string; flag?: FlagLetter | undefined }[]; pages: SitePage[] }
> = {
	diensten: {
		entries: getDiensten(),
		pages: getDiensten().map((entry) => {
			const { name, flag, meta, hero } = entry;
			const page = described("diensten", entry, { name, flag, meta, title: hero.title });
			return { kind: "dienst", entry, ...page };
		}),
	},
	expertise: {
		entries: getExpertise(),
		pages: getExpertise().map((entry) => {
			const { name, flag, meta, hero } = entry;
			const page = described("expertise", entry, { name, flag, meta, title: hero.title });
			return { kind: "expertise", entry, ...page };
		}),
	},
	cases: {
		entries: getCases().map((entry) => ({
			id: entry.id,
			flag: entry.story && mainExpertiseOf(entry).flag,
		})),
		pages: getCasesWithStory().map((entry) => {
			const { title, meta } = entry.story;
			const { flag } = mainExpertiseOf(entry);
			return {
				kind: "case",
				entry,
				...described("cases", entry, { name: entry.title, flag, title, meta }),
			};
		}),
	},
	vacatures: {
		entries: getVacatures(),
		pages: getVacaturesWithStory().map((entry) => {
			const { title, story } = entry;
			const { flag } = expertiseOf(entry);
			const page = described("vacatures", entry, { name: title, flag, title, meta: story.meta });
			return { kind: "vacature", entry, ...page };
		}),
	},
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
			const { entries, pages } = lists ? LISTED[lists] : { entries: [], pages: [] };
			const page = paginas[id];
			const path = pathOf(declaration, identity);
			const own = flag ? [flag] : entries.flatMap(({ flag }) => flag ?? []);
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
					sources: [fileOf(id), ...entries.map(({ id }) => `content/${lists}/${id}.yaml`)],
				},
				...pages,
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

/** The pages that say that their text will come. */
export const getSoonPages = () =>
	soonPages.map(([id, page]) => ({
		path: pathOf(page, identity),
		flag: PAGES[id].flag,
		words: paginas[id],
	}));

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
