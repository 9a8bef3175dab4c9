/**
 * npm start: installs what is missing, builds, and serves the built site at a
 * printed address, with the headers, redirects and 404s of production.
 *
 *   npm start                 port 8787, or the next free one
 *   npm start -- --port=3000  that port, or an error
 */
import { parseArgs } from "node:util";
import { install, isFree, mustRun, serve } from "./project.mjs";

const DEFAULT_PORT = 8787;

const { values } = parseArgs({ options: { port: { type: "string" } } });
const wanted = values.port === undefined ? undefined : Number(values.port);
if (wanted !== undefined && !(Number.isInteger(wanted) && wanted > 0 && wanted < 65536)) {
	console.error(
		`--port=${values.port} is not a port. Give a number from 1 to 65535: npm start -- --port=3000`,
	);
	process.exit(1);
}
if (wanted !== undefined && !(await isFree(wanted))) {
	console.error(
		`Port ${wanted} is taken by another program. Stop that, or choose another: npm start -- --port=${wanted + 1}`,
	);
	process.exit(1);
}

await install();
await mustRun("astro", ["build"]);

let port = wanted ?? DEFAULT_PORT;
while (!(await isFree(port))) port++;
if (wanted === undefined && port !== DEFAULT_PORT)
	console.log(`Port ${DEFAULT_PORT} is taken by another program, using ${port} instead.`);

const server = await serve(port).catch((error) => {
	console.error(error.message);
	process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, server.stop);
console.log(`\n  The site stands at ${server.url}\n  Stop it with Ctrl+C.\n`);
process.exitCode = await server.ended;
