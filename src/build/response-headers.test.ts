import { describe, expect, it } from "vitest";
import { headerRules, headersFile } from "./response-headers.ts";

describe("_headers", () => {
	it("gives each rule its lines, what it takes away first", () => {
		const rule = { path: "/*.png", without: ["A"], headers: { A: "b", C: "d" } };
		expect(headersFile([rule, { path: "/x", headers: { E: "f" } }])).toBe(
			"/*.png\n  ! A\n  A: b\n  C: d\n\n/x\n  E: f\n",
		);
	});

	it("spares files that are no pages what only pages need", () => {
		const rule = headerRules("default-src 'none'", ["/_astro/x.1.js"]).at(-1);
		expect(rule?.path).toBe("/_astro/x.1.js");
		expect(rule?.without).toContain("Content-Security-Policy");
		expect(rule?.headers["Cache-Control"]).toContain("immutable");
	});

	it("refuses what no page asks of a visitor", () => {
		const [rule] = headerRules("", []);
		for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"])
			expect(rule?.headers["Permissions-Policy"]).toContain(`${feature}=()`);
	});

	it("refuses to grow beyond what a host reads", () => {
		expect(() => headersFile(headerRules("x".repeat(1990), []))).toThrow(/inline code/);
		const files = Array.from({ length: 100 }, (_, index) => `/_astro/${index}.js`);
		expect(() => headersFile(headerRules("", files))).toThrow(/fewer and larger scripts/);
	});
});
