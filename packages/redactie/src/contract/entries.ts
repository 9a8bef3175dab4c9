/** The entries of the folders as lists, in their order. */
import type { ContentList } from "../protocol.ts";
import { type Content, type Folder, site } from "../site.ts";
import { words } from "../words.ts";
import { nodeOf } from "./nodes.ts";

export const folderLists = (content: Content): ContentList[] =>
	site.folders.map((folder) => {
		const { file, schema, name, order, isClosed } = folder;
		const page = folder.listedOn?.(content);
		return {
			id: `${file}#`,
			file,
			path: "",
			name,
			section: name,
			help: page ? words.orderOn(page.name) : "",
			item: nodeOf(schema).said.item ?? "",
			order,
			...(page && { page: page.path }),
			...(isClosed && { closed: true as const }),
			items: folder
				.entries(content)
				.map(({ id, order: _, address: __, ...item }) => ({ ...item, id: `${file}${id}.yaml#` })),
		};
	});

/** The folder of an entry, or of one that is to be: `content/vacatures/`. */
export const folderOf = (file: string): Folder | undefined =>
	site.folders.find((folder) => file.startsWith(folder.file));
