/** Which Chromium tests and the bench run in, and how it gets there when there is none. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, canUseApt } from "./apt.ts";
import { run } from "./project.mjs";

/**
 * `shell` is Chromium without windows: the same pages by the same engine, for two thirds of the
 * processor. The bench measures in the one with windows, which visitors have.
 */
type Kind = "shell" | "windowed";

const aptPackages = (kind: Kind) => [
	kind === "shell" ? "chromium-headless-shell" : "chromium",
	"fonts-liberation",
	"fonts-noto-color-emoji",
];

const SHELL = "/usr/bin/chromium-headless-shell";

/** Where systems put Chromium and Chrome, the first choice first. */
const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
	linux: [
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/snap/bin/chromium",
		"/usr/bin/google-chrome-stable",
		"/usr/bin/google-chrome",
	],
	darwin: [
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
	],
	win32: [
		"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
		"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
	],
};

interface Machine {
	kind: Kind;
	platform: NodeJS.Platform;
	/** What CHROMIUM names. */
	named: string | undefined;
	/** Where Playwright keeps the one that it installs. */
	playwrights: string;
	exists: (path: string) => boolean;
	/** Whether packages of Debian can be installed. */
	apt: boolean;
}

type Choice =
	| { use: string }
	/** None is there: what to try, in this order. */
	| { install: readonly ("apt" | "playwright")[] };

/**
 * Which Chromium to use on a machine.
 * @throws when CHROMIUM names what does not exist.
 */
export function chooseBrowser({
	kind,
	platform,
	named,
	playwrights,
	exists,
	apt,
}: Machine): Choice {
	if (named) {
		if (exists(named)) return { use: named };
		throw new Error(`CHROMIUM names ${named}, which does not exist. Name your Chromium or Chrome.`);
	}
	const shell = kind === "shell" && platform === "linux" ? [SHELL] : [];
	const found = [...shell, ...(USUAL_PLACES[platform] ?? []), playwrights].find(exists);
	if (found) return { use: found };
	return { install: apt ? ["apt", "playwright"] : ["playwright"] };
}

const choice = (kind: Kind) =>
	chooseBrowser({
		kind,
		platform: process.platform,
		named: process.env.CHROMIUM,
		playwrights: chromium.executablePath(),
		exists: existsSync,
		apt: canUseApt(),
	});

const missing = (kind: Kind) =>
	new Error(
		`Chromium is needed, and it could not be installed. Install Chromium or Chrome (on Debian: sudo apt-get install ${aptPackages(kind).join(" ")}), or name the one you have: CHROMIUM=/path/to/chrome`,
	);

/**
 * The Chromium of this machine.
 * @param kind the one to prefer where there are two.
 * @throws when there is none, with what to do.
 */
export function browserPath(kind: Kind = "shell"): string {
	const chosen = choice(kind);
	if ("use" in chosen) return chosen.use;
	throw missing(kind);
}

/**
 * Installs Chromium where there is none.
 * @throws when that does not work, with what to do.
 */
export async function installBrowser(): Promise<void> {
	const chosen = choice("shell");
	if ("use" in chosen) return;
	for (const way of chosen.install) {
		console.log(`No Chromium or Chrome was found: ${WAYS[way].announcement} ...`);
		if (await WAYS[way].install()) return;
	}
	throw missing("shell");
}

const WAYS = {
	apt: {
		announcement: "apt-get installs it",
		install: async () => aptInstall(aptPackages("shell")),
	},
	playwright: {
		announcement: "Playwright downloads its own, once",
		install: async () => (await run("playwright", ["install", "chromium"])) === 0,
	},
};
