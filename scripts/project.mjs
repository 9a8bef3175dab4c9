// @ts-check
/**
 * Installing the project's packages, and running its commands. Plain JavaScript without
 * packages, so that it works before anything is installed, on Node 20 or newer.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

// This project's own packages first: `node` there is the version that all tools need.
const bin = join(root, "node_modules", ".bin");

const isWindows = process.platform === "win32";

/** The commands that run now. @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** Those of them whose end `run` waits for. @type {typeof running} */
const awaited = new Set();

/**
 * Starts a command in the project, in a process group of its own that ends with this
 * process: what a tool starts in turn (workerd, vite) may not outlive it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").StdioOptions} [stdio]
 * @param {Record<string, string>} [env] besides that of this process.
 */
export function start(command, args, stdio = "inherit", env = {}) {
	const child = spawn(command, args, {
		cwd: root,
		stdio,
		// On Windows, commands of packages are .cmd files, and a group would get a window.
		detached: !isWindows,
		shell: isWindows,
		env: {
			...process.env,
			...env,
			PATH: `${bin}${delimiter}${process.env.PATH}`,
			ASTRO_TELEMETRY_DISABLED: "1",
			ASTRO_DISABLE_UPDATE_CHECK: "true",
			WRANGLER_SEND_METRICS: "false",
		},
	});
	running.add(child);
	child.on("exit", () => running.delete(child));
	return child;
}

/** @param {import("node:child_process").ChildProcess} child */
function stop({ pid }) {
	try {
		if (isWindows) spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
		else process.kill(-Number(pid), "SIGTERM");
	} catch {
		// It had ended already.
	}
}

process.on("exit", () => running.forEach(stop));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
	process.on(signal, () => {
		if (awaited.size === 0) process.exit(process.exitCode ?? 130);
		// The command decides whether being stopped is a failure: for a server it is not.
		for (const child of awaited) {
			child.on("exit", (code) => process.exit(code ?? 130));
			stop(child);
		}
	});

/**
 * Runs a command in the project to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code.
 */
export function run(command, args) {
	return new Promise((resolve, reject) => {
		const child = start(command, args);
		awaited.add(child);
		child.on("error", reject);
		child.on("exit", (code) => {
			awaited.delete(child);
			resolve(code ?? 1);
		});
	});
}

/**
 * Runs a command in the project, and ends this process when it fails, with the same code.
 * @param {string} command
 * @param {readonly string[]} args
 */
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
