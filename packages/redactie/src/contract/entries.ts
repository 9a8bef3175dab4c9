/** The entries of the folders as lists, in their order. */
import { COLLECTIONS, declarations, entryPath, pathOf } from "../../../../src/content/pages.ts";
import type { Content } from "../../../../src/content/read-content.ts";
import type { ContentList, ListItem } from "../protocol.ts";
import { contentFile } from "./files.ts";
import { itemOf } from "./fixed-number.ts";
import { flagNamed } from "./item-words.ts";
import { nodeOf } from "./nodes.ts";

export type Folder = keyof typeof COLLECTIONS;

const NAMES: Record<Folder, string> = {
	diensten: "Diensten",
	expertise: "Expertise",
	cases: "Cases",
	vacatures: "Vacatures",
};

/** The whole site is built around them: menu, drawings and the questions of 'Welke dienst past?'. */
const CLOSED = new Set<Folder>(["diensten", "expertise"]);

/** What one asks first of a vacancy. */
const ASKED = ["hours", "place", "salary", "start"] as const;

export const folderLists = (content: Content): ContentList[] =>
	(Object.keys(COLLECTIONS) as Folder[]).map((folder) => {
		const file = `content/${folder}/`;
		return {
			id: `${file}#`,
			file,
			path: "",
			name: NAMES[folder],
			section: NAMES[folder],
			help: `In deze volgorde staan ze op de pagina ${pageName(folder, content)}.`,
			item: itemOf(folder),
			...pageOf(folder, content),
			...(CLOSED.has(folder) && { closed: true as const }),
			items: itemsOf(folder, content),
		};
	});

/** The page that lists the entries of a folder. */
export const listingPage = (folder: Folder) =>
	declarations.find(([, { lists }]) => lists === folder);

function pageOf(folder: Folder, { identity }: Content) {
	const [, page] = listingPage(folder) ?? [];
	return page && { page: pathOf(page, identity) };
}

function pageName(folder: Folder, content: Content) {
	const [id] = listingPage(folder) ?? [];
	return contentFile(`content/paginas/${id}.yaml`, content)?.name;
}

function itemsOf(folder: Folder, content: Content): ListItem[] {
	const item = (id: string, words: Omit<ListItem, "id">, page?: string): ListItem => ({
		id: `content/${folder}/${id}.yaml#`,
		...words,
		...(page && { page }),
	});
	switch (folder) {
		case "diensten":
		case "expertise":
			return content[folder].map(({ id, name, flag, slug }) =>
				item(id, { title: name, flag }, entryPath(folder, { slug })),
			);
		case "cases":
			return content.cases.map(({ id, title, slug, story, expertise: [first = ""] }) => {
				const note = story ? undefined : "zonder eigen pagina";
				const flag = flagNamed(first, content);
				return item(
					id,
					{ title, ...(note && { note }), ...(flag && { flag }) },
					story && entryPath(folder, { slug }),
				);
			});
		case "vacatures":
			return content.vacatures.map((vacancy) => {
				const { id, title, slug, story, expertise } = vacancy;
				const lacking = ASKED.filter((key) => !vacancy[key]).map(nameOfFact);
				const note = lacking.length > 0 ? `geen ${lacking.join(", ")}` : undefined;
				const flag = flagNamed(expertise, content);
				return item(
					id,
					{ title, ...(note && { note }), ...(flag && { flag }) },
					story && entryPath(folder, { slug }),
				);
			});
	}
}

function nameOfFact(key: (typeof ASKED)[number]) {
	const node = nodeOf(COLLECTIONS.vacatures.schema);
	return (node.type === "group" && node.fields.get(key)?.said.title?.toLowerCase()) || key;
}
