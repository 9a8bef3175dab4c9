/** What Redactie has to know of this site; packages/redactie/src/site.ts says what each part is. */
import { type Node, nodeOf } from "./packages/redactie/src/contract/nodes.ts";
import { ContentError, type Entry, type Folder, type Site } from "./packages/redactie/src/site.ts";
import { report } from "./redactie/launch/launch-list.ts";
import { moduleWords } from "./src/content/island-words.ts";
import {
	COLLECTIONS,
	declarations,
	entryPath,
	type PaginaId,
	pathOf,
	SHEETS,
	sheetFile,
} from "./src/content/pages.ts";
import { type Content, contentOf, ContentError as Refused } from "./src/content/read-content.ts";
import { tokensOf } from "./src/content/tokens.ts";
import { NO_LINK } from "./src/fields/parts.ts";
import type { getPages } from "./src/queries/pages.ts";

type SheetName = keyof typeof SHEETS;
const SHEET_NAMES: Record<SheetName, string> = {
	identity: "Bedrijf",
	claims: "Cijfers en beloften",
	navigatie: "Menu en voet",
	interface: "Bediening",
	zoeken: "Zoekfunctie",
};
const EVERYWHERE: readonly SheetName[] = ["navigatie", "interface", "identity"];

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

type FolderName = keyof typeof COLLECTIONS;
/** What its entries are called, and which of their fields is their title. */
const FOLDERS: Record<FolderName, { name: string; one: string; title: "name" | "title" }> = {
	diensten: { name: "Diensten", one: "Dienst", title: "name" },
	expertise: { name: "Expertise", one: "Expertise", title: "name" },
	cases: { name: "Cases", one: "Case", title: "title" },
	vacatures: { name: "Vacatures", one: "Vacature", title: "title" },
};
const isFolderName = (name: string): name is FolderName => Object.hasOwn(FOLDERS, name);

/** What one asks first of a vacancy. */
const ASKED = { hours: "uren", place: "standplaats", salary: "salaris", start: "start" } as const;

const flag = (value: string | undefined) => (value ? { picture: { kind: "flag", value } } : {});
const flagOf = (id: string | undefined, { diensten, expertise }: Content) =>
	flag([...expertise, ...diensten].find((entry) => entry.id === id)?.flag);

function entriesOf(folder: FolderName, content: Content): ReturnType<Folder<Content>["entries"]> {
	const entries: readonly Content[FolderName][number][] = content[folder];
	return entries.map((entry) => {
		const { id, order, slug: address } = entry;
		const page = { page: entryPath(folder, entry) };
		if ("name" in entry)
			return { id, order, address, title: entry.name, ...flag(entry.flag), ...page };
		const { title, story, expertise } = entry;
		const note = "metrics" in entry ? (story ? "" : "zonder eigen pagina") : lackingIn(entry);
		return {
			...{ id, order, address, title },
			...(note && { note }),
			...flagOf([expertise].flat()[0], content),
			...(story && page),
		};
	});
}

function lackingIn(vacancy: Content["vacatures"][number]): string {
	const keys = Object.keys(ASKED) as (keyof typeof ASKED)[];
	const lacking = keys.filter((key) => !vacancy[key]).map((key) => ASKED[key]);
	return lacking.length > 0 ? `geen ${lacking.join(", ")}` : "";
}

/** What a value of the company is called, with the group that it is in: 'Groep: naam'. */
function titleOf(path: string): string {
	let node: Node | undefined = nodeOf(SHEETS.identity);
	const titles = path.split(".").map((key) => {
		node = node?.type === "group" ? node.fields.get(key) : undefined;
		return node?.said.title;
	});
	return titles.join(": ");
}

/** An entry links to the page of its own; without one a vacancy may lead to any other, here or elsewhere. */
function linkOf(folder: FolderName, { slug, link, story }: Entry): string {
	if (story) return entryPath(folder, { slug: String(slug) });
	const isElsewhere = typeof link === "string" && !link.startsWith(entryPath(folder, { slug: "" }));
	return folder === "vacatures" && isElsewhere ? link : NO_LINK;
}

/** On its page a case explains each of its figures, see src/sections/cases/case.schema.ts. */
const explained = ({ story, metrics }: Entry): string[] =>
	story && Array.isArray(metrics)
		? metrics.flatMap((_, index) => [`metrics.${index}.icon`, `metrics.${index}.description`])
		: [];

