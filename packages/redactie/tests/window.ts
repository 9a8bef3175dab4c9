/** What all tests of the editor in a browser share: a running one, and the parts of its window. */
import { cpSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { words } from "redactie/panel/words.ts";
import type { Changes, ContentList, Field, FieldId, State } from "redactie/protocol.ts";
import { FIXTURE } from "./fixture.ts";
import { type EditorServer, openServer } from "./server.ts";

/** Ten for each row, in which others may have taken some. */
const FIRST_PORT = 4480;
const VIEWPORT = { width: 1440, height: 900 };

/** One test after the other may change the files of a server. Each spec is such a row, with a server of its own. */
export const ROW = { mode: "default" } as const;

interface Row {
	editor: EditorServer;
	/** One for all its tests: the editor is two hundred modules to load. */
	shared: { page: Page; complaints: string[] };
}

/** @param open an editor that looks for a port from this one on. */
export const testOf = (open: (firstPort: number) => Promise<EditorServer>) =>
	base.extend<{ complaints: string[]; state: State }, Row>({
		editor: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
			async ({}, use, { workerIndex }) => {
				const editor = await open(FIRST_PORT + 10 * workerIndex);
				await use(editor);
				await editor.remove();
			},
			{ scope: "worker", timeout: 180_000 },
		],
		shared: [
			async ({ browser, editor: { url, key } }, use) => {
				const localStorage = [{ name: "redactie:key", value: key }];
				const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
				const options = { baseURL: url, locale: "nl-NL", viewport: VIEWPORT, storageState };
				const page = await browser.newPage({ ...options, reducedMotion: "reduce" });
				const complaints: string[] = [];
				listenTo(page, url, complaints);
				await use({ page, complaints });
				await page.close();
			},
			{ scope: "worker" },
		],
		complaints: ({ shared }, use) => use(shared.complaints),
		page: async ({ shared: { page, complaints }, editor }, use) => {
			await use(page);
			expect(complaints.splice(0), "the page complains").toEqual([]);
			await page.setViewportSize(VIEWPORT);
			// What was typed and not kept, or made, would be there in the next test.
			const was = await editor.get<object>("drafts");
			const changes = Object.fromEntries(Object.keys(was).map((key) => [key, null]));
			if (Object.keys(was).length > 0) {
				await editor.post("drafts", { changes, was, from: "test" });
				await page.goto("about:blank");
			}
		},
		state: [
			async ({ editor }, use) => {
				// What the test before put back may not be read yet.
				while ((await changesOf(editor)).list.length > 0)
					await new Promise((resolve) => setTimeout(resolve, 100));
				await use(await stateOf(editor));
				editor.putBack();
			},
			{ auto: true },
		],
	});

/** Not what a server left there. */
const isSource = (path: string) => !/^\.|^node_modules$/.test(basename(path));
/** On the fixture. */
export const test = testOf((port) =>
	openServer(
		(folder) => cpSync(FIXTURE, folder, { recursive: true, filter: isSource }),
		"astro.config.ts",
		port,
	),
);

/** Notes what goes wrong in a page that nobody asked about. */
function listenTo(page: Page, url: string, complaints: string[]) {
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.stack ?? String(error)));
	page.on("request", (request) => {
		if (!request.url().startsWith(`${url}/`)) complaints.push(`asked ${request.url()}`);
	});
}

