import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { allowInlineCode, contentSecurityPolicy } from "./content-policy.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("allows exactly the inline code of the pages", () => {
	const code = { scripts: new Set<string>(), styles: new Set<string>() };
	for (const page of [
		"<style>a{}</style><script>one()</script>",
		'<style>a{}</style><script src="/x.js"></script><script type="application/ld+json">{}</script>',
		"<body><style>b{}</style><script type=module>1<2</script>",
	])
		allowInlineCode(code, readPage(page));
	const policy = contentSecurityPolicy(code);
	const scripts = [hashOf("one()"), hashOf("1<2")].sort().join(" ");
	expect(policy).toContain(`script-src 'self' ${scripts};`);
	const styles = [hashOf("a{}"), hashOf("b{}")].sort().join(" ");
	expect(policy).toContain(`style-src 'self' ${styles};`);
	expect(policy).not.toContain("unsafe");
});

it("forbids all that pages do not use", () => {
	const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() }).split("; ");
	for (const directive of [
		...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
		...["require-trusted-types-for 'script'", "trusted-types 'none'"],
	])
		expect(policy).toContain(directive);
});
