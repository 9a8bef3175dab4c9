/**
 * Writes `_headers`, the file in which a static host reads its response headers.
 * The policy is made from the built pages, so that it allows exactly the inline
 * code they hold: Astro's own policy is a <meta>, which cannot forbid framing.
 */
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { headerRules, headersFile } from "./response-headers.ts";

export function hostFiles(): AstroIntegration {
	return {
		name: "host-files",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const pages = await find("**/*.html", root);
				const html = await Promise.all(pages.map((page) => readFile(root + page, "utf8")));
				const policy = contentSecurityPolicy(html);
				const hashedFiles = (await find("_astro/*", root)).map((file) => `/${file}`);
				await writeFile(`${root}_headers`, headersFile(headerRules(policy, hashedFiles)));
				logger.info(`_headers written, the policy takes ${policy.length} characters`);
			},
		},
	};
}

async function find(pattern: string, root: string): Promise<string[]> {
	const files: string[] = [];
	for await (const file of glob(pattern, { cwd: root })) files.push(file.replaceAll("\\", "/"));
	return files.sort();
}

/**
 * @param pages the HTML of every page.
 * @returns a policy that allows our own files and the inline code of these pages.
 */
export function contentSecurityPolicy(pages: string[]): string {
	const scripts = hashes(
		pages,
		/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
	);
	const styles = hashes(pages, /<style[^>]*>([\s\S]*?)<\/style>/g);
	return [
		"default-src 'none'",
		`script-src 'self' ${scripts.join(" ")}`,
		`style-src 'self' ${styles.join(" ")}`,
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	].join("; ");
}

function hashes(pages: string[], inline: RegExp): string[] {
	const found = new Set<string>();
	for (const page of pages)
		for (const [, code = ""] of page.matchAll(inline))
			found.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
	return [...found].sort();
}
