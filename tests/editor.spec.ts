/** The editor on this site: its words lead to their fields, and what the adapter draws and tells is there. */
import type { Page } from "@playwright/test";
import { words } from "../packages/redactie/src/panel/words.ts";
import type { Changes, FieldId, RenderedPage, State } from "../packages/redactie/src/protocol.ts";
import { openServer } from "../packages/redactie/tests/server.ts";
import * as editorWindow from "../packages/redactie/tests/window.ts";
import { copyProject, EDITOR_CONFIG } from "./editor.ts";
import { builtPage, expect, routes } from "./site.ts";

const { button, expectAccessible, found, panelOf, tab, testOf } = editorWindow;

const test = testOf((port) => openServer(copyProject, EDITOR_CONFIG, port));
// They share a server.
test.describe.configure({ mode: "default" });

const openHere = (page: Page, path: string, field?: FieldId) =>
	editorWindow.open(page, path, field, "/packages/redactie/src");

/**
 * What the editor makes of every page, by its own modules.
 * @param built each page of the built site, by its path.
 */
const inEditor = (page: Page, built: Record<string, string>) =>
	page.evaluate(async (built) => {
		const load = (path: string) => import(path);
		const { mapPage, takeMarks, textNodes } = await load("/packages/redactie/src/page/mapping.ts");
		const { meantAt } = await load("/packages/redactie/src/page/meant.ts");
		const state: State = await (await fetch("/_redactie/state")).json();
		const fields = new Map(state.fields.map((field) => [field.id, field]));
		const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
		const wordsOf = (page: Document) =>
			[...textNodes(page.body)]
				.map(({ data }: Text) => data)
				.join("")
				.replaceAll(/\s+/g, " ");
		// Islands are numbered, and their rendering is timed.
		const alike = (html: string) => html.replaceAll(/ (uid|server-render-time)="[^"]*"/g, "");

		const all = { plain: [] as string[], built: [] as string[], lost: [] as string[] };
		const counts = { field: 0, part: 0 };
		for (const { path } of state.pages) {
			const rendered: RenderedPage = await (
				await fetch(`/_redactie/page?path=${encodeURIComponent(path)}`)
			).json();
			const plain = await (await fetch(path)).text();
			const unmarked = rendered.marked.replaceAll(
				/[\u{f0000}-\u{ffffd}]|%F3%B.(%[89AB].){2}/giu,
				"",
			);
			if (alike(plain) !== alike(unmarked)) all.plain.push(path);
			const page = parsed(rendered.marked);
			const marks = takeMarks(page, rendered.fields);
			if (wordsOf(page) !== wordsOf(parsed(built[path] ?? ""))) all.built.push(path);

			const map = mapPage(page, marks, fields);
			for (const node of textNodes(page.body) as Iterable<Text>) {
				const words = node.data.match(/[\p{L}\p{N}]\S*/gu) ?? [];
				const isSeen = !node.parentElement?.closest(
					"[hidden], noscript, .visually-hidden, .spoken, title",
				);
				if (!isSeen || words.length === 0) continue;
				// Nodes end where a field does: all words of one mean the same.
				const meant = meantAt(map, fields, node, node.data.search(/\S/));
				if (meant.kind === "field") counts.field += words.length;
				else if (meant.kind === "part") counts.part += words.length;
				else all.lost.push(`${path}: ${node.data}`);
			}
		}
		return { ...all, ...counts };
	}, built);

test("every word of every page leads to its field, and the page is the one that visitors get", async ({
	page,
	state,
}) => {
	await openHere(page, "/");
	const built = Object.fromEntries(state.pages.map(({ path }) => [path, builtPage(path)]));
	const found = await inEditor(page, built);
	const { field, part } = found;
	console.log(
		`Of ${field + part + found.lost.length} words on ${state.pages.length} pages ${field} lead to a field, ${part} to what they are part of.`,
	);
	expect(state.pages.map(({ path }) => path).sort()).toEqual(routes);
	expect(field).toBeGreaterThan(1000);
	expect(part).toBeLessThan(field / 100);
	expect(found.lost, "words that lead nowhere").toEqual([]);
	expect(found.plain, "without marks another page than is answered").toEqual([]);
	expect(found.built, "other words than the built page").toEqual([]);
});

test("what is kept is told in less than 100 kB, and the launch report gets shorter", async ({
	page,
	editor,
}) => {
	const { launch, blocking } = (await editor.get<Required<Changes>>("changes")).launch;
	const { title, findings } = found(launch.find(({ title }) => title === "Voorbeelden"));
	const point = found(findings[0]);
	await openHere(page, "/");
	await tab(page, "Livegang").click();
	await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toHaveText(
		`${blocking.now} ${words.blocking(blocking.now)}`,
	);
	await page.getByText(title).click();
	await expectAccessible(page, "the launch report");
	await button(page, point.name).first().click();
	await expect(page.locator(".field-box").first()).toBeVisible();
	await expect(panelOf(page)).toContainText(point.problem);
	await panelOf(page).getByRole("checkbox", { name: "Dit is nog een voorbeeld" }).uncheck();
	const answered = page.waitForResponse(/_redactie\/apply/);
	await page.keyboard.press("Enter");
	const answer = await (await answered).body();
	await expect(tab(page, "Livegang")).toHaveText(`Livegang ${blocking.now - 1}`);
	expect(JSON.parse(`${answer}`)).toHaveProperty("kept");
	expect(answer.length).toBeLessThan(100_000);
	console.log(`An answer to a kept step has ${answer.length} bytes.`);
});

test("flags and icons are drawn in their boxes", async ({ page, state }) => {
	for (const kind of ["flag", "icon"]) {
		const pageOf = (file: string) => state.pages.find((page) => page.file === file)?.path;
		const field = found(state.fields.find(({ drawn, file }) => drawn === kind && pageOf(file)));
		await openHere(page, pageOf(field.file) ?? "/", field.id);
		await expect(page.locator(".field-box svg").first()).toBeVisible();
		await expectAccessible(page, `the box of a ${kind}`);
	}
});
