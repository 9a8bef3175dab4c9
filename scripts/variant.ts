/**
 * Builds the site with other content, in a directory of its own: what would it be with
 * a thousand cases, or with another owner? This project itself is not touched.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentFiles } from "../src/content/content-files.ts";
import { root } from "./project.mjs";

/** What a build reads, content and packages aside. */
const PARTS = ["src", "astro.config.ts", "tsconfig.json", "wrangler.jsonc", "package.json"];
/** The one file of code that an owner changes too. */
const COLORS = "src/styles/tokens.css";

/**
 * Runs in the variant, in a process that does nothing else: its peak is the build's.
 * Caches would stand in node_modules, which variants share.
 */
const BUILD = `
	import { build } from "astro";
	const start = performance.now();
	await build({ logLevel: "error", cacheDir: "./.cache", vite: { cacheDir: "./.cache/vite" } });
	const seconds = (performance.now() - start) / 1000;
	process.send({ seconds, peakBytes: process.resourceUsage().maxRSS * 1024 });
`;

interface Measured {
	/** How long the build took, without starting Node. */
	seconds: number;
	/** The most memory that the build held. */
	peakBytes: number;
}

export interface Variant extends Measured {
	/** A copy of the project. */
	directory: string;
	/** Its built site. */
	dist: string;
	/** Deletes the copy. */
	remove: () => void;
}

/**
 * @param change adapts what an owner may: path from the project's root
 *   (`content/cases/openshift-aws.yaml`) and text of each file.
 * @param beside what stands beside it as well, though no build reads it.
 * @throws with the output of the build when it fails; the copy then stays, to look into.
 */
export async function buildVariant(
	change: (files: Map<string, string>) => void,
	beside: readonly string[] = [],
): Promise<Variant> {
	const directory = mkdtempSync(join(tmpdir(), "variant-"));
	for (const part of [...PARTS, ...beside])
		await cp(join(root, part), join(directory, part), { recursive: true });
	await symlink(join(root, "node_modules"), join(directory, "node_modules"), "junction");

	const files = new Map(Object.entries(contentFiles(root)));
	files.set(COLORS, readFileSync(join(root, COLORS), "utf8"));
	change(files);
	for (const folder of new Set([...files.keys()].map(dirname)))
		await mkdir(join(directory, folder), { recursive: true });
	for (const [path, text] of files) await writeFile(join(directory, path), text);

	return {
		directory,
		dist: join(directory, "dist"),
		...(await buildIn(directory)),
		remove: () => rmSync(directory, { recursive: true, force: true }),
	};
}

function buildIn(directory: string): Promise<Measured> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["--input-type=module", "--eval", BUILD], {
			cwd: directory,
			env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
			stdio: ["ignore", "pipe", "pipe", "ipc"],
		});
		const stop = () => child.kill();
		process.on("exit", stop);
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output = `${output}${chunk}`.slice(-4000);
			});
		let measured: Measured | undefined;
		child.on("message", (message) => {
			measured = message as Measured;
		});
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			process.off("exit", stop);
			if (code === 0 && measured) resolve(measured);
			else reject(new Error(`The build in ${directory} failed (${signal ?? code}):\n${output}`));
		});
	});
}
