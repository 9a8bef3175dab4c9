/** Finding a port to listen on. */
import { createServer } from "node:net";

/** Whether this is a number that a port can have. */
export const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

/**
 * Whether no program listens on a port of this machine, by either of its addresses.
 * @throws when this user may not listen on it.
 */
export async function isFree(port: number): Promise<boolean> {
	for (const address of ["127.0.0.1", "::1"]) {
		const code = await new Promise<string | undefined>((resolve) => {
			const probe = createServer()
				.once("error", (error: NodeJS.ErrnoException) => resolve(error.code))
				.once("listening", () => probe.close(() => resolve(undefined)))
				.listen(port, address);
		});
		if (code === "EADDRINUSE") return false;
		if (code === "EACCES")
			throw new Error(`Port ${port} is reserved for the system. Choose one above 1023.`);
	}
	return true;
}

/** The first free port from this one on. */
export async function freePort(port: number): Promise<number> {
	for (let candidate = port; candidate < 65_536; candidate++)
		if (await isFree(candidate)) return candidate;
	throw new Error(`Every port from ${port} on is taken by another program. Stop one.`);
}
