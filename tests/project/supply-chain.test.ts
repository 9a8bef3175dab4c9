/** What the site is made of; that the same source always makes the same site is in second-brand/. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { file, licences } from "../../scripts/licences.ts";
import { root } from "../built-site.ts";

test("THIRD-PARTY.md is up to date: if not, run 'npm run licences'", () => {
	expect(readFileSync(file, "utf8")).toBe(licences());
});

test("every version is exact, and only packages named may run code when installed", () => {
	const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
	const own = read("package.json");
	for (const one of [own, read("packages/redactie/package.json")])
		for (const kind of ["dependencies", "devDependencies", "peerDependencies"])
			for (const [name, version] of Object.entries(one[kind] ?? {}))
				expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
	expect(Object.keys(own.allowScripts).sort()).toEqual(["esbuild", "node", "workerd"]);
});

test("what the host would be sent is complete, without a network to check it", () => {
	const output = execFileSync("wrangler", ["deploy", "--dry-run"], {
		cwd: root,
		encoding: "utf8",
		env: {
			...process.env,
			PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
			WRANGLER_SEND_METRICS: "false",
		},
	});
	expect(output).toContain("--dry-run: exiting now");
});
