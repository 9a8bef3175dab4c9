/** What pages may weigh, compressed, read from the build: no browser, no clock. */
import { describe, expect, test } from "vitest";
import { sizesOf } from "../../scripts/bench/sizes.ts";
import { builtFile, dist, routes } from "../built-site.ts";

/** Bytes, as Brotli at its best makes them; with the comments and end tags that React writes. */
const HTML = 14_140;
/** The list grows with the cases. */
const HTML_OF_CASES = 20_000;
const FONTS = 50_000;
const SCRIPT_ON_ARRIVAL = 3_000;
const SCRIPT_WITH_ISLANDS = 80_000;
const FIRST_VIEW_OF_HOME = { bytes: 75_000, requests: 6 };
const PAGE = { bytes: 150_000, requests: 12 };

describe.for(routes)("%s", (route) => {
	const page = sizesOf(dist, route);

	test("its HTML, styles included, is small", () => {
		expect(page.html).toBeLessThanOrEqual(route === "/cases" ? HTML_OF_CASES : HTML);
	});

	test("two small fonts", () => {
		expect(page.fontFiles.length).toBe(2);
		expect(page.fontBytes).toBeLessThanOrEqual(FONTS);
	});

	test("little script on arrival, none of it React", () => {
		expect(page.eagerScript).toBeLessThanOrEqual(SCRIPT_ON_ARRIVAL);
		for (const file of page.eagerFiles as string[])
			expect(builtFile(file).toString(), file).not.toContain("react.");
	});

	test("its islands bring no more script than agreed", () => {
		expect(page.eagerScript + page.lazyScript).toBeLessThanOrEqual(SCRIPT_WITH_ISLANDS);
	});

	test("all of it together, scrolled through", () => {
		expect(page.scrolledThrough).toBeLessThanOrEqual(PAGE.bytes);
		expect(page.requests).toBeLessThanOrEqual(PAGE.requests);
	});
});

test("the first view of home", () => {
	const home = sizesOf(dist, "/");
	expect(home.firstView).toBeLessThanOrEqual(FIRST_VIEW_OF_HOME.bytes);
	expect(home.requests).toBeLessThanOrEqual(FIRST_VIEW_OF_HOME.requests);
});
