/** npm run dev: the editing server; a saved file shows at once. Options go to `astro dev`. */
import { install, run } from "./project.mjs";

await install();
process.exitCode = await run("astro", ["dev", ...process.argv.slice(2)]);
