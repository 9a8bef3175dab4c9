/** The editor on a copy of this project, so that its files may be written. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KEY_HEADER } from "../packages/redactie/src/protocol.ts";
import { keyOf } from "../packages/redactie/src/server/files/own-files.ts";
import { freePort } from "../scripts/ports.ts";
import { contentFiles } from "../src/content/content-files.ts";
import { root } from "./built-site.ts";

/** Packages are those of this project, which Vite must be told; what it remembers of them is not. */
const CONFIG = `
	import editor from "./redactie/astro.config.ts";
	export default {
		...editor,
		integrations: [
			...editor.integrations,
			{ name: "tell", hooks: { "astro:server:start": () => process.send("started") } },
		],
		cacheDir: "./.cache",
		vite: {
			...editor.vite,
			cacheDir: "./.vite",
			// Else it would listen on the next one.
			server: { strictPort: true, fs: { allow: [".", ${JSON.stringify(join(root, "node_modules"))}] } },
		},
	};
`;

export type EditorServer = Awaited<ReturnType<typeof openEditor>>;

/** Of the copy alone: git knows of no other repository, and not who commits. */
const NO_GIT_SETTINGS = {
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CEILING_DIRECTORIES: tmpdir(),
};

/**
 * A running editor of a project with git, and the files it writes.
 * @param firstPort from which it looks for a free one.
 */
export async function openEditor(firstPort: number) {
	const folder = mkdtempSync(join(tmpdir(), "editor-"));
	const listed = spawnSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
		{ cwd: root, encoding: "utf8" },
	).stdout.split("\0");
	for (const path of listed.filter((path) =>
		/^(src|content|packages|redactie|scripts)\/|^[^/]+$/.test(path),
	))
		cpSync(join(root, path), join(folder, path));
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
	writeFileSync(join(folder, "test.config.mjs"), CONFIG);
	const env = { ...process.env, ...NO_GIT_SETTINGS, ASTRO_TELEMETRY_DISABLED: "1" };
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
	git("init", "--quiet");
	git("add", "content", "README.md");
	git("-c", "user.name=Begin", "-c", "user.email=begin@example.com", "commit", "-qm", "Begin");
	const first = git("rev-parse", "HEAD");

	const began = contentFiles(folder);
	let port = firstPort;
	let server: ChildProcess | undefined;

	async function start() {
		let output = "";
		const astro = join(root, "node_modules/astro/bin/astro.mjs");
		const args = ["dev", "--config", "test.config.mjs", "--host", "127.0.0.1", "--port", `${port}`];
		const started = spawn(process.execPath, [astro, ...args], {
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe", "ipc"],
			env,
		});
		server = started;
		for (const stream of [started.stdout, started.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output = `${output}${chunk}`.slice(-4000);
			});
		// Not by asking at its port: the one that answers there may be another.
		const isUp = await Promise.race([
			once(started, "message").then(() => true),
			once(started, "exit").then(() => false),
		]);
		if (!isUp) throw new Error(`The editor did not start:\n${output}`);
	}

	async function stop(signal?: "SIGKILL") {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		server.kill(signal);
		await once(server, "exit");
	}
	process.on("exit", () => server?.kill());

	function changedFiles(): [file: string, was: string, now: string][] {
		const now = contentFiles(folder);
		return [...new Set([...Object.keys(began), ...Object.keys(now)])]
			.map((path): [string, string, string] => [path, began[path] ?? "", now[path] ?? ""])
			.filter(([, was, is]) => was !== is);
	}

	for (let isUp = false; !isUp; ) {
		port = await freePort(port);
		isUp = await start().then(
			() => true,
			(error) => {
				// Somebody took it meanwhile.
				if (String(error).includes("already in use")) return false;
				throw error;
			},
		);
	}
	const url = `http://127.0.0.1:${port}`;
	const key = keyOf(folder);
	return {
		url,
		key,
		/** As a window does. */
		post: async (path: string, body: unknown): Promise<object> => {
			const headers = { origin: url, "content-type": "application/json", [KEY_HEADER]: key };
			const init = { method: "POST", headers, body: JSON.stringify(body) };
			return (await fetch(`${url}/_redactie/${path}`, init)).json();
		},
		folder,
		start,
		stop,
		read: (path: string) => readFileSync(join(folder, path), "utf8"),
		/** As another program does. */
		write: (path: string, text: string) => writeFileSync(join(folder, path), text),
		git,
		/** The lines in which the files differ from how they were: what was, and what is. */
		changedLines: () => changedFiles().flatMap(([, was, now]) => changedLines(was, now)),
		/** Name, text before and text now; empty for no file. */
		changedFiles,
		/** Every file of the content again as it was, and nothing committed. */
		putBack() {
			for (const [path] of changedFiles())
				if (began[path] === undefined) rmSync(join(folder, path));
				else writeFileSync(join(folder, path), began[path]);
			if (git("rev-parse", "HEAD") !== first) git("reset", "--quiet", first);
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
