/**
 * npm run deploy: asks whether the content is ready to go public, builds, and hands dist/
 * to the host by `wrangler deploy`.
 *
 *   npm run deploy                         refuses while the launch report blocks
 *   npm run deploy -- --despite-blockers   reports, and goes on whatever it says
 *   npm run deploy -- --dry-run            any other argument goes to wrangler
 */
import { mustRun, run } from "./project.mjs";

const DESPITE = "--despite-blockers";

const args = process.argv.slice(2);
const failed = await run("node", ["scripts/launch-check.ts"]);
if (failed && !args.includes(DESPITE)) {
	console.error(
		`\nEr is niets online gezet. Toch doorgaan, met wat hierboven blokkeert? npm run deploy -- ${DESPITE}`,
	);
	process.exit(1);
}
await mustRun("astro", ["build"]);
await mustRun("wrangler", ["deploy", ...args.filter((argument) => argument !== DESPITE)]);
