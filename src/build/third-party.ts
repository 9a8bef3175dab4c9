/**
 * What others made and visitors get, with its licences: they ask that every copy carries
 * them. The bundler tells which packages are in the scripts; what reaches visitors by
 * another way is named here. All of it ships as licenses.txt.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

/** The address of the file in the built site. */
export const LICENCES_FILE = "licenses.txt";

/** What is no module of a script, and what it ships as. */
const BESIDE_SCRIPTS = {
	"@fontsource-variable/archivo": "the font files, reduced to the characters that occur",
	astro: "the script that wakes islands, which Astro writes by itself",
	"lucide-react": "icons, drawn into pages",
	"simple-icons": "logos of technologies, drawn into pages",
};

const LINE = "=".repeat(80);

export function thirdPartyLicences(): AstroIntegration {
	const modules = new Set<string>();
	// Workers are a bundle of their own.
	const plugin: Plugin = {
		name: "third-party-licences",
		generateBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			for (const file of Object.values(bundle))
				if (file.type === "chunk") for (const id of file.moduleIds) modules.add(id);
		},
	};
	let packages = "";
	return {
		name: "third-party-licences",
		hooks: {
			"astro:config:setup": ({ config, updateConfig }) => {
				// As the bundler names it, without links.
				packages = realpathSync(fileURLToPath(new URL("node_modules", config.root)));
				updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
			},
			"astro:build:done": async ({ dir }) => {
				const shipped = new Map<string, string>();
				for (const id of modules) {
					const folder = packageFolder(id, packages);
					if (folder) shipped.set(folder, "scripts");
				}
				for (const [name, form] of Object.entries(BESIDE_SCRIPTS))
					shipped.set(join(packages, name), form);
				await writeFile(new URL(LICENCES_FILE, dir), licencesText(shipped));
			},
		},
	};
}

/**
 * @param id of a module, as the bundler names it.
 * @param packages the folder of installed packages.
 * @returns the folder of the package that it is from; undefined for a module of this project.
 */
export function packageFolder(id: string, packages: string): string | undefined {
	const name = "(?:@[^/]+/)?[^/]+";
	// Code that a tool adds of its own accord is named after it: "\0rolldown/runtime.js".
	const [, tool] = new RegExp(`^\0(${name})/`).exec(id) ?? [];
	if (tool && existsSync(join(packages, tool))) return join(packages, tool);
	const [, folder] = new RegExp(`^\0?(.*/node_modules/${name})/`).exec(id) ?? [];
	return folder;
}

/**
 * @param shipped folder of each package, and what it ships as.
 * @returns the text of licenses.txt, the same for the same packages.
 * @throws when a package does not say its licence, or has no text of it.
 */
export function licencesText(shipped: ReadonlyMap<string, string>): string {
	const parts = [...shipped].map(([folder, form]) => {
		const { name, version, license }: Record<string, string | undefined> = JSON.parse(
			readFileSync(join(folder, "package.json"), "utf8"),
		);
		const file = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
		if (!license || !file)
			throw new Error(
				`The package ${name} ships as ${form}, but has no ${license ? "licence text" : "licence in its package.json"} in ${folder}. Look up its terms before the site carries it.`,
			);
		const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
		return `${LINE}\n${name} ${version}\nLicence: ${license}\nShips as: ${form}\n${LINE}\n\n${text}\n`;
	});
	return ["What others made and this website carries, and its licences.\n", ...parts.sort()].join(
		"\n",
	);
}

/**
 * @param text of licenses.txt.
 * @returns of each package its name, version, licence and what it ships as.
 */
export const packagesIn = (text: string): string[][] =>
	[...text.matchAll(/^(\S+) (\S+)\nLicence: (.+)\nShips as: (.+)\n=+$/gm)].map(
		([, ...cells]) => cells,
	);
