/**
 * npm run nginx: makes of dist/ a release for nginx, in dist-nginx/. A release is a
 * folder of its own, named after its content: the site with its files compressed
 * beside them, and the configuration that serves exactly these.
 */
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { nginxConfig } from "./nginx-config.ts";
import { root } from "./project.mjs";

/** Where releases stand on the server. */
export const SERVER_FOLDER = "/srv/website";
/** What is compressed already gains nothing. */
const COMPRESSIBLE = /\.(html|js|md|txt|json|webmanifest|xml|svg|vcf)$/;

interface Release {
	name: string;
	directory: string;
}

/**
 * @param dist a built site.
 * @param folder where the release is written, in a folder of its own.
 */
export function makeRelease(dist: string, folder: string): Release {
	const paths = globSync("**/*", { cwd: dist, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
		.concat(globSync(".well-known/*", { cwd: dist }))
		.sort();
	const files = new Map([...new Set(paths)].map((path) => [path, readFileSync(join(dist, path))]));
	const hash = createHash("sha256");
	for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
	const name = hash.digest("hex").slice(0, 12);

	const directory = join(folder, name);
	rmSync(directory, { recursive: true, force: true });
	mkdirSync(directory, { recursive: true });
	cpSync(dist, join(directory, "site"), { recursive: true });
	for (const [path, content] of files) {
		if (!COMPRESSIBLE.test(path)) continue;
		const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
		const file = join(directory, "site", path);
		writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	}
	const headers = String(files.get("_headers"));
	const config = nginxConfig(headers, `${SERVER_FOLDER}/${name}/site`);
	writeFileSync(join(directory, "nginx.conf"), config);
	return { name, directory };
}

if (import.meta.main) {
	const { name } = makeRelease(join(root, "dist"), join(root, "dist-nginx"));
	console.log(`dist-nginx/${name} is ready. Copy it to ${SERVER_FOLDER}/ on the server, then there:
  ln -sfn ${SERVER_FOLDER}/${name}/nginx.conf /etc/nginx/sites-enabled/website && nginx -t && nginx -s reload
The same line with the name of an older release brings that back.`);
}
