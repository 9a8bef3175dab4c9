/**
 * What the commands of this project share. Plain JavaScript without packages, so
 * that it runs before anything is installed, on Node 20 or newer.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

// This project's own packages first: `node` there is the version that all tools need.
const bin = join(root, "node_modules", ".bin");

/**
 * Starts a command in the project.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
	return spawn(command, args, {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
		...options,
		env: {
			...process.env,
			PATH: `${bin}${delimiter}${process.env.PATH}`,
			ASTRO_TELEMETRY_DISABLED: "1",
			WRANGLER_SEND_METRICS: "false",
		},
	});
}

/**
 * Runs a command in the project to its end.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function run(command, args) {
	return new Promise((resolve, reject) => {
		start(command, args)
			.on("error", reject)
			.on("exit", (code) => resolve(code ?? 1));
	});
}

/** Runs a command and ends this process when it fails, with the same code. */
export async function mustRun(command, args) {
	const code = await run(command, args);
	if (code !== 0) process.exit(code);
}

/** Installs the packages when they are missing or package-lock.json has changed since. */
export async function install() {
	const lock = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	const mark = join(root, "node_modules", ".installed-lock");
	if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
	console.log("Installing packages (only when package-lock.json changed) ...");
	await mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
	writeFileSync(mark, lock);
}

/** @param {number} port */
export function isFree(port) {
	return new Promise((resolve, reject) => {
		const probe = createServer()
			.once("error", (error) => {
				if (error.code === "EADDRINUSE") resolve(false);
				else reject(error);
			})
			.once("listening", () => probe.close(() => resolve(true)))
			.listen(port, "127.0.0.1");
	});
}

/**
 * Serves dist/ in workerd, the runtime of production, and waits until it answers.
 * @param {number} port
 * @returns {Promise<{ url: string, stop: () => void, ended: Promise<number> }>}
 */
export async function serve(port) {
	const url = `http://localhost:${port}`;
	let log = "";
	const server = start(
		"wrangler",
		[
			"dev",
			"--ip",
			"127.0.0.1",
			"--port",
			String(port),
			"--inspector-port",
			"0",
			"--show-interactive-dev-session=false",
		],
		{ stdio: ["ignore", "pipe", "pipe"], detached: process.platform !== "win32" },
	);
	for (const stream of [server.stdout, server.stderr])
		stream.on("data", (chunk) => {
			log = (log + chunk).slice(-4000);
		});
	const ended = new Promise((resolve) => server.on("exit", (code) => resolve(code ?? 1)));
	// The whole group: wrangler runs workerd as a child of its own.
	const stop = () => {
		try {
			process.kill(process.platform === "win32" ? server.pid : -server.pid, "SIGTERM");
		} catch {
			// It had ended already.
		}
	};
	const answers = async () => {
		try {
			return (await fetch(url)).ok;
		} catch {
			return false;
		}
	};
	let alive = true;
	ended.then(() => {
		alive = false;
	});
	for (let tries = 0; tries < 600; tries++) {
		if (await answers()) return { url, stop, ended };
		if (!alive) break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	stop();
	throw new Error(`The local server did not start on port ${port}. Its last words:\n${log}`);
}
