/**
 * npm run launch-check: tells the owner, in Dutch, what must still be settled before
 * the site goes public. Fails while anything of it blocks.
 */
import { contentFiles } from "../src/content/content-files.ts";
import { ContentError, readContent } from "../src/content/read-content.ts";
import { isReady, launchReport, launchText } from "../src/launch/launch-report.ts";
import { root } from "./project.mjs";

try {
	const report = launchReport(readContent(contentFiles(root)), new Date());
	console.log(launchText(report));
	process.exitCode = isReady(report) ? 0 : 1;
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
