/**
 * The content security policy, made from the built pages so that it allows exactly the
 * inline code they hold: Astro's own policy is a <meta>, which cannot forbid framing.
 */
import { createHash } from "node:crypto";
import { toString as textOf } from "hast-util-to-string";
import { type BuiltPage, codeOf } from "./built-page.ts";

/** The sources that a policy has for inline code. */
export interface InlineCode {
	scripts: Set<string>;
	styles: Set<string>;
}

/** Allows the inline code of a page. */
export function allowInlineCode({ scripts, styles }: InlineCode, page: BuiltPage) {
	for (const code of codeOf(page)) {
		const { src, type } = code.properties;
		if (src || type === "application/ld+json") continue;
		const hash = createHash("sha256").update(textOf(code)).digest("base64");
		(code.tagName === "style" ? styles : scripts).add(`'sha256-${hash}'`);
	}
}

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
