/** A running editor of a copy of a site, so that its files may be written. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KEY_HEADER } from "redactie/protocol.ts";
import { keyOf } from "redactie/server/files/files.ts";
import { changedLines, textsIn } from "./fixture.ts";

const ASTRO = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const PACKAGES = dirname(ASTRO);
const OWN = fileURLToPath(new URL("..", import.meta.url));

/** Packages are not in the copy, which Vite must be told; what it remembers of them is not shared. */
const configOf = (own: string) => `
	import own from "./${own}";
	const start = ({ address }) => process.send(address.port);
	const tell = { name: "tell", hooks: { "astro:server:start": start } };
	const fs = { allow: ${JSON.stringify([".", PACKAGES, OWN])} };
	// As long as it runs no module changes: a window that opens again asks for none.
	const headers = { "Cache-Control": "max-age=3600" };
	export default {
		...own,
		integrations: [...own.integrations, tell],
		cacheDir: "./.cache",
		vite: { ...own.vite, cacheDir: "./.vite", server: { strictPort: true, fs, headers } },
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
 */
export async function openServer(copy: (folder: string) => void, config: string) {
	const folder = mkdtempSync(join(tmpdir(), "editor-"));
	copy(folder);
	symlinkSync(PACKAGES, join(folder, "node_modules"), "junction");
	writeFileSync(join(folder, "test.config.mjs"), configOf(config));
	writeFileSync(join(folder, "NOTES.md"), "What is no content.\n");
	// What runs the tests has an environment of its own.
	const { NODE_ENV: _, ...own } = process.env;
	// As on a build server: Astro asks nobody whether there is a newer one.
	const env = { ...own, ...NO_GIT_SETTINGS, ASTRO_TELEMETRY_DISABLED: "1", CI: "1" };
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
	git("init", "--quiet");
	git("add", "content", "NOTES.md");
	git("-c", "user.name=Begin", "-c", "user.email=begin@example.com", "commit", "-qm", "Begin");
	const first = git("rev-parse", "HEAD");
	const began = textsIn(folder);

	/** Any at first, and the same after a stop. */
	let port = 0;
	let server: ChildProcess | undefined;
	async function start() {
		const args = ["dev", "--config", "test.config.mjs", "--host", "127.0.0.1", "--port", `${port}`];
		const started = spawn(process.execPath, [join(ASTRO, "bin/astro.mjs"), ...args], {
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe", "ipc"],
			env,
		});
		server = started;
		let output = "";
		for (const stream of [started.stdout, started.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output = `${output}${chunk}`.slice(-4000);
			});
		const ended = once(started, "exit").then(() => {
			throw new Error(`The editor did not start:\n${output}`);
		});
		[port] = await Promise.race([once(started, "message"), ended]);
	}
	async function stop(signal?: "SIGKILL") {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		server.kill(signal);
		await once(server, "exit");
	}
	process.on("exit", () => server?.kill());
	await start();

	/** Name, text before and text now of each that differs; empty for no file. */
	function changedFiles(): [file: string, was: string, now: string][] {
		const now = textsIn(folder);
		return Object.keys({ ...began, ...now })
			.map((path): [string, string, string] => [path, began[path] ?? "", now[path] ?? ""])
			.filter(([, was, is]) => was !== is);
	}
	const url = `http://127.0.0.1:${port}`;
	const key = keyOf(folder);
	/** With which a window writes. */
	const headers = { origin: url, "content-type": "application/json", [KEY_HEADER]: key };
	return {
		...{ url, key, headers, folder, start, stop, git, changedFiles },
		/** @param body what a window would write. */
		async ask<Answer>(path: string, body?: unknown): Promise<Answer> {
			const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
			return (await fetch(`${url}/_redactie/${path}`, init)).json();
		},
		read: (path: string) => readFileSync(join(folder, path), "utf8"),
		/** As another program does. */
		write: (path: string, text: string) => writeFileSync(join(folder, path), text),
		/** The lines in which the files differ from how they were. */
		changedLines: () => changedFiles().flatMap(([, was, now]) => changedLines(was, now)),
		/** All as it was, with nothing committed and nothing typed. */
		putBack() {
			git("reset", "--quiet", "--hard", first);
			git("clean", "--quiet", "--force", "content");
			rmSync(join(folder, ".redactie/drafts.json"), { force: true });
		},
		async remove() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
