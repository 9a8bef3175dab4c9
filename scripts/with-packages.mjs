// @ts-check
/** Installs what is missing, then runs the command it is given: `node scripts/with-packages.mjs astro dev`. */
import { install, run } from "./project.mjs";

const [command = "node", ...args] = process.argv.slice(2);
await install();
process.exitCode = await run(command, args);
