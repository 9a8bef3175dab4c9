/** Serving a built site in workerd, the runtime of production. */
import { start } from "./project.mjs";

/** How long (ms) the server may take to answer for the first time. */
const PATIENCE = 60_000;

/**
 * The arguments with which wrangler serves a built site.
 * @param directory where it stands, from the project's root.
 */
export const serverArguments = (port: number, directory = "dist") => [
	"dev",
	`--assets=${directory}`,
	"--ip=127.0.0.1",
	`--port=${port}`,
	"--inspector-port=0",
	"--show-interactive-dev-session=false",
	// There is no script to bundle; else one that does nothing is watched, by looking at its files.
	"--no-bundle",
];

interface Server {
	url: string;
	/** Resolves with the end of the server's output once it ends by itself. */
	ended: Promise<string>;
}

/**
 * Serves a built site, until this process ends.
 * @param directory where it stands, from the project's root.
 * @returns once it answers.
 * @throws when it does not, with the end of its output.
 */
export async function serve(port: number, directory?: string): Promise<Server> {
	const url = `http://localhost:${port}`;
	const server = start("wrangler", serverArguments(port, directory), ["ignore", "pipe", "pipe"]);
	let output = "";
	for (const stream of [server.stdout, server.stderr])
		stream?.on("data", (chunk: Buffer) => {
			output = `${output}${chunk}`.slice(-4000);
		});
	let alive = true;
	const ended = new Promise<string>((resolve) =>
		server.on("exit", () => {
			alive = false;
			resolve(output);
		}),
	);
	const deadline = Date.now() + PATIENCE;
	while (alive && Date.now() < deadline) {
		if (await answers(url)) return { url, ended };
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(
		`The local server did not start on port ${port}. The end of its output:\n${output}`,
	);
}

const answers = (url: string) =>
	fetch(url).then(
		({ ok }) => ok,
		() => false,
	);
