/** The files of two built sites: what came, what went, what differs, and on which pages a visitor may see it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { bytesOf, fileOf } from "../bench/sizes.ts";

/** The hash in a name, and a name that has one. */
const HASH = /[.-][\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g;
const HASHED_NAME = /[\w.-]+[.-][\w-]{8}\.(?:js|css|svg|woff2)\b/g;
/** Astro's hash of where the file of an island stands. */
const ISLAND_UID = /(?<=<astro-island uid=")\w+/g;
const BINARY = /\.(?:png|woff2)$/;

const withoutHash = (text: string) => text.replaceAll(HASH, "");

export interface Build {
	directory: string;
	/** Of all files, from the directory. */
	paths: readonly string[];
	routes: readonly string[];
	bytes: (path: string) => Buffer;
	/** What stands in a file, whatever the files that it links are called. */
	unnamed: (path: string) => string;
	/** As `unnamed`, with what stands in the files that it links, and in those that they link. */
	fingerprint: (path: string) => string;
}

/** @throws when no built site stands there. */
export function readBuild(directory: string): Build {
	if (!existsSync(join(directory, "index.html")))
		throw new Error(`${directory} holds no built site: it has no index.html.`);
	const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.sort();
	const bytes = (path: string) => readFileSync(join(directory, path));
	const read = (path: string) => bytes(path).toString(BINARY.test(path) ? "latin1" : "utf8");
	const assets = new Map(
		paths.filter((path) => path.startsWith("_astro/")).map((path) => [basename(path), path]),
	);
	const fingerprints = new Map<string, string>();
	const fingerprint = (path: string): string => {
		const known = fingerprints.get(path);
		if (known) return known;
		// Until it is known, as scripts may import each other in a circle.
		fingerprints.set(path, withoutHash(path));
		const text = read(path)
			.replaceAll(ISLAND_UID, "")
			.replaceAll(HASHED_NAME, (name) => {
				const linked = assets.get(name);
				return linked ? fingerprint(linked) : name;
			});
		const digest = createHash("sha256").update(text).digest("hex");
		fingerprints.set(path, digest);
		return digest;
	};
	return {
		directory,
		paths,
		bytes,
		routes: paths
			.filter((path) => path.endsWith(".html"))
			.map((path) => `/${path.replace(/(^index)?\.html$/, "")}`),
		unnamed: (path) => withoutHash(read(path).replaceAll(ISLAND_UID, "")),
		fingerprint,
	};
}

/** A line for each file that differs by more than a name, and one with how many do. */
export function differentFiles(before: Build, after: Build): string[] {
	const lines: string[] = [];
	let [same, renamed] = [0, 0];
	const names = [...before.paths, ...after.paths].map(withoutHash).sort();
	for (const name of new Set(names)) {
		// Several files can have one name without hash: those that stay are no partner of the others.
		const had = before.paths.filter((path) => withoutHash(path) === name);
		const has = after.paths.filter((path) => withoutHash(path) === name);
		const others: string[] = [];
		for (const path of has) {
			const text = after.unnamed(path);
			const at = had.findIndex((old) => before.unnamed(old) === text);
			if (at < 0) {
				others.push(path);
				continue;
			}
			const [old = ""] = had.splice(at, 1);
			if (old === path && before.bytes(old).equals(after.bytes(path))) same++;
			else renamed++;
		}
		for (const path of others) {
			const old = had.shift();
			lines.push(
				old ? `different  ${path}${sizes(before, old, after, path)}` : `added      ${path}`,
			);
		}
		for (const old of had) lines.push(`gone       ${old}`);
	}
	return [
		...lines,
		`Files: ${lines.length} differ, ${renamed} only by names of files, ${same} are the same byte for byte.`,
	];
}

const sizes = (before: Build, old: string, after: Build, path: string) => {
	if (BINARY.test(path)) return "";
	const [was, is] = [join(before.directory, old), join(after.directory, path)].map((file) =>
		bytesOf(file).toLocaleString("en"),
	);
	return `  ${was} → ${is} bytes compressed`;
};

/** Pages of both on which a visitor may see a difference: what they hold or link differs by more than a name. */
export const suspectRoutes = (before: Build, after: Build) =>
	after.routes.filter(
		(route) =>
			before.routes.includes(route) &&
			before.fingerprint(fileOf(route)) !== after.fingerprint(fileOf(route)),
	);
