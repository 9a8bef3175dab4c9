/**
 * Writes `_headers`, the file in which a static host reads its response headers.
 * The policy is made from the built pages, so that it allows exactly the inline
 * code they hold: Astro's own policy is a <meta>, which cannot forbid framing.
 */
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Hosts ignore what is beyond this many characters of a line. */
const LONGEST_LINE = 2000;
const POLICY_LINE = "  Content-Security-Policy: ";

export function hostFiles(): AstroIntegration {
	return {
		name: "host-files",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const pages: string[] = [];
				for await (const file of glob("**/*.html", { cwd: root })) pages.push(file);
				const html = await Promise.all(pages.sort().map((page) => readFile(root + page, "utf8")));
				const policy = contentSecurityPolicy(html);
				await writeFile(`${root}_headers`, headersFile(policy));
				logger.info(`_headers written, the policy takes ${policy.length} characters`);
			},
		},
	};
}

/**
 * @param pages the HTML of every page.
 * @returns a policy that allows our own files and the inline code of these pages.
 * @throws when the policy no longer fits in a line of `_headers`.
 */
export function contentSecurityPolicy(pages: string[]): string {
	const scripts = hashes(
		pages,
		/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
	);
	const styles = hashes(pages, /<style[^>]*>([\s\S]*?)<\/style>/g);
	const policy = [
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
	if (POLICY_LINE.length + policy.length > LONGEST_LINE)
		throw new Error(
			`The content security policy is ${policy.length} characters long, a host reads ${LONGEST_LINE}. The built pages hold ${scripts.length} different inline scripts and ${styles.length} different inline styles: make them the same on more pages, or files.`,
		);
	return policy;
}

function hashes(pages: string[], inline: RegExp): string[] {
	const found = new Set<string>();
	for (const page of pages)
		for (const [, code = ""] of page.matchAll(inline))
			found.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
	return [...found].sort();
}

function headersFile(policy: string): string {
	return `/*
${POLICY_LINE}${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