/** With the places of all texts, which take a moment after a start. */
export async function stateOf(editor: EditorServer): Promise<State> {
	for (;;) {
		const state = await editor.get<State>("state");
		if (state.fields.some(({ pages }) => pages.length > 0)) return state;
		// Each answer keeps the server from what is waited for.
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}

export const changesOf = (editor: EditorServer) => editor.get<Changes>("changes");

export function found<Found>(one: Found | undefined): Found {
	if (one === undefined) throw new Error("The content has no such thing any more.");
	return one;
}
export const fieldAt = ({ fields }: State, id: string): Field =>
	found(fields.find((field) => field.id === id));
export const listAt = ({ lists }: State, id: string): ContentList =>
	found(lists.find((list) => list.id === id));

/** Where a server finds the modules of the panel. */
const MODULES = `/@fs${fileURLToPath(new URL("../src", import.meta.url))}`;

/**
 * Opens the editor, or in one that is open what the address asks for, and waits until the page is laid out.
 * @param modules where the server finds those of the panel.
 */
export async function open(page: Page, path: string, field?: FieldId, modules = MODULES) {
	const query = new URLSearchParams({ pagina: path, ...(field && { veld: field }) });
	const address = `/redactie?${query}`;
	if (page.url().includes("/redactie")) await page.evaluate(goTo, [address, modules] as const);
	else await page.goto(address);
	await expect
		.poll(() => page.evaluate(laidOut, modules), { message: `${path} is laid out` })
		.toBe(path);
	await expect(statusOf(page)).toHaveText(words.allKept);
}

/** As one goes back to an address, with what the server has by now. */
async function goTo([address, modules]: readonly [string, string]) {
	const load = (path: string) => import(path);
	const { refreshState } = await load(`${modules}/panel/state/judging.ts`);
	const { setPanel } = await load(`${modules}/panel/state/store.ts`);
	await refreshState();
	// What the foot tells, and can put back, is of the test before.
	setPanel({ said: undefined, past: [], future: [] });
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
}

/** The path of the page that the frame shows, once it has the order of its texts. */
async function laidOut(modules: string): Promise<string | undefined> {
	const load = (path: string) => import(path);
	const { getPanel } = await load(`${modules}/panel/state/store.ts`);
	const { rendered, order } = getPanel();
	return order && rendered?.path;
}

export const siteOf = (page: Page) => page.frameLocator("iframe");
export const statusOf = (page: Page) => page.locator(".foot").getByRole("status");
export const panelOf = (page: Page) => page.locator("#panel");
export const headOf = (page: Page) => page.locator("#panel .head small");
export const boxOf = (page: Page, { id }: Pick<Field, "id">) => page.locator(`[id="box-${id}"]`);
export const button = (page: Page, name: string | RegExp) =>
	panelOf(page).getByRole("button", { name });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** The focus is on something of the panel: keys lead on from there. */
export const expectFocusKept = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.activeElement?.closest("#panel")?.id))
		.toBe("panel");

/** WCAG 2.2 A and AA, and what axe counts as good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can break: it changes nothing but colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** In the dark at the narrowest width. */
const WIDTHS = { dark: 1024, light: VIEWPORT.width };
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe of the panel, or of the dialog over it.
 * @param themes each kind of view is looked at in both; one that several states have, in each in one.
 */
export async function expectAccessible(
	page: Page,
	what: string,
	themes: "dark" | "light" | "both" = "both",
	part = "#panel",
) {
	for (const theme of themes === "both" ? (["light", "dark"] as const) : [themes]) {
		await page.emulateMedia({ colorScheme: theme });
		await page.setViewportSize({ ...VIEWPORT, width: WIDTHS[theme] });
		const rules = themes === "both" && theme === "dark" ? OF_COLOURS : RULES;
		expect.soft(await axeFaults(page, part, rules), `${what}, ${theme}`).toEqual([]);
	}
	await page.emulateMedia({ colorScheme: "light" });
	await page.setViewportSize(VIEWPORT);
}

/** One line per rule that is broken, with the elements that break it. */
export async function axeFaults(page: Page, part: string, rules = RULES): Promise<string[]> {
	// Once per document: reading its source takes longer than running it.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	return page.evaluate(
		async ([part, rules]) => {
			// A colour on its way to another is neither.
			for (const animation of document.getAnimations())
				if (animation instanceof CSSTransition) animation.finish();
			const { run } = (window as never as { axe: typeof axe }).axe;
			const { violations } = await run(part, { runOnly: rules, resultTypes: ["violations"] });
			return violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
			);
		},
		[part, rules] as const,
	);
}
