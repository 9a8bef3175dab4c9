/** What all tests of the editor share: a running one, and the parts of its window. */
import type { Page } from "@playwright/test";
import { words } from "../packages/redactie/src/panel/words.ts";
import type { Changes, Field, FieldId, Launch, State } from "../packages/redactie/src/protocol.ts";
import { axeFaults, OF_COLOURS } from "./axe.ts";
import { type EditorServer, openEditor } from "./editor.ts";
import { test as base, expect, listenTo } from "./site.ts";

/** Ten for each row, of which two may look for a free one at the same moment. */
const FIRST_PORT = 4480;
const VIEWPORT = { width: 1440, height: 900 };

/** One test after the other may change the files of a server. Each spec is such a row, with a server of its own. */
export const ROW = { mode: "default" } as const;

interface Row {
	editor: EditorServer;
	/** One for all its tests: the editor is two hundred modules to load. */
	shared: { page: Page; complaints: string[] };
}

export const test = base.extend<{ state: State }, Row>({
	editor: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		async ({}, use, { workerIndex }) => {
			const editor = await openEditor(FIRST_PORT + 10 * workerIndex);
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
			await listenTo(page, url, complaints);
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
		const typed = Object.keys(await (await fetch(`${editor.url}/_redactie/drafts`)).json());
		if (typed.length > 0) {
			await editor.post("drafts", {
				changes: Object.fromEntries(typed.map((key) => [key, null])),
				from: "test",
			});
			await page.goto("about:blank");
		}
	},
	state: async ({ editor }, use) => {
		// What the test before put back may not be read yet.
		while ((await changesOf(editor)).list.length > 0)
			await new Promise((resolve) => setTimeout(resolve, 100));
		await use(await stateOf(editor));
		editor.putBack();
	},
});

/** With the places of all texts, which take a moment after a start. */
export async function stateOf(editor: EditorServer): Promise<State> {
	for (;;) {
		const state = await get<State>(editor, "state");
		if (state.fields.some(({ pages }) => pages.length > 0)) return state;
		// Each answer keeps the server from what is waited for.
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
}

export const changesOf = (editor: EditorServer) => get<Changes>(editor, "changes");
export const launchOf = (editor: EditorServer) => get<Launch>(editor, "launch");

async function get<Answer>({ url }: EditorServer, path: string): Promise<Answer> {
	return (await fetch(`${url}/_redactie/${path}`)).json();
}

export function fieldIn({ fields }: State, is: (field: Field) => unknown): Field {
	const field = fields.find(is);
	if (!field) throw new Error("The content has no such field any more.");
	return field;
}

export const byId = (state: State, id: string) => fieldIn(state, (field) => field.id === id);
const isOnce = ({ pages }: Field) => pages.length === 1 && pages[0]?.times === 1;
export const pageOf = ({ pages }: Field) => pages[0]?.path ?? "/";
/** A heading that stands in one place, with a limit. */
export const aHeading = (state: State) =>
	fieldIn(state, (field) => /cases\/.*#story\.challenge\.title$/.test(field.id) && isOnce(field));

/** Opens the editor, or in one that is open what the address asks for, and waits until the page is laid out. */
export async function open(page: Page, path: string, field?: FieldId) {
	const query = new URLSearchParams({ pagina: path, ...(field && { veld: field }) });
	const address = `/redactie?${query}`;
	if (page.url().includes("/redactie")) await page.evaluate(goTo, address);
	else await page.goto(address);
	await expect.poll(() => page.evaluate(laidOut), { message: `${path} is laid out` }).toBe(path);
	await expect(statusOf(page)).toHaveText(words.allKept);
}

/** As one goes back to an address, with what the server has by now. */
async function goTo(address: string) {
	const load = (path: string) => import(path);
	const { refreshState } = await load("/packages/redactie/src/panel/state/judging.ts");
	const { setPanel } = await load("/packages/redactie/src/panel/state/store.ts");
	await refreshState();
	// What the foot tells, and can put back, is of the test before.
	setPanel({ said: undefined, putBack: undefined });
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
}

/** The path of the page that the frame shows, once it has the order of its texts. */
async function laidOut(): Promise<string | undefined> {
	const load = (path: string) => import(path);
	const { getPanel } = await load("/packages/redactie/src/panel/state/store.ts");
	const { rendered, order } = getPanel();
	return order && rendered?.path;
}

export const siteOf = (page: Page) => page.frameLocator("iframe");
export const statusOf = (page: Page) => page.locator(".foot").getByRole("status");
export const panelOf = (page: Page) => page.locator("#panel");
export const boxOf = (page: Page, field: Field) => page.locator(`[id="box-${field.id}"]`);
export const button = (page: Page, name: string | RegExp) =>
	panelOf(page).getByRole("button", { name });

/** In the dark at the narrowest width. */
const WIDTHS = { dark: 1024, light: VIEWPORT.width };

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
		const rules = themes === "both" && theme === "dark" ? OF_COLOURS : undefined;
		expect.soft(await axeFaults(page, part, rules), `${what}, ${theme}`).toEqual([]);
	}
	await page.emulateMedia({ colorScheme: "light" });
	await page.setViewportSize(VIEWPORT);
}
