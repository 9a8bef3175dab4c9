import { describe, expect, it } from "vitest";
import { identity } from "@/queries/site";
import { lastChange, sitemap } from "./sitemap.ts";

const dates = {
	files: new Map([
		["content/a.yaml", "2026-03-01T10:00:00+01:00"],
		["content/b.yaml", "2026-03-01T09:30:00Z"],
	]),
	build: "2026-11-21T00:00:00.000Z",
};

describe("the sitemap", () => {
	it("dates a page by the newest of its files, whatever their time zones", () => {
		const sources = ["content/a.yaml", "content/b.yaml"];
		expect(lastChange({ sources }, dates)).toBe("2026-03-01T09:30:00Z");
	});

	it("falls back to the build for a file without history", () => {
		const sources = ["content/a.yaml", "content/new.yaml"];
		expect(lastChange({ sources }, dates)).toBe(dates.build);
	});

	it("names each page's one address", () => {
		const xml = sitemap([{ path: "/a&b", sources: ["content/a.yaml"] }], dates);
		expect(xml).toContain(
			`<url><loc>${identity.url}/a&amp;b</loc><lastmod>2026-03-01T10:00:00+01:00</lastmod></url>`,
		);
	});
});
