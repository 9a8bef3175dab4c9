import { expect, test } from "vitest";
import { chooseBrowser } from "./browser.ts";

const PLAYWRIGHTS = "/home/ann/.cache/ms-playwright/chrome";
const CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Debian without any browser, unless said otherwise. */
const machine = ({
	has = [],
	...other
}: { has?: string[] } & Partial<Parameters<typeof chooseBrowser>[0]> = {}) => ({
	kind: "shell" as const,
	platform: "linux" as const,
	named: undefined,
	playwrights: PLAYWRIGHTS,
	exists: (path: string) => has.includes(path),
	apt: true,
	...other,
});

test("the one that CHROMIUM names goes before all others", () => {
	const has = ["/opt/chrome", "/usr/bin/chromium"];
	expect(chooseBrowser(machine({ has, named: "/opt/chrome" }))).toEqual({ use: "/opt/chrome" });
});

test("a name that leads nowhere is refused", () => {
	expect(() => chooseBrowser(machine({ named: "/opt/chrome" }))).toThrow(
		"CHROMIUM names /opt/chrome, which does not exist.",
	);
});

test.for([
	["linux", "/usr/bin/chromium"],
	["linux", "/usr/bin/google-chrome"],
	["darwin", CHROME],
	["win32", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
] as const)("on %s, %s is used", ([platform, place]) => {
	expect(chooseBrowser(machine({ platform, has: [place, PLAYWRIGHTS] }))).toEqual({ use: place });
});

test("Playwright's own is used once it has been installed", () => {
	expect(chooseBrowser(machine({ has: [PLAYWRIGHTS] }))).toEqual({ use: PLAYWRIGHTS });
});

test("where there are two, the bench takes the one with windows, and tests the one without", () => {
	const has = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
	expect(chooseBrowser(machine({ has }))).toEqual({ use: has[1] });
	expect(chooseBrowser(machine({ has, kind: "windowed" }))).toEqual({ use: has[0] });
});

test("a place of another system is not looked at", () => {
	expect(chooseBrowser(machine({ has: [CHROME] }))).toHaveProperty("install");
});

test("without any, apt installs it where it may, else Playwright", () => {
	expect(chooseBrowser(machine())).toEqual({ install: ["apt", "playwright"] });
	expect(chooseBrowser(machine({ platform: "darwin", apt: false }))).toEqual({
		install: ["playwright"],
	});
});
