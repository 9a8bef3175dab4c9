/**
 * A Chromium that Playwright does not hold: where a debugger holds a page by itself
 * instead of its tab, the browser refuses to prerender.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Parameters = Record<string, unknown>;

/** A document in the tab: the one that shows, or one that is prerendered. */
interface Target {
	/** By which the debugger names it. */
	session: string;
	send: (method: string, parameters?: Parameters) => Promise<Parameters>;
	/** The value of an expression there. */
	evaluate: (expression: string) => Promise<unknown>;
	prerendered: boolean;
}

/**
 * Opens a tab.
 * @param early a script that runs in every document before the document's own.
 */
export async function openTab(executablePath: string, args: readonly string[], early: string) {
	const profile = mkdtempSync(join(tmpdir(), "chromium-"));
	const browser = spawn(
		executablePath,
		[
			"--headless=new",
			"--remote-debugging-port=0",
			`--user-data-dir=${profile}`,
			...args,
			"about:blank",
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const ended = new Promise((resolve) => browser.once("exit", resolve));
	const address = await new Promise<string>((resolve, reject) => {
		let output = "";
		browser.once("exit", () => reject(new Error(`Chromium did not start:\n${output}`)));
		browser.stderr.on("data", (chunk) => {
			output += chunk;
			const [, found] = /DevTools listening on (\S+)/.exec(output) ?? [];
			if (found) resolve(found);
		});
	});

	const socket = new WebSocket(address);
	await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
	const waiting = new Map<number, (result: Parameters) => void>();
	const targets: Target[] = [];
	let last = 0;
	const send = (method: string, params: Parameters = {}, sessionId?: string) =>
		new Promise<Parameters>((resolve) => {
			last++;
			waiting.set(last, resolve);
			socket.send(JSON.stringify({ id: last, method, params, sessionId }));
		});

	socket.addEventListener("message", ({ data }) => {
		const { id, result, method, params } = JSON.parse(data);
		waiting.get(id)?.(result ?? {});
		// A busy browser may give up a page that it prerendered, and begin anew.
		if (method === "Target.detachedFromTarget") {
			const gone = targets.findIndex(({ session }) => session === params.sessionId);
			if (gone >= 0) targets.splice(gone, 1);
		}
		if (method !== "Target.attachedToTarget" || params.targetInfo.type !== "page") return;
		const session = params.sessionId;
		// Not awaited: a document that waits to begin answers none of these.
		for (const domain of ["Page", "Runtime"]) send(`${domain}.enable`, {}, session);
		send("Page.addScriptToEvaluateOnNewDocument", { source: early }, session);
		send("Runtime.runIfWaitingForDebugger", {}, session);
		targets.push({
			session,
			send: (method, parameters) => send(method, parameters, session),
			evaluate: async (expression) => {
				const answer = await send("Runtime.evaluate", { expression, returnByValue: true }, session);
				return (answer as { result?: { value: unknown } }).result?.value;
			},
			prerendered: params.targetInfo.subtype === "prerender",
		});
	});

	const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
	const [tab] = targetInfos as { targetId: string }[];
	const { sessionId } = await send("Target.attachToTarget", {
		targetId: tab?.targetId,
		flatten: true,
	});
	await send(
		"Target.setAutoAttach",
		{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
		sessionId as string,
	);

	return {
		/** Those that are there, in the order in which they came. */
		targets,
		close: async () => {
			browser.kill();
			await ended;
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}
