/**
 * Every file of content/ and every page of the site, declared once. Reading and checking content, the menu's checks,
 * sitemap, search, Markdown, share images, the launch report and the tests follow from here.
 *
 * A new page is a line here, its schema beside its sections, its words in
 * content/paginas/, its route in src/pages/ and a link in content/navigatie.yaml. What is
 * forgotten is named by an error that says which file to open.
 */
import type { z } from "astro/zod";
import type { FlagLetter } from "../flags/flags.ts";
import { zoekenFile } from "../search/zoeken.schema.ts";
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
import { type Identity, identityFile } from "../site/identity.schema.ts";
import { interfaceFile } from "../site/interface.schema.ts";
import { navigatieFile } from "../site/navigatie.schema.ts";
import { claimsFile } from "./claims.schema.ts";

/** Files of content/ that are no page, by their names. */
export const SHEETS = {
	identity: identityFile,
	claims: claimsFile,
	navigatie: navigatieFile,
	interface: interfaceFile,
	zoeken: zoekenFile,
} as const;

/** Folders of content/ with one file per entry. `path`: where the page of an entry stands. */
export const COLLECTIONS = {
	diensten: { schema: dienst, path: "/diensten/{slug}" },
	expertise: { schema: expertise, path: "/expertise/{slug}" },
	/** Those with a `story`. */
	cases: { schema: caseEntry, path: "/cases/{slug}" },
	/** Those with a `story`. */
	vacatures: { schema: vacature, path: "/over-ons/werken-bij/{slug}" },
} as const;

interface PageDeclaration {
	path: string | ((identity: Identity) => string);
	/** Of content/paginas/<key>.yaml. */
	schema: z.ZodType;
	/** `soon`: the page says that its text will come, and the launch report asks for it. */
	kind?: "soon" | "not-found";
	/** content/navigatie.yaml must link to it in the row below the footer's columns, not in those or the menu. */
	menu?: "legal";
	/** The folder of content/ whose entries the page lists; their own pages follow it. */
	lists?: keyof typeof COLLECTIONS;
	/** The flag at its top, which gives it its accent too. */
	flag?: FlagLetter;
	/** What its share image flies, top to bottom. Without: its flag, those of what it lists, else K. */
	flags?: readonly FlagLetter[];
}

/** Pages with a file of their own in content/paginas/, by its name, in the order of the menu. */
export const PAGES = {
	home: { path: "/", schema: homePage, flags: ["T", "E", "A", "M"] },
	diensten: { path: "/diensten", schema: dienstenPage, lists: "diensten" },
	expertise: { path: "/expertise", schema: expertisePage, lists: "expertise" },
	cases: { path: "/cases", schema: casesPage, lists: "cases" },
	"over-ons": { path: "/over-ons", schema: overOnsPage, flag: "O" },
	community: { path: "/over-ons/community", schema: communityPage, flag: "G" },
	"werken-bij": {
		path: "/over-ons/werken-bij",
		schema: werkenBijPage,
		lists: "vacatures",
		flag: "Z",
	},
	groep: { path: ({ group }) => `/over-ons/${group.slug}`, schema: groepPage, flag: "V" },
	contact: { path: "/contact", schema: contactPage },
	privacy: { path: "/privacy", schema: soonPage, kind: "soon", menu: "legal", flag: "T" },
	terms: { path: "/terms", schema: soonPage, kind: "soon", menu: "legal", flag: "C" },
	cookies: { path: "/cookies", schema: soonPage, kind: "soon", menu: "legal", flag: "N" },
	toegankelijkheid: {
		path: "/toegankelijkheid",
		schema: toegankelijkheidPage,
		menu: "legal",
		flag: "Q",
	},
	"niet-gevonden": { path: "/404", schema: notFoundPage, kind: "not-found" },
} as const satisfies Record<string, PageDeclaration>;

export type PaginaId = keyof typeof PAGES;
export type SoonId = {
	[Id in PaginaId]: (typeof PAGES)[Id] extends { kind: "soon" } ? Id : never;
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

/** The file that holds the words of a page, of an entry, or what is no page. */
export const fileOf = (id: PaginaId) => `content/paginas/${id}.yaml`;
export const entryFile = (collection: keyof typeof COLLECTIONS, { id }: { id: string }) =>
	`content/${collection}/${id}.yaml`;
export const sheetFile = (name: keyof typeof SHEETS) => `content/${name}.yaml`;
