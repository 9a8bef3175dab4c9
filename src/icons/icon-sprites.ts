/**
 * Cuts the file with all icons to what pages show: a page with many gets a file of its
 * own, all others share one. Outlines of brands' logos are long, and most visitors of a
 * page see no other page with the same logos.
 */
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";

/** The file with all icons: see src/icons/icon-sprite.ts. */
const COMPLETE = "_astro/icons.svg";
/** Its address in pages as Astro built them. */
export const ICONS_ADDRESS = `/${COMPLETE}`;
/** From this number of icons on a page has a file of its own. Files are few: a host reads 100 rules for headers. */
const MANY = 10;

/**
 * Writes the files, instead of the one with all icons.
 * @param root the directory of the built site.
 * @param shown for each page the names of its icons.
 * @returns for each page the address of its file.
 */
export async function writeSprites(root: string, shown: ReadonlyMap<string, ReadonlySet<string>>) {
	const icons = await readFile(root + COMPLETE, "utf8");
	await rm(root + COMPLETE);
	const addresses = new Map<ReadonlySet<string>, string>();
	const files = withShared(shown);
	for (const names of new Set(files.values())) {
		const sprite = onlyIcons(icons, names);
		const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
		const path = `_astro/icons.${hash}.svg`;
		await writeFile(root + path, sprite);
		addresses.set(names, `/${path}`);
	}
	return new Map([...files].map(([page, names]) => [page, addresses.get(names) ?? ""]));
}

/** The names of the icons that a page takes from the file at this address. */
export const iconsIn = (html: string, address: string) =>
	new Set(
		html
			.split(`${address}#`)
			.slice(1)
			.map((rest) => once(rest.replace(/[^a-z0-9-].*/s, ""))),
	);

const names = new Map<string, string>();

/** A name as it first was found: each that is cut out of a page keeps all of the page in memory. */
function once(name: string): string {
	const known = names.get(name) ?? name;
	names.set(known, known);
	return known;
}

/** @returns for each page the icons of its file: its own if they are many, else those of all with few. */
export function withShared(shown: ReadonlyMap<string, ReadonlySet<string>>) {
	const few = [...shown.values()].filter(({ size }) => size < MANY);
	const shared = new Set(few.flatMap((names) => [...names]));
	return new Map([...shown].map(([page, names]) => [page, names.size < MANY ? shared : names]));
}

/** The file of icons, in its order, with only these. */
export const onlyIcons = (icons: string, names: ReadonlySet<string>) =>
	icons.replaceAll(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, name: string) =>
		names.has(name) ? symbol : "",
	);
