/**
 * npm start: builds, and serves the built site at a printed address, with the headers,
 * redirects and 404s of production.
 *
 *   npm start                 port 8787, or the next free one
 *   npm start -- --port=3000  that port, or an error
 */
import { parseArgs } from "node:util";
import { freePort, isFree, isPort } from "./ports.ts";
import { mustRun } from "./project.mjs";
import { serve } from "./serve.ts";

const DEFAULT_PORT = 8787;

try {
	const wanted = wantedPort();
	if (wanted && !(await isFree(wanted)))
		throw new Error(
			`Port ${wanted} is taken by another program. Stop that, or choose another: npm start -- --port=${wanted + 1}`,
		);

	await mustRun("astro", ["build"]);

	const port = wanted ?? (await freePort(DEFAULT_PORT));
	if (!wanted && port !== DEFAULT_PORT)
		console.log(`Port ${DEFAULT_PORT} is taken by another program, using ${port} instead.`);

	const { url, ended } = await serve(port);
	console.log(`\n  The site stands at ${url}\n  Stop it with Ctrl+C.\n`);
	// From here on, being stopped is how it ends well.
	process.exitCode = 0;
	throw new Error(`The server ended by itself. The end of its output:\n${await ended}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** The port asked for, or undefined. */
function wantedPort(): number | undefined {
	const { values } = parseArgs({ options: { port: { type: "string" } } });
	if (values.port === undefined) return undefined;
	const port = Number(values.port);
	if (isPort(port)) return port;
	throw new Error(
		`--port=${values.port} is not a port. Give a number from 1 to 65535: npm start -- --port=3000`,
	);
}
