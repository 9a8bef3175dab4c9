/**
 * npm run deploy: installs what is missing, asks whether the content is ready to go
 * public, builds, and hands dist/ to the host by `wrangler deploy`.
 *
 *   npm run deploy                          refuses while the launch report blocks
 *   npm run deploy -- --ondanks-blokkades   reports, and goes on whatever it says
 *   npm run deploy -- --dry-run             any other argument goes to wrangler
 */
import { install, mustRun, run } from "./project.mjs";

const ANYWAY = "--ondanks-blokkades";

const args = process.argv.slice(2);
await install();
const failed = await run("node", ["scripts/launch-check.mjs"]);
if (failed && !args.includes(ANYWAY)) {
	console.error(
		`\nEr is niets online gezet. Toch doorgaan, met wat hierboven blokkeert? npm run deploy -- ${ANYWAY}`,
	);
	process.exit(1);
}
await mustRun("astro", ["build"]);
await mustRun("wrangler", ["deploy", ...args.filter((argument) => argument !== ANYWAY)]);
