/** The same source always makes the same site: this one is built once more. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asSecondBrand } from "../../scripts/second-brand.ts";
import { buildVariant } from "../../scripts/variant.ts";
import { dist } from "../built-site.ts";

const filesIn = (folder: string) => {
	const paths = [
		...globSync("**/*", { cwd: folder }),
		...globSync(".well-known/*", { cwd: folder }),
	];
	const files = paths.filter((path) => /\.\w+$|_(headers|redirects)$/.test(path)).sort();
	return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
};

test("two builds of the same source are the same, byte for byte", async () => {
	// SOURCE_DATE_EPOCH is what the first was built with.
	const again = await buildVariant(asSecondBrand);
	const [one, other] = [filesIn(dist), filesIn(again.dist)];
	expect([...other.keys()]).toEqual([...one.keys()]);
	expect(one.size).toBeGreaterThan(90);
	for (const [path, bytes] of one) expect(other.get(path)?.equals(bytes), path).toBe(true);
	again.remove();
});