const folders = (Object.keys(FOLDERS) as FolderName[]).map((folder): Folder<Content> => {
	const { name, title } = FOLDERS[folder];
	const hasLink = folder === "cases" || folder === "vacatures";
	const [id, listing] = declarations.find(([, { lists }]) => lists === folder) ?? [];
	return {
		file: `content/${folder}/`,
		schema: COLLECTIONS[folder].schema,
		name,
		title,
		order: "order",
		address: "slug",
		// Menu, drawings and the questions of 'Welke dienst past?' are built around them.
		...(!hasLink && { isClosed: true as const }),
		entries: (content) => entriesOf(folder, content),
		...(hasLink && { follows: (entry) => ({ link: linkOf(folder, entry) }) }),
		...(folder === "cases" && { needs: explained }),
		pageOf: ({ slug, story }) =>
			story || !hasLink ? entryPath(folder, { slug: String(slug) }) : undefined,
		...(id &&
			listing && {
				listedOn: ({ identity }) => ({ path: pathOf(listing, identity), name: PAGE_NAMES[id] }),
			}),
	};
});

export const site: Site<Content> = {
	read(data) {
		try {
			return contentOf(data);
		} catch (error) {
			throw error instanceof Refused ? new ContentError(error.found) : error;
		}
	},
	file(path, content) {
		const [place = "", id = ""] = path.replace(/^content\/(.*)\.yaml$/, "$1").split("/");
		if (Object.hasOwn(SHEETS, place) && !id) {
			const key = place as SheetName;
			return { schema: SHEETS[key], name: SHEET_NAMES[key], content: content[key] };
		}
		const [pageId, page] = (place === "paginas" && declarations.find(([key]) => key === id)) || [];
		if (pageId && page) {
			const own = pathOf(page, content.identity);
			const { schema } = page;
			return { schema, name: PAGE_NAMES[pageId], content: content.paginas[pageId], page: own };
		}
		if (!isFolderName(place)) return undefined;
		const entries: { id: string }[] = content[place];
		const entry = entries.find((one) => one.id === id);
		const { one, title } = FOLDERS[place];
		const name = `${one}: ${(entry as Record<string, unknown> | undefined)?.[title] ?? ""}`;
		return { schema: COLLECTIONS[place].schema, name, content: entry };
	},
	sheets: (Object.keys(SHEETS) as SheetName[]).map((key) => ({
		file: sheetFile(key),
		...(EVERYWHERE.includes(key) && { isEverywhere: true as const }),
	})),
	folders,
	choices({ diensten, expertise, identity }) {
		const asItIs = (value: string) => ({ value, label: value });
		const technologies = expertise.flatMap(({ technologies }) => technologies.items);
		const entries = (list: readonly { id: string; name: string; flag: string }[]) =>
			list.map(({ id, name, flag: letter }) => ({ value: id, label: name, ...flag(letter) }));
		return {
			diensten: entries(diensten),
			expertise: entries(expertise),
			technologies: [...new Set(technologies.map(({ name }) => name))].map(asItIs),
			identity: [...tokensOf(identity).keys()].map((value) => ({ value, label: titleOf(value) })),
		};
	},
	names: ({ identity, claims }) => [
		...[...tokensOf(identity)].map(([name, value]) => ({
			name,
			value,
			source: `${sheetFile("identity")}#${name}` as const,
		})),
		...Object.entries(claims).flatMap(([id, { about, readings }]) =>
			Object.entries(readings).map(([reading, value]) => ({
				name: `claims.${id}.${reading}`,
				value,
				about,
				source: `${sheetFile("claims")}#${id}.readings.${reading}` as const,
			})),
		),
	],
	pending: [
		{
			key: "confirm",
			anywhere: {
				title: "Dit moet nog bevestigd worden",
				description: "Zet het vinkje uit zodra vaststaat dat deze belofte klopt.",
			},
			label: "Dit moet nog bevestigd worden",
		},
		{ key: "placeholder", label: "Dit is nog een voorbeeld" },
		{ key: "placeholders", isList: true, label: "Dit is nog een voorbeeld" },
	],
	pictures: ["flag", "icon"],
	// Only with its answer does a question come on the site.
	note: (fields) =>
		fields.some(({ path, value }) => path.endsWith(".answer") && !value)
			? "nog zonder antwoord, niet op de pagina"
			: undefined,
	async pages(load) {
		const queries = (await load("/src/queries/pages.ts")) as { getPages: typeof getPages };
		return queries.getPages().map(({ path, name, flags: [first], sources: [file = ""] }) => ({
			...{ path, name, file },
			...flag(first),
		}));
	},
	modules: [
		{ id: /\/src\/content\/content\.ts$/, exports: "content", of: (content) => content },
		{
			// Words of islands: those of a page that is rendered come from what is held too.
			id: /^\0words:/,
			exports: "default",
			isServerOnly: true,
			of: (content, id) => moduleWords(id.slice(1), content),
		},
	],
	report,
	hints: new URL("scripts/hints-thread.ts", import.meta.url),
	panel: "redactie/panel.tsx",
};
