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

/** The folder of this project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

// This project's own packages first: `node` there is the version that all tools need.
const bin = join(root, "node_modules", ".bin");

/**
 * Starts a command in the project, in a group of its own that ends with this process:
 * what a tool starts in turn (workerd, vite) may not outlive it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").StdioOptions} [stdio]
 * @param {Record<string, string>} [env] besides that of this process.
 */
export function start(command, args, stdio = "inherit", env = {}) {
	const child = spawn(command, args, {
		cwd: root,
		stdio,
		detached: true,
		env: {
			...process.env,
			...env,
			PATH: `${bin}${delimiter}${process.env.PATH}`,
			ASTRO_TELEMETRY_DISABLED: "1",
			WRANGLER_SEND_METRICS: "false",
		},
	});
	const stop = () => {
		try {
			process.kill(-child.pid, "SIGTERM");
		} catch {
			// It had ended already.
		}
	};
	process.on("exit", stop);
	child.on("exit", () => process.off("exit", stop));
	return child;
}

// Ends through 'exit', which takes the commands along; a wish to stop is no failure of `npm start`.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
	process.on(signal, () => process.exit(process.exitCode ?? 130));

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

/**
 * Whether nobody listens on a port of this machine, by either of its addresses.
 * @param {number} port
 * @throws when this user may not listen on it.
 */
export async function isFree(port) {
	for (const address of ["127.0.0.1", "::1"]) {
		const code = await new Promise((resolve) => {
			const probe = createServer()
				.once("error", (error) => resolve(error.code))
				.once("listening", () => probe.close(() => resolve(null)))
				.listen(port, address);
		});
		if (code === "EADDRINUSE") return false;
		if (code === "EACCES")
			throw new Error(`Port ${port} is reserved for the system. Choose one above 1023.`);
	}
	return true;
}

/**
 * The first free port from this one on.
 * @param {number} port
 */
export async function freePort(port) {
	while (!(await isFree(port))) port++;
	return port;
}

/**
 * The arguments with which wrangler serves a built site in workerd, the runtime of production.
 * @param {number} port
 * @param {string} [directory]
 */
export const serverArguments = (port, directory = "dist") => [
	"dev",
	`--assets=${directory}`,
	"--ip=127.0.0.1",
	`--port=${port}`,
	"--inspector-port=0",
	"--show-interactive-dev-session=false",
];

/**
 * Serves a built site and waits until it answers.
 * @param {number} port
 * @param {string} [directory] dist/ unless another is named.
 * @returns {Promise<{ url: string, ended: Promise<string> }>} its address, and its last words
 *   once it ends by itself.
 */
export async function serve(port, directory) {
	const url = `http://localhost:${port}`;
	let log = "";
	const server = start("wrangler", serverArguments(port, directory), ["ignore", "pipe", "pipe"]);
	for (const stream of [server.stdout, server.stderr])
		stream.on("data", (chunk) => {
			log = (log + chunk).slice(-4000);
		});
	let alive = true;
	const ended = new Promise((resolve) =>
		server.on("exit", () => {
			alive = false;
			resolve(log);
		}),
	);
	const answers = () =>
		fetch(url).then(
			({ ok }) => ok,
			() => false,
		);
	for (let tries = 0; alive && tries < 600; tries++) {
		if (await answers()) return { url, ended };
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The local server did not start on port ${port}. Its last words:\n${log}`);
}
