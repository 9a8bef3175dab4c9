/** The files of the fixture site: three pages of a kitchen. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const FIXTURE = fileURLToPath(new URL("../fixture", import.meta.url));

export const HOME = "content/home.yaml";
export const ABOUT = "content/about.yaml";
export const KITCHEN = "content/kitchen.yaml";
export const RECIPES = "content/recipes/";
export const PANCAKES = `${RECIPES}pancakes.yaml`;
export const SOUP = `${RECIPES}soup.yaml`;

/** All files of a site that can be edited, as they stand on disk. */
export const textsIn = (folder: string): Record<string, string> =>
	Object.fromEntries(
		globSync("content/**/*.yaml", { cwd: folder })
			.sort()
			.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(folder, file), "utf8")]),
	);

/** The lines that are in one text and not in the other, as often as they are. */
export function changedLines(before: string, after: string): string[] {
	const left = after.split("\n");
	return [
		...before.split("\n").filter((line) => {
			const at = left.indexOf(line);
			if (at >= 0) left.splice(at, 1);
			return at < 0;
		}),
		...left,
	];
}
