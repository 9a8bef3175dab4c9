/** A running editor of a copy of a site, so that its files may be written. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KEY_HEADER } from "redactie/protocol.ts";
import { keyOf } from "redactie/server/files/own-files.ts";
import { changedLines, textsIn } from "./fixture.ts";

const ASTRO = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const PACKAGES = dirname(ASTRO);
const OWN = fileURLToPath(new URL("..", import.meta.url));

/** Packages are not in the copy, which Vite must be told; what it remembers of them is not shared. */
const configOf = (own: string) => `
	import own from "./${own}";
	export default {
		...own,
		integrations: [
			...own.integrations,
			{ name: "tell", hooks: { "astro:server:start": () => process.send("started") } },
		],
		cacheDir: "./.cache",
		vite: {
			...own.vite,
			cacheDir: "./.vite",
			// Else it would listen on the next one.
			server: { strictPort: true, fs: { allow: ${JSON.stringify([".", PACKAGES, OWN])} } },
		},
	};
`;

/** Of the copy alone: git knows of no other repository, and not who commits. */
const NO_GIT_SETTINGS = {
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CEILING_DIRECTORIES: tmpdir(),
};

export type EditorServer = Awaited<ReturnType<typeof openServer>>;

/**
 * @param copy puts the site in a folder, which becomes a repository with one commit.
 * @param config of Astro, in there.
 * @param firstPort from which it looks for a free one.
 */
export async function openServer(
	copy: (folder: string) => void,
	config: string,
	firstPort: number,
) {
	const folder = mkdtempSync(join(tmpdir(), "editor-"));
	copy(folder);
	symlinkSync(PACKAGES, join(folder, "node_modules"), "junction");
	writeFileSync(join(folder, "test.config.mjs"), configOf(config));
	writeFileSync(join(folder, "NOTES.md"), "What is no content.\n");
	// What runs the tests has an environment of its own.
	const { NODE_ENV: _, ...own } = process.env;
	const env = { ...own, ...NO_GIT_SETTINGS, ASTRO_TELEMETRY_DISABLED: "1" };
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
	git("init", "--quiet");
	git("add", "content", "NOTES.md");
	git("-c", "user.name=Begin", "-c", "user.email=begin@example.com", "commit", "-qm", "Begin");
	const first = git("rev-parse", "HEAD");

	const began = textsIn(folder);
	let port = firstPort;
	let server: ChildProcess | undefined;

	/** @returns what it printed where it did not start. */
	async function tryStart(): Promise<string | undefined> {
		let output = "";
		const args = ["dev", "--config", "test.config.mjs", "--host", "127.0.0.1", "--port", `${port}`];
		const started = spawn(process.execPath, [join(ASTRO, "bin/astro.mjs"), ...args], {
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
		return isUp ? undefined : output;
	}
	async function start() {
		const problem = await tryStart();
		if (problem !== undefined) throw new Error(`The editor did not start:\n${problem}`);
	}

	async function stop(signal?: "SIGKILL") {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		server.kill(signal);
		await once(server, "exit");
	}
	process.on("exit", () => server?.kill());

	function changedFiles(): [file: string, was: string, now: string][] {
		const now = textsIn(folder);
		return [...new Set([...Object.keys(began), ...Object.keys(now)])]
			.map((path): [string, string, string] => [path, began[path] ?? "", now[path] ?? ""])
			.filter(([, was, is]) => was !== is);
	}

	for (let problem = await tryStart(); problem !== undefined; problem = await tryStart()) {
		if (!problem.includes("already in use"))
			throw new Error(`The editor did not start:\n${problem}`);
		port++;
	}
	const url = `http://127.0.0.1:${port}`;
	const key = keyOf(folder);
	return {
		url,
		key,
		folder,
		start,
		stop,
		git,
		get: async <Answer>(path: string): Promise<Answer> =>
			(await fetch(`${url}/_redactie/${path}`)).json(),
		/** As a window does. */
		post: async (path: string, body: unknown): Promise<object> => {
			const headers = { origin: url, "content-type": "application/json", [KEY_HEADER]: key };
			const init = { method: "POST", headers, body: JSON.stringify(body) };
			return (await fetch(`${url}/_redactie/${path}`, init)).json();
		},
		read: (path: string) => readFileSync(join(folder, path), "utf8"),
		/** As another program does. */
		write: (path: string, text: string) => writeFileSync(join(folder, path), text),
		/** The lines in which the files differ from how they were. */
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
