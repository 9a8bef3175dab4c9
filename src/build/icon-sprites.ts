/**
 * Cuts the file with all icons to what pages show: a page with many gets a file of its
 * own, all others share one. Outlines of brands' logos are long, and most visitors of a
 * page see no other page with the same logos.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The file with all icons: see src/drawing/icon-sprite.ts. */
const COMPLETE = "_astro/icons.svg";
/** From this number of icons on a page has a file of its own. Files are few: a host reads 100 rules for headers. */
const MANY = 10;

export function iconSprites(): AstroIntegration {
	return {
		name: "icon-sprites",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const icons = await readFile(root + COMPLETE, "utf8");
				const address = `/${COMPLETE}`;

				const shown = new Map<string, Set<string>>();
				for await (const page of glob("**/*.html", { cwd: root })) {
					const names = iconsIn(await readFile(root + page, "utf8"), address);
					if (names.size > 0) shown.set(page, names);
				}
				await rm(root + COMPLETE);
				const paths = new Map<ReadonlySet<string>, string>();
				for (const [page, names] of withShared(shown)) {
					const path = paths.get(names) ?? (await writeSprite(root, onlyIcons(icons, names)));
					paths.set(names, path);
					const html = await readFile(root + page, "utf8");
					await writeFile(root + page, html.replaceAll(address, `/${path}`));
				}
				logger.info(`${paths.size} files for ${shown.size} pages`);
			},
		},
	};
}

/** @returns the path of the file, which changes with its content. */
async function writeSprite(root: string, sprite: string) {
	const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
	const path = `_astro/icons.${hash}.svg`;
	await writeFile(root + path, sprite);
	return path;
}

/** The names of the icons that a page takes from the file at this address. */
export const iconsIn = (html: string, address: string) =>
	new Set(
		html
			.split(`${address}#`)
			.slice(1)
			.map((rest) => rest.replace(/[^a-z0-9-].*/s, "")),
	);

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
