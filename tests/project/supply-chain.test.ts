/** What the site is made of, and that the same source always makes the same site. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { file, licences } from "../scripts/licences.mjs";
import { buildVariant } from "../scripts/variant.mjs";

const root = join(import.meta.dirname, "..");
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

test("THIRD-PARTY.md is up to date: if not, run 'npm run licences'", () => {
	expect(readFileSync(file, "utf8")).toBe(licences());
});

test("every version is exact, and only packages named may run code when installed", () => {
	const { dependencies, devDependencies, allowScripts } = readJson("package.json");
	for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
		expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
	expect(Object.keys(allowScripts).sort()).toEqual(["esbuild", "node", "workerd"]);
});

test("two builds of the same source are the same, byte for byte", async () => {
	test.setTimeout(600_000);
	const before = process.env.SOURCE_DATE_EPOCH;
	process.env.SOURCE_DATE_EPOCH = `${Math.floor(Date.now() / 1000)}`;
	const builds = [await buildVariant(() => {}), await buildVariant(() => {})];
	if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
	else process.env.SOURCE_DATE_EPOCH = before;

	const [one, other] = builds.map(({ dist }) => {
		const paths = [...globSync("**/*", { cwd: dist }), ...globSync(".well-known/*", { cwd: dist })];
		const files = paths.filter((path) => /\.\w+$|_headers$/.test(path)).sort();
		return new Map(files.map((path) => [path, readFileSync(join(dist, path))]));
	});
	expect([...(other?.keys() ?? [])]).toEqual([...(one?.keys() ?? [])]);
	expect(one?.size).toBeGreaterThan(90);
	for (const [path, content] of one ?? [])
		expect(other?.get(path)?.equals(content), path).toBe(true);
	for (const build of builds) build.remove();
});

test("what the host would be sent is complete, without a network to check it", () => {
	const words = execFileSync("wrangler", ["deploy", "--dry-run"], {
		cwd: root,
		encoding: "utf8",
		env: {
			...process.env,
			PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
			WRANGLER_SEND_METRICS: "false",
		},
	});
	expect(words).toContain("--dry-run: exiting now");
});
