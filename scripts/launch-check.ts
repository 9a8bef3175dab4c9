/**
 * npm run launch-check: tells the owner, in Dutch, what must still be settled before
 * the site goes public. Fails while anything of it blocks.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readContent } from "../src/content/read-content.ts";
import { isReady, launchReport, launchText } from "../src/launch/launch-report.ts";
import { root } from "./project.mjs";

const files = globSync("content/**/*.yaml", { cwd: root }).map((file) => [
	file.replaceAll("\\", "/"),
	readFileSync(join(root, file), "utf8"),
]);

try {
	const report = launchReport(readContent(Object.fromEntries(files)), new Date());
	console.log(launchText(report));
	process.exitCode = isReady(report) ? 0 : 1;
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
