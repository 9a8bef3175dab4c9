/**
 * Cuts the file with all icons to what pages show: a page with many gets a file of its
 * own, all others share one. Outlines of brands' logos are long, and most visitors of a
 * page see no other page with the same logos.
 */

/** The file with all icons, as pages name it until it is cut: see src/icons/icon-sprite.ts. */
export const ALL_ICONS = "icons.svg";

/** From this number of icons on a page has a file of its own. Files are few: a host reads 100 rules for headers. */
const MANY = 8;

/** The names of the icons that a page shows. */
export const iconsIn = (html: string) =>
	new Set([...html.matchAll(/\/icons\.svg#([a-z0-9-]+)/g)].map(([, name = ""]) => name));

/**
 * @param icons the file with all icons.
 * @param shown for each page the names of its icons.
 * @returns for each page what its file holds.
 */
export function spritesOf(icons: string, shown: ReadonlyMap<string, ReadonlySet<string>>) {
	const few = [...shown.values()].filter(({ size }) => size < MANY);
	const shared = onlyIcons(icons, new Set(few.flatMap((names) => [...names])));
	return new Map(
		[...shown].map(([page, names]) => [page, names.size < MANY ? shared : onlyIcons(icons, names)]),
	);
}

const onlyIcons = (icons: string, names: ReadonlySet<string>) =>
	icons.replaceAll(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, name: string) =>
		names.has(name) ? symbol : "",
	);
