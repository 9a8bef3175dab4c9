/**
 * The same source always makes the same site, and the editor is no part of it: this one was
 * built without `packages/`, and is built once more with it.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asSecondBrand } from "../../scripts/second-brand.ts";
import { buildVariant } from "../../scripts/variant.ts";
import { dist, project } from "../built-site.ts";

const filesIn = (folder: string) => {
	const paths = [
		...globSync("**/*", { cwd: folder }),
		...globSync(".well-known/*", { cwd: folder }),
	];
	const files = paths.filter((path) => /\.\w+$|_(headers|redirects)$/.test(path)).sort();
	return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
};

const sizeOf = (files: ReadonlyMap<string, Buffer>) =>
	[...files.values()].reduce((sum, { length }) => sum + length, 0);

test("two builds of the same source, without the editor and with it, are the same, byte for byte", async () => {
	// SOURCE_DATE_EPOCH is what the first was built with.
	const again = await buildVariant(asSecondBrand, ["packages", "redactie", "scripts"]);
	const [one, other] = [filesIn(dist), filesIn(again.dist)];
	expect([...other.keys()]).toEqual([...one.keys()]);
	expect(one.size).toBeGreaterThan(90);
	expect(existsSync(join(project, "packages"))).toBe(false);
	expect(existsSync(join(again.directory, "packages/redactie/src/integration.ts"))).toBe(true);
	console.log(`dist/ without the editor: ${sizeOf(one)} bytes; with it: ${sizeOf(other)} bytes.`);
	for (const [path, bytes] of one) expect(other.get(path)?.equals(bytes), path).toBe(true);
	again.remove();
});
