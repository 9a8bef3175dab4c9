/**
 * What others made and visitors get, with its licences: they ask that every copy carries
 * them. Vite lists the packages in the scripts of pages; what reaches visitors by another way is
 * named here. All of it ships as licenses.txt.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";

/** The address of the file in the built site. */
export const LICENCES_FILE = "licenses.txt";
/** Where Vite writes its list. */
const BUNDLED = "licenses.json";

const SCRIPTS = "scripts";
/** What is in no script of a page, and what it ships as. The script of the search is a bundle of its own. */
const BESIDE_PAGES = {
	"@fontsource-variable/archivo": "the font files, reduced to the characters that occur",
	"@orama/stemmers": SCRIPTS,
	astro: "the script that wakes islands, which Astro writes by itself",
	"lucide-react": "icons, drawn into pages",
	minisearch: SCRIPTS,
	rolldown: SCRIPTS,
	"simple-icons": "logos of technologies, drawn into pages",
};

const LINE = "=".repeat(80);

/** As Vite lists it. */
interface Package {
	name: string;
	version: string;
	/** Its licence, and the text of that. */
	identifier?: string;
	text?: string;
}

export function thirdPartyLicences(): AstroIntegration {
	let packages: URL;
	return {
		name: "third-party-licences",
		hooks: {
			"astro:config:setup": ({ config, updateConfig }) => {
				packages = new URL("node_modules/", config.root);
				const build = { license: { fileName: BUNDLED } };
				updateConfig({ vite: { build } });
			},
			"astro:build:done": ({ dir }) => {
				const bundled: Package[] = JSON.parse(readFileSync(new URL(BUNDLED, dir), "utf8"));
				rmSync(new URL(BUNDLED, dir));
				const parts = [
					...bundled.map((each) => licenceText(each, SCRIPTS)),
					...Object.entries(BESIDE_PAGES).map(([name, form]) =>
						licenceText(packageIn(new URL(`${name}/`, packages)), form),
					),
				];
				const title = "What others made and this website carries, and its licences.\n";
				writeFileSync(new URL(LICENCES_FILE, dir), [title, ...parts.sort()].join("\n"));
			},
		},
	};
}

/** What a package says of itself. */
function packageIn(folder: URL): Package {
	const { name, version, license } = JSON.parse(
		readFileSync(new URL("package.json", folder), "utf8"),
	);
	const file = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
	const text = file && readFileSync(new URL(file, folder), "utf8").trim();
	return { name, version, identifier: license, ...(text && { text }) };
}

/** @throws when a package does not say its licence, or has no text of it. */
export function licenceText({ name, version, identifier, text }: Package, form: string): string {
	if (!identifier || !text)
		throw new Error(
			`The package ${name} ships as ${form}, but has no ${identifier ? "licence text" : "licence in its package.json"}. Look up its terms before the site carries it.`,
		);
	const lines = text.replaceAll("\r\n", "\n");
	return `${LINE}\n${name} ${version}\nLicence: ${identifier}\nShips as: ${form}\n${LINE}\n\n${lines}\n`;
}

/**
 * @param text of licenses.txt.
 * @returns of each package its name, version, licence and what it ships as.
 */
export const packagesIn = (text: string): string[][] =>
	[...text.matchAll(/^(\S+) (\S+)\nLicence: (.+)\nShips as: (.+)\n=+$/gm)].map(
		([, ...cells]) => cells,
	);
