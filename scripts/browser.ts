/** Which Chromium the browser tests run in, and how it gets there when there is none. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, canUseApt } from "./apt.ts";
import { run } from "./project.mjs";

const APT_PACKAGES = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];

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
export function chooseBrowser({ platform, named, playwrights, exists, apt }: Machine): Choice {
	if (named) {
		if (exists(named)) return { use: named };
		throw new Error(`CHROMIUM names ${named}, which does not exist. Name your Chromium or Chrome.`);
	}
	const found = [...(USUAL_PLACES[platform] ?? []), playwrights].find(exists);
	if (found) return { use: found };
	return { install: apt ? ["apt", "playwright"] : ["playwright"] };
}

const choice = () =>
	chooseBrowser({
		platform: process.platform,
		named: process.env.CHROMIUM,
		playwrights: chromium.executablePath(),
		exists: existsSync,
		apt: canUseApt(),
	});

const MISSING = `The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome (on Debian: sudo apt-get install ${APT_PACKAGES.join(" ")}), or name the one you have: CHROMIUM=/path/to/chrome npm test`;

/**
 * The Chromium of this machine.
 * @throws when there is none, with what to do.
 */
export function browserPath(): string {
	const chosen = choice();
	if ("use" in chosen) return chosen.use;
	throw new Error(MISSING);
}

/**
 * Installs Chromium where there is none.
 * @throws when that does not work, with what to do.
 */
export async function installBrowser(): Promise<void> {
	const chosen = choice();
	if ("use" in chosen) return;
	for (const way of chosen.install) {
		console.log(`No Chromium or Chrome was found: ${WAYS[way].announcement} ...`);
		if (await WAYS[way].install()) return;
	}
	throw new Error(MISSING);
}

const WAYS = {
	apt: {
		announcement: "apt-get installs it",
		install: async () => aptInstall(APT_PACKAGES),
	},
	playwright: {
		announcement: "Playwright downloads its own, once",
		install: async () => (await run("playwright", ["install", "chromium"])) === 0,
	},
};
