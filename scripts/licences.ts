/**
 * npm run licences: writes THIRD-PARTY.md, what this project is made with and under which
 * terms, from the build, package-lock.json and the packages that are installed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LICENCES_FILE, packagesIn } from "../src/build/third-party.ts";
import { root } from "./project.mjs";

export const file = join(root, "THIRD-PARTY.md");

interface Project {
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
}

/** A workspace, of which nothing reaches the visitor. */
const EDITOR = "packages/redactie/package.json";

interface Lock {
	packages: Record<string, { version: string; license?: string; link?: true }>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/**
 * @returns what THIRD-PARTY.md should say.
 * @throws when package.json takes for a part of the site what is none.
 */
export function licences(): string {
	const { dependencies, devDependencies } = readJson("package.json") as Project;
	const lock = readJson("package-lock.json") as Lock;
	const ofEditor = readJson(EDITOR) as Project;
	const installed = Object.entries(lock.packages).filter(
		([path, { link }]) => path.startsWith("node_modules/") && !link,
	);
	const shipped = packagesIn(readFileSync(join(root, "dist", LICENCES_FILE), "utf8"));
	for (const name of Object.keys(dependencies))
		if (!shipped.some(([shippedName]) => shippedName === name))
			throw new Error(
				`package.json names ${name} in dependencies, but nothing of it reaches the visitor. Move it to devDependencies; or if it does, say how in src/build/third-party.ts.`,
			);
	const notShipped = Object.fromEntries(
		Object.entries(ofEditor.dependencies).filter(([name]) => !(name in dependencies)),
	);
	return `# What others made

Written by \`npm run licences\` from the built site, package-lock.json and the packages themselves.

## Reaches the visitor

The bundler says what is in the scripts; \`src/build/third-party.ts\` names the rest. The full licences
ship with the site, as \`/${LICENCES_FILE}\`.

${table(["package", "version", "licence", "ships as"], shipped)}

## Builds, checks and tests

${table(
	["package", "version", "licence"],
	Object.keys({ ...devDependencies, ...notShipped })
		.sort()
		.map((name) => {
			const { version = "", license = "" } = lock.packages[`node_modules/${name}`] ?? {};
			return [name, version, license];
		}),
)}

## All ${installed.length} packages, those of other platforms and those that packages bring along included

${table(
	["licence", "packages"],
	[...Map.groupBy(installed, ([, { license }]) => license ?? "not in the lock file")]
		.map(([licence, { length }]) => [licence, String(length)])
		.sort(),
)}
`;
}

function table(head: string[], rows: string[][]): string {
	return [head, head.map(() => "---"), ...rows]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

if (import.meta.main) writeFileSync(file, licences());
