/**
 * npm run compare -- ../other/dist: what differs between another build of the site and the one in
 * dist/, in its files and in pictures of its pages. Words after it are pages, each with those
 * below it: `/cases`. Ends with 1 when a picture differs.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { fileOf } from "./bench/sizes.ts";
import { browserPath } from "./browser.ts";
import { differentFiles, readBuild, suspectRoutes } from "./compare/files.ts";
import { differenceOf } from "./compare/pixels.ts";
import { addressesOf, visit, WIDTHS } from "./compare/visit.ts";
import { root } from "./project.mjs";

const PICTURES = join("test-results", "compare");

const [other = "", ...only] = process.argv.slice(2);
if (!other) throw new Error("Name the build to compare with: npm run compare -- ../other/dist");
const before = readBuild(resolve(root, other));
const after = readBuild(resolve(root, "dist"));
for (const line of differentFiles(before, after)) console.log(line);

const suspects = suspectRoutes(before, after);
const routes = suspects.filter(
	(route) => only.length === 0 || only.some((page) => `${route}/`.startsWith(`${page}/`)),
);
console.log(
	`Pages: ${suspects.length} of ${after.routes.length} may look otherwise; pictures of ${routes.length} follow.`,
);

rmSync(join(root, PICTURES), { recursive: true, force: true });
mkdirSync(join(root, PICTURES), { recursive: true });
const browser = await chromium.launch({
	executablePath: browserPath(),
	// Chromium draws the edge of what is round otherwise where it draws a part of it anew.
	args: ["--no-sandbox", "--disable-gpu", "--disable-partial-raster"],
});
let [pictures, different] = [0, 0];
/** The line of a difference. */
const say = (name: string, difference: string) => {
	different++;
	console.log(`${name}: ${difference}`);
};
for (const route of routes)
	for (const address of addressesOf(route, after.bytes(fileOf(route)).toString()))
		for (const width of WIDTHS) await compare(address, width);
await browser.close();
console.log(`Pictures: ${different} of ${pictures} differ${different ? `, see ${PICTURES}` : ""}.`);
process.exitCode = different > 0 ? 1 : 0;

/** Visits an address in both builds at once. */
async function compare(address: string, width: number) {
	const [old, young] = await Promise.all(
		[before, after].map(async (build) => {
			const { pictures, fault } = await visit(browser, build, address, width);
			if (fault) say(`${address}, ${width} px, in ${build.directory}`, fault);
			return pictures;
		}),
	);
	for (const what of new Set([old, young].flatMap((all) => [...(all?.keys() ?? [])]))) {
		pictures++;
		const name = `${address}, ${width} px, ${what}`;
		const [was, is] = [old?.get(what), young?.get(what)];
		if (!was || !is) {
			say(name, `only ${was ? "before" : "after"}`);
			continue;
		}
		const difference = await differenceOf(was, is);
		if (!difference) continue;
		const { pixels, box } = difference;
		const file = join(PICTURES, `${name.replaceAll(/[^\w-]+/g, "_").replace(/^_/, "")}.png`);
		writeFileSync(join(root, file), await difference.picture());
		say(name, `${pixels} pixels, ${box.width}×${box.height} at ${box.left},${box.top}, ${file}`);
	}
}
