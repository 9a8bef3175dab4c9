import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addInlineCode, contentSecurityPolicy } from "./host-files.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("the content security policy", () => {
	it("allows exactly the inline code of the pages", () => {
		const code = { scripts: new Set<string>(), styles: new Set<string>() };
		for (const page of [
			"<style>a{}</style><script>one()</script>",
			'<style>a{}</style><script src="/x.js"></script><script type="application/ld+json">{}</script>',
		])
			addInlineCode(code, page);
		const policy = contentSecurityPolicy(code);
		expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
		expect(policy).toContain(`style-src 'self' ${hashOf("a{}")};`);
		expect(policy).not.toContain("unsafe");
	});
});
