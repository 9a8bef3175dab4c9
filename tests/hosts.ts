/** The hosts that the site is tested on: workerd, which runs for all tests, and nginx. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base } from "@playwright/test";
import { makeRelease, SERVER_FOLDER } from "../scripts/nginx.ts";
import { freePort } from "../scripts/ports.ts";
import { start } from "../scripts/project.mjs";

const NGINX = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const FIRST_PORT = 8980;

export const HOSTS = ["workerd", "nginx"] as const;
export const hasBrotli = existsSync(BROTLI);

/** What runs nginx for a site without being root, and without touching the machine's own. */
const mainConfig = (folder: string) => `
${hasBrotli ? `load_module ${BROTLI};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
	access_log off;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	include ${folder}/site.conf;
}
`;

/** Serves dist/ as a release for nginx. */
async function serveNginx(port: number) {
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	const { directory } = makeRelease(join(import.meta.dirname, "..", "dist"), folder);
	const config = readFileSync(join(directory, "nginx.conf"), "utf8")
		.replaceAll(SERVER_FOLDER, dirname(directory))
		.replace("listen 80;", `listen 127.0.0.1:${port};`)
		.replace("brotli_static on;", (line) => (hasBrotli ? line : ""));
	writeFileSync(join(folder, "site.conf"), config);
	writeFileSync(join(folder, "main.conf"), mainConfig(folder));
	const nginx = start(
		NGINX,
		["-p", folder, "-c", join(folder, "main.conf")],
		["ignore", "pipe", "pipe"],
	);
	let output = "";
	nginx.stderr?.on("data", (chunk: Buffer) => {
		output += chunk;
	});
	const url = `http://127.0.0.1:${port}`;
	for (let tries = 0; nginx.exitCode === null && tries < 100; tries++) {
		const answers = await fetch(url).then(
			({ ok }) => ok,
			() => false,
		);
		if (answers)
			return {
				url,
				stop: () => {
					nginx.kill();
					rmSync(folder, { recursive: true, force: true });
				},
			};
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`nginx did not start:\n${output}`);
}

/** A test with the address of each host. */
export const test = base.extend<{ addressOf: (host: string) => string }, { nginx: string }>({
	nginx: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		async ({}, use, { workerIndex }) => {
			if (!existsSync(NGINX)) return use("");
			const { url, stop } = await serveNginx(await freePort(FIRST_PORT + 10 * workerIndex));
			await use(url);
			stop();
		},
		{ scope: "worker" },
	],
	addressOf: async ({ nginx, baseURL }, use, info) => {
		await use((host) => {
			if (host !== "nginx") return String(baseURL).replace("localhost", "127.0.0.1");
			info.skip(
				!nginx,
				"nginx is not installed (on Debian: sudo apt-get install nginx-light libnginx-mod-http-brotli-static)",
			);
			return nginx;
		});
	},
});

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/**
 * Asks for exactly this path: `fetch` would tidy it first.
 * @throws when the connection breaks before there is a whole answer.
 */
export const ask = (address: string, path: string, options: RequestOptions = {}, sent = "") =>
	new Promise<Answer>((resolve, reject) => {
		const { hostname, port } = new URL(address);
		const asked = httpRequest({ hostname, port, path, ...options }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks),
				}),
			);
		});
		asked.on("error", reject);
		asked.end(sent);
	});
