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
				const code = { scripts: new Set<string>(), styles: new Set<string>() };
				// One after the other: thousands of pages at once fill the memory.
				for (const page of await find("**/*.html", root))
					addInlineCode(code, await readFile(root + page, "utf8"));
				const policy = contentSecurityPolicy(code);
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

/** The sources that a policy has for inline code. */
interface InlineCode {
	scripts: Set<string>;
	styles: Set<string>;
}

const SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Adds the inline code of a page. */
export function addInlineCode({ scripts, styles }: InlineCode, html: string) {
	for (const [, code = ""] of html.matchAll(SCRIPT)) scripts.add(sourceOf(code));
	for (const [, code = ""] of html.matchAll(STYLE)) styles.add(sourceOf(code));
}

const sourceOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** @returns a policy that allows our own files and this inline code. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...[...scripts].sort()].join(" ")}`,
		`style-src ${["'self'", ...[...styles].sort()].join(" ")}`,
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
