/** What the search of the built site leads to. */
import { expect, test } from "vitest";
import type { SearchFile } from "../../src/browser/search.ts";
import { slugOf } from "../../src/browser/slug.ts";
import { builtFile, builtPage } from "../built-site.ts";

const file = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;

test("leads to places that are there", () => {
	for (const { path, parts } of file.pages) {
		for (const { heading, id = slugOf(heading) } of parts)
			expect(builtPage(path), path).toMatch(new RegExp(`\\bid="?${id}[" >]`));
	}
});
