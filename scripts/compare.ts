/**
 * npm run compare -- ../other/dist: what differs between another build of the site and the one in
 * dist/.
 */
import { resolve } from "node:path";
import { differentFiles, readBuild, suspectRoutes } from "./compare/files.ts";
import { root } from "./project.mjs";

const [other] = process.argv.slice(2);
if (!other) throw new Error("Name the build to compare with: npm run compare -- ../other/dist");
const before = readBuild(resolve(root, other));
const after = readBuild(resolve(root, "dist"));
for (const line of differentFiles(before, after)) console.log(line);

const suspects = suspectRoutes(before, after);
console.log(
	`Pages: ${suspects.length} of ${after.routes.length} may look otherwise: ${suspects.join(" ")}`,
);
