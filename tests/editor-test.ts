/** What all tests of the editor share: a running one, and the parts of its window. */
import type { Page } from "@playwright/test";
import { words } from "../editor/panel/words.ts";
import type { Field, FieldId, State } from "../editor/protocol.ts";
import { axeFaults } from "./axe.ts";
import { type EditorServer, openEditor } from "./editor.ts";
import { test as base, expect } from "./site.ts";

/** Ten for each row, of which two may look for a free one at the same moment. */
const FIRST_PORT = 4480;

/** One test after the other may change the files of a server. Each spec is such a row, with a server of its own. */
export const ROW = { mode: "default" } as const;

export const test = base.extend<{ state: State }, { editor: EditorServer }>({
	editor: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		async ({}, use, { workerIndex }) => {
			const editor = await openEditor(FIRST_PORT + 10 * workerIndex);
			await use(editor);
			await editor.remove();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	baseURL: ({ editor }, use) => use(editor.url),
	viewport: { width: 1440, height: 900 },
	state: async ({ editor }, use) => {
		await use(await stateOf(editor));
		editor.putBack();
	},
});

/** With the places of all texts, which take a moment after a start. */
export async function stateOf({ url }: EditorServer): Promise<State> {
	for (;;) {
		const state: State = await (await fetch(`${url}/_redactie/state`)).json();
		if (state.fields.some(({ pages }) => pages.length > 0)) return state;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

export function fieldIn({ fields }: State, is: (field: Field) => unknown): Field {
	const field = fields.find(is);
	if (!field) throw new Error("The content has no such field any more.");
	return field;
}

export const byId = (state: State, id: string) => fieldIn(state, (field) => field.id === id);
export const isOnce = ({ pages }: Field) => pages.length === 1 && pages[0]?.times === 1;
export const pageOf = ({ pages }: Field) => pages[0]?.path ?? "/";
/** A heading that stands in one place, with a limit. */
export const aHeading = (state: State) =>
	fieldIn(state, (field) => /cases\/.*#story\.challenge\.title$/.test(field.id) && isOnce(field));

/** Opens the editor, and waits until the page is laid out. */
export async function open(page: Page, path: string, field?: FieldId) {
	const query = new URLSearchParams({ pagina: path, ...(field && { veld: field }) });
	await page.goto(`/redactie?${query}`);
	await expect(siteOf(page).locator("h1")).toBeVisible();
	await expect(statusOf(page)).toHaveText(words.allKept);
}

export const siteOf = (page: Page) => page.frameLocator("iframe");
export const statusOf = (page: Page) => page.locator(".foot").getByRole("status");
export const panelOf = (page: Page) => page.locator("#panel");
export const boxOf = (page: Page, field: Field) => page.locator(`[id="box-${field.id}"]`);
export const button = (page: Page, name: string | RegExp) =>
	panelOf(page).getByRole("button", { name });

/** Axe in both themes, one at the narrowest width: of the panel, or of the dialog over it. */
export async function expectAccessible(page: Page, what: string, part = "#panel") {
	for (const [colorScheme, width] of [
		["dark", 1024],
		["light", 1440],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		expect.soft(await axeFaults(page, part), `${what}, ${colorScheme}, ${width} px`).toEqual([]);
	}
}
