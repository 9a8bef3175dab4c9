/** The files of content/ by the names that an editor gives them, with their part of the contract. */
import type { z } from "astro/zod";
import { claimsFile } from "../../../../src/content/claims.schema.ts";
import { COLLECTIONS, PAGES, type PaginaId } from "../../../../src/content/pages.ts";
import type { Content } from "../../../../src/content/read-content.ts";
import { zoekenFile } from "../../../../src/search/zoeken.schema.ts";
import { identityFile } from "../../../../src/site/identity.schema.ts";
import { interfaceFile } from "../../../../src/site/interface.schema.ts";
import { navigatieFile } from "../../../../src/site/navigatie.schema.ts";

export interface ContentFile {
	schema: z.ZodType;
	/** 'Cijfers en beloften' */
	name: string;
	/** What the site reads of it. */
	content: unknown;
}

export const SINGLE = {
	identity: { schema: identityFile, name: "Bedrijf" },
	claims: { schema: claimsFile, name: "Cijfers en beloften" },
	navigatie: { schema: navigatieFile, name: "Menu en voet" },
	interface: { schema: interfaceFile, name: "Bediening" },
	zoeken: { schema: zoekenFile, name: "Zoekfunctie" },
};

const PAGE_NAMES: Record<PaginaId, string> = {
	home: "Home",
	diensten: "Diensten",
	expertise: "Expertise",
	cases: "Cases",
	"over-ons": "Over ons",
	community: "Community",
	"werken-bij": "Werken bij ons",
	groep: "Groep",
	contact: "Contact",
	privacy: "Privacy",
	terms: "Voorwaarden",
	cookies: "Cookies",
	toegankelijkheid: "Toegankelijkheid",
	"niet-gevonden": "Niet gevonden",
};

const ENTRY_NAMES = {
	diensten: (id: string, { diensten }: Content) => ["Dienst", find(diensten, id)?.name],
	expertise: (id: string, { expertise }: Content) => ["Expertise", find(expertise, id)?.name],
	cases: (id: string, { cases }: Content) => ["Case", find(cases, id)?.title],
	vacatures: (id: string, { vacatures }: Content) => ["Vacature", find(vacatures, id)?.title],
} satisfies Record<keyof typeof COLLECTIONS, unknown>;

const find = <Entry extends { id: string }>(entries: Entry[], id: string) =>
	entries.find((entry) => entry.id === id);

/** @param path from the project's root: `content/cases/openshift-aws.yaml`. */
export function contentFile(path: string, content: Content): ContentFile | undefined {
	const [folder = "", id = ""] = path.replace(/^content\/(.*)\.yaml$/, "$1").split("/");
	if (isKey(SINGLE, folder)) return { ...SINGLE[folder], content: content[folder] };
	if (folder === "paginas" && isKey(PAGES, id))
		return { schema: PAGES[id].schema, name: PAGE_NAMES[id], content: content.paginas[id] };
	if (!isKey(COLLECTIONS, folder)) return undefined;
	const name = ENTRY_NAMES[folder](id, content).join(": ");
	const { schema } = COLLECTIONS[folder];
	return { schema, name, content: find<{ id: string }>(content[folder], id) };
}

const isKey = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
	Object.hasOwn(table, key);
