/**
 * npm run edit: the site on this computer with the editor beside it, at a printed address.
 *
 *   npm run edit                 port 4400, or the next free one; opens the browser
 *   npm run edit -- --port=3000  that port, or an error
 *   npm run edit -- --no-open    leaves the browser alone
 */
import { parseArgs } from "node:util";
import { freePort } from "./ports.ts";
import { run } from "./project.mjs";

const DEFAULT_PORT = 4400;

const { values } = parseArgs({
	options: { port: { type: "string" }, "no-open": { type: "boolean" } },
});
const port = values.port ?? `${await freePort(DEFAULT_PORT)}`;
process.exitCode = await run("astro", [
	...["dev", "--config", "editor/astro.config.ts", "--host", "127.0.0.1", "--port", port],
	...(values["no-open"] || !process.stdout.isTTY ? [] : ["--open", "/redactie"]),
]);
