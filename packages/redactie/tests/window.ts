/** What all tests of the editor in a browser share: a running one, and the parts of its window. */
import { cpSync } from "node:fs";
import { basename } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { words } from "redactie/panel/words.ts";
import { NO_STYLES, RULES, readAxe } from "./axe.ts";
import { FIXTURE } from "./fixture.ts";
import { type EditorServer, openServer } from "./server.ts";

const VIEWPORT = { width: 1440, height: 900 };

/** A window lives for seconds here: to make its scripts fast takes longer than to run them as they are. */
const AS_WRITTEN = "--js-flags=--max-lazy --no-maglev --no-opt";

interface OfTest {
	complaints: string[];
	putsBack: undefined;
	view: ReturnType<typeof viewOf>;
}

interface OfAll {
	editor: EditorServer;
	window: Page;
}

/** Of a site: all tests have one server and one window, so each ends with what it changed put back. */
export const testOf = (open: () => Promise<EditorServer>) =>
	base.extend<OfTest, OfAll>({
		launchOptions: [
			({ launchOptions }, use) =>
				use({ ...launchOptions, args: [...(launchOptions.args ?? []), AS_WRITTEN] }),
			{ scope: "worker" },
		],
		editor: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
			async ({}, use) => {
				const editor = await open();
				await use(editor);
				await editor.remove();
			},
			{ scope: "worker", timeout: 180_000 },
		],
		window: [
			async ({ browser, editor }, use) => {
				const { url, key } = editor;
				const localStorage = [{ name: "redactie:key", value: key }];
				const context = await browser.newContext({
					...{ baseURL: url, viewport: VIEWPORT, locale: "nl-NL", reducedMotion: "reduce" },
					storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
				});
				await use(await context.newPage());
				await context.close();
			},
			{ scope: "worker" },
		],
		putsBack: [
			async ({ editor }, use) => {
				// What the test before put back may not be read yet.
				await expect.poll(() => editor.ask("changes")).toMatchObject({ list: [] });
				await use(undefined);
				editor.putBack();
			},
			{ auto: true },
		],
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		complaints: ({}, use) => use([]),
		page: async ({ window: page, editor, complaints }, use) => {
			page.on("console", (message) => {
				if (["error", "warning"].includes(message.type())) complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(error.stack ?? String(error)));
			page.on("request", (request) => {
				if (!request.url().startsWith(`${editor.url}/`)) complaints.push(`asked ${request.url()}`);
			});
			await use(page);
			for (const what of ["console", "pageerror", "request"]) page.removeAllListeners(what);
			// To what is no window of the editor, and has its origin: so the scripts that were read are there for the next.
			await page.goto("/favicon.svg");
			await page.evaluate((key) => {
				localStorage.clear();
				localStorage.setItem("redactie:key", key);
			}, editor.key);
			await page.emulateMedia({ colorScheme: "light" });
			await page.setViewportSize(VIEWPORT);
			expect(complaints, "the page complains").toEqual([]);
		},
		view: ({ page }, use) => use(viewOf(page)),
	});

/** Not what a server left there. */
const isSource = (path: string) => !/^\.|^node_modules$/.test(basename(path));
/** On the fixture. */
export const test = testOf(() =>
	openServer(
		(folder) => cpSync(FIXTURE, folder, { recursive: true, filter: isSource }),
		"astro.config.ts",
	),
);

/** What a theme or a narrow window can break: nothing else is another there. */
const OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size"];
const LIGHT = { colorScheme: "light", width: VIEWPORT.width } as const;
const DARK = { colorScheme: "dark", width: 1024 } as const;

/** The parts of a window, and what tests do in it. */
export function viewOf(page: Page) {
	const panel = page.locator("#panel");
	const site = page.frameLocator("iframe");
	const status = page.locator(".foot").getByRole("status");
	let look: typeof LIGHT | typeof DARK = LIGHT;
	const focusIsOn = (on: string) => page.evaluate((on) => document.activeElement?.matches(on), on);
	const expectFocus = (on: string) =>
		expect.poll(() => focusIsOn(on), { message: `focus on ${on}` }).toBe(true);
	return {
		...{ panel, site, status, expectFocus },
		/** Of the page that is seen. */
		address: panel.locator(".head small"),
		title: panel.getByRole("heading", { level: 2 }).first(),
		alert: page.getByRole("alert"),
		box: (id: string) => page.locator(`[id="box-${id}"]`),
		button: (name: string | RegExp) => panel.getByRole("button", { name }),
		tab: (name: string) => page.getByRole("tab", { name }),

		/** Opens the editor, and waits until the page is there. */
		async open(path: string, field?: string) {
			const query = new URLSearchParams({ pagina: path, ...(field && { veld: field }) });
			await page.goto(`/redactie?${query}`);
			await expect(site.locator("h1")).toBeVisible();
			await expect(status).toHaveText(words.allKept);
		},
		/** Keeps requests from the server. @returns lets them go there. */
		async hold(url: string) {
			const { promise, resolve } = Promise.withResolvers<void>();
			await page.route(url, async (route) => {
				await promise;
				await route.continue();
			});
			return () => {
				resolve();
				return page.unrouteAll({ behavior: "wait" });
			};
		},
		/**
		 * After each, keys lead on from somewhere, and axe finds nothing in all that is seen: light and wide, or dark
		 * and narrow as the one before left it, and in the other of the two.
		 */
		step: (name: string, run: () => Promise<void>) =>
			base.step(name, async () => {
				await run();
				await expectFocus(":not(body)");
				expect.soft(await axeFaults(page, RULES), look.colorScheme).toEqual([]);
				look = look === LIGHT ? DARK : LIGHT;
				const { colorScheme, width } = look;
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ ...VIEWPORT, width });
				expect.soft(await axeFaults(page, OF_LOOKS), colorScheme).toEqual([]);
			}),
	};
}

/** One line per rule that is broken, with the elements that break it. The page has tests of its own. */
async function axeFaults(page: Page, rules: readonly string[]): Promise<string[]> {
	await readAxe(page);
	const how = { runOnly: [...rules], preload: NO_STYLES };
	return page.evaluate(async (how) => {
		// A colour on its way to another is neither.
		for (const animation of document.getAnimations())
			if (animation instanceof CSSTransition) animation.finish();
		const { run } = (window as never as { axe: typeof axe }).axe;
		// What it says of all that is right, and where, takes longer than to look at it.
		const only = { resultTypes: ["violations" as const], selectors: false, iframes: false };
		const found = await run({ exclude: ["iframe"] }, { ...how, ...only });
		return found.violations.map(({ id, nodes }) =>
			[`${id}:`, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)].join(),
		);
	}, how);
}
