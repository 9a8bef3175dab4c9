/**
 * npm run edit: the site on this computer with the editor beside it, at a printed address.
 *
 *   npm run edit                 port 4400, or the next free one; opens the browser
 *   npm run edit -- --port=3000  that port, or an error
 *   npm run edit -- --no-open    leaves the browser alone
 */
import { parseArgs } from "node:util";
import { dev } from "astro";
import { KEY_PARAMETER } from "../packages/redactie/src/protocol.ts";
import { keyOf } from "../packages/redactie/src/server/files/files.ts";
import { ContentError } from "../src/content/read-content.ts";
import { freePort, isFree, isPort } from "./ports.ts";
import { root } from "./project.mjs";

const DEFAULT_PORT = 4400;
/** One name for it: the key that the browser keeps belongs to an address. */
const HOST = "127.0.0.1";

try {
	const { values } = parseArgs({
		options: { port: { type: "string" }, "no-open": { type: "boolean" } },
	});
	const port = values.port ? Number(values.port) : await freePort(DEFAULT_PORT);
	if (!isPort(port))
		throw new Error(
			`--port=${values.port} is geen poort. Kies een getal van 1 tot en met 65535: npm run edit -- --port=3000`,
		);
	if (!(await isFree(port)))
		throw new Error(
			`Poort ${port} is bezet door een ander programma. Stop dat, of kies een andere: npm run edit -- --port=${port + 1}`,
		);
	const path = `/redactie?${KEY_PARAMETER}=${keyOf(root)}`;
	await dev({
		root,
		configFile: "redactie/astro.config.ts",
		// Each page that is shown or looked through would be a line.
		logLevel: "warn",
		server: {
			host: HOST,
			port,
			open: !values["no-open"] && process.stdout.isTTY ? path : false,
		},
	});
	console.log(
		`\n  De redactie staat op http://${HOST}:${port}${path}\n  Stop ermee met Ctrl+C. Wat je bewaarde, staat in content/.\n`,
	);
} catch (error) {
	console.error(
		error instanceof ContentError
			? `${error.message}\nVerander het in het bestand, en start de redactie opnieuw.`
			: error instanceof Error
				? error.message
				: error,
	);
	process.exit(1);
}
