/**
 * Every page of the site, declared once. Reading and checking content, the menu's checks,
 * sitemap, search, Markdown, share images, the launch report and the tests follow from here.
 *
 * A new page is a line here, its schema beside its sections, its words in
 * content/paginas/, its route in src/pages/ and a link in content/navigatie.yaml. What is
 * forgotten is named by an error that says which file to open.
 */
import type { z } from "astro/zod";
import type { FlagLetter } from "../flags/flags.ts";
import { caseEntry } from "../sections/cases/case.schema.ts";
import { casesPage } from "../sections/cases/cases.schema.ts";
import { contactPage } from "../sections/contact/contact.schema.ts";
import { dienst } from "../sections/diensten/dienst.schema.ts";
import { dienstenPage } from "../sections/diensten/diensten.schema.ts";
import { expertise } from "../sections/expertise/expertise.schema.ts";
import { expertisePage } from "../sections/expertise/expertise-page.schema.ts";
import { homePage } from "../sections/home/home.schema.ts";
import { notFoundPage } from "../sections/niet-gevonden/niet-gevonden.schema.ts";
import { communityPage } from "../sections/over-ons/community.schema.ts";
import { groepPage } from "../sections/over-ons/groep.schema.ts";
import { overOnsPage } from "../sections/over-ons/over-ons.schema.ts";
import { werkenBijPage } from "../sections/over-ons/werken-bij.schema.ts";
import { soonPage } from "../sections/soon/soon.schema.ts";
import { toegankelijkheidPage } from "../sections/toegankelijkheid/toegankelijkheid.schema.ts";
import { vacature } from "../sections/vacatures/vacature.schema.ts";
import type { Identity } from "../site/identity.schema.ts";

interface PageDeclaration {
	/** `soon`: the page says that its text will come, and the launch report asks for it. */
	kind: "finished" | "soon" | "not-found";
	path: string | ((identity: Identity) => string);
	/** Of content/paginas/<key>.yaml. */
	schema: z.ZodType;
	/** Where content/navigatie.yaml must link to it: menu or footer columns, or the row below those. */
	menu?: "main" | "legal";
	/** The folder of content/ whose entries the page lists; their own pages follow it. */
	lists?: keyof typeof COLLECTIONS;
	/** The flag at its top, which gives it its accent too. */
	flag?: FlagLetter;
	/** What its share image flies, top to bottom. Without: its flag, those of what it lists, else K. */
	flags?: readonly FlagLetter[];
	/** The law asks for its text: without that the site may not go public. */
	required?: true;
}

/** Folders of content/ with one file per entry. `path`: where the page of an entry stands. */
export const COLLECTIONS = {
	diensten: { schema: dienst, path: "/diensten/{slug}" },
	expertise: { schema: expertise, path: "/expertise/{slug}" },
	/** Those with a `story`. */
	cases: { schema: caseEntry, path: "/cases/{slug}" },
	/** Those with a `story`. */
	vacatures: { schema: vacature, path: "/over-ons/werken-bij/{slug}" },
} as const;

/** Pages with a file of their own in content/paginas/, by its name, in the order of the menu. */
export const PAGES = {
	home: {
		kind: "finished",
		path: "/",
		schema: homePage,
		menu: "main",
		flags: ["T", "E", "A", "M"],
	},
	diensten: {
		kind: "finished",
		path: "/diensten",
		schema: dienstenPage,
		menu: "main",
		lists: "diensten",
	},
	expertise: {
		kind: "finished",
		path: "/expertise",
		schema: expertisePage,
		menu: "main",
		lists: "expertise",
	},
	cases: { kind: "finished", path: "/cases", schema: casesPage, menu: "main", lists: "cases" },
	"over-ons": { kind: "finished", path: "/over-ons", schema: overOnsPage, menu: "main", flag: "O" },
	community: {
		kind: "finished",
		path: "/over-ons/community",
		schema: communityPage,
		menu: "main",
		flag: "G",
	},
	"werken-bij": {
		kind: "finished",
		path: "/over-ons/werken-bij",
		schema: werkenBijPage,
		menu: "main",
		lists: "vacatures",
		flag: "Z",
	},
	groep: {
		kind: "finished",
		path: ({ group }) => `/over-ons/${group.slug}`,
		schema: groepPage,
		menu: "main",
		flag: "V",
	},
	contact: { kind: "finished", path: "/contact", schema: contactPage, menu: "main" },
	privacy: {
		kind: "soon",
		path: "/privacy",
		schema: soonPage,
		menu: "legal",
		flag: "T",
		required: true,
	},
	terms: { kind: "soon", path: "/terms", schema: soonPage, menu: "legal", flag: "C" },
	cookies: { kind: "soon", path: "/cookies", schema: soonPage, menu: "legal", flag: "N" },
	toegankelijkheid: {
		kind: "finished",
		path: "/toegankelijkheid",
		schema: toegankelijkheidPage,
		menu: "legal",
		flag: "Q",
	},
	"niet-gevonden": { kind: "not-found", path: "/404", schema: notFoundPage },
} as const satisfies Record<string, PageDeclaration>;

export type PaginaId = keyof typeof PAGES;
export type SoonId = {
	[Id in PaginaId]: (typeof PAGES)[Id]["kind"] extends "soon" ? Id : never;
}[PaginaId];

/** The declarations with what is left out as well as what is said. */
export const declarations = Object.entries(PAGES) as [PaginaId, PageDeclaration][];

/** The pages that say that their text will come. */
export const soonPages = declarations.filter(([, { kind }]) => kind === "soon") as [
	SoonId,
	PageDeclaration,
][];

/** Where a page stands: `/over-ons/community`. */
export function pathOf({ path }: Pick<PageDeclaration, "path">, identity: Identity): string {
	return typeof path === "string" ? path : path(identity);
}

/** Where the page of an entry stands: `/cases/openshift-aws`. */
export const entryPath = (collection: keyof typeof COLLECTIONS, { slug }: { slug: string }) =>
	COLLECTIONS[collection].path.replace("{slug}", slug);

/** The file that holds the words of a page. */
export const fileOf = (id: PaginaId) => `content/paginas/${id}.yaml`;
