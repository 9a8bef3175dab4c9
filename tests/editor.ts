/** The editor on a copy of this project, so that its files may be written. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/ports.ts";
import { contentFiles } from "../src/content/content-files.ts";
import { root } from "./built-site.ts";

const FIRST_PORT = 4480;

/** Packages are those of this project, which Vite must be told; what it remembers of them is not. */
const CONFIG = `
	import editor from "./editor/astro.config.ts";
	export default {
		...editor,
		cacheDir: "./.cache",
		vite: {
			...editor.vite,
			cacheDir: "./editor/.cache",
			server: { fs: { allow: [".", ${JSON.stringify(join(root, "node_modules"))}] } },
		},
	};
`;

export type EditorServer = Awaited<ReturnType<typeof openEditor>>;

/** A running editor, and the files it writes. */
export async function openEditor() {
	const folder = mkdtempSync(join(tmpdir(), "editor-"));
	const listed = spawnSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
		{ cwd: root, encoding: "utf8" },
	).stdout.split("\0");
	for (const path of listed.filter((path) => /^(src|content|editor|scripts)\/|^[^/]+$/.test(path)))
		cpSync(join(root, path), join(folder, path));
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
	writeFileSync(join(folder, "test.config.mjs"), CONFIG);

	const port = await freePort(FIRST_PORT);
	const url = `http://127.0.0.1:${port}`;
	const began = contentFiles(folder);
	let server: ChildProcess | undefined;

	async function start() {
		let output = "";
		const astro = join(root, "node_modules/astro/bin/astro.mjs");
		const args = ["dev", "--config", "test.config.mjs", "--host", "127.0.0.1", "--port", `${port}`];
		server = spawn(process.execPath, [astro, ...args], {
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
		});
		for (const stream of [server.stdout, server.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output = `${output}${chunk}`.slice(-4000);
			});
		for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
			const isUp = await fetch(`${url}/_redactie/state`).then(
				({ ok }) => ok,
				() => false,
			);
			if (isUp) return;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error(`The editor did not start:\n${output}`);
	}

	async function stop() {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		server.kill();
		await once(server, "exit");
	}
	process.on("exit", () => server?.kill());

	await start();
	return {
		url,
		folder,
		start,
		stop,
		read: (path: string) => readFileSync(join(folder, path), "utf8"),
		/** As another program does. */
		write: (path: string, text: string) => writeFileSync(join(folder, path), text),
		/** The lines in which the files differ from how they were: what was, and what is. */
		changedLines() {
			const now = contentFiles(folder);
			return Object.entries(began).flatMap(([path, text]) => changedLines(text, now[path] ?? ""));
		},
		/** Every file of the content again as it was. */
		putBack() {
			const now = contentFiles(folder);
			for (const [path, text] of Object.entries(began))
				if (now[path] !== text) writeFileSync(join(folder, path), text);
		},
		async remove() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** From the first line that differs to the last. */
function changedLines(before: string, after: string): [string, string][] {
	if (before === after) return [];
	const [was, now] = [before.split("\n"), after.split("\n")];
	while (was[0] === now[0]) {
		was.shift();
		now.shift();
	}
	while (was.at(-1) === now.at(-1)) {
		was.pop();
		now.pop();
	}
	return Array.from({ length: Math.max(was.length, now.length) }, (_, at) => [
		was[at] ?? "",
		now[at] ?? "",
	]);
}
