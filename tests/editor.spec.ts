/** The editor on this site: its words lead to their fields, and what the adapter draws and tells is there. */
import type { Page } from "@playwright/test";
import type { Changes, RenderedPage, State } from "../packages/redactie/src/protocol.ts";
import { testOf } from "../packages/redactie/tests/window.ts";
import { openProject } from "./editor.ts";
import { builtPage, expect, routes } from "./site.ts";

const test = testOf(openProject);
// They share a server.
test.describe.configure({ mode: "default" });

/**
 * What the editor makes of every page, by its own modules.
 * @param built each page of the built site, by its path.
 */
const inEditor = (page: Page, built: Record<string, string>) =>
	page.evaluate(async (built) => {
		const load = (path: string) => import(path);
		const { mapPage, takeMarks, textNodes } = await load("/packages/redactie/src/page/mapping.ts");
		const { meantAt } = await load("/packages/redactie/src/page/target.ts");
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

		const all = { plain: [] as string[], other: [] as string[], lost: [] as string[] };
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
			if (wordsOf(page) !== wordsOf(parsed(built[path] ?? ""))) all.other.push(path);

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
	editor,
	view,
}) => {
	const { pages } = await editor.ask<State>("state");
	expect(pages.map(({ path }) => path).sort()).toEqual(routes);
	await view.open("/");
	const built = Object.fromEntries(routes.map((path) => [path, builtPage(path)]));
	const { field, part, lost, plain, other } = await inEditor(page, built);
	console.log(`Of all words ${field} lead to a field, ${part} to what they are part of.`);
	expect(field).toBeGreaterThan(1000);
	expect(part).toBeLessThan(field / 100);
	expect(lost, "words that lead nowhere").toEqual([]);
	expect(plain, "without marks another page than is answered").toEqual([]);
	expect(other, "other words than the built page").toEqual([]);
});

test("flags, icons and what is to be done are drawn", async ({ page, editor, view }) => {
	const { fields, pages } = await editor.ask<State>("state");
	for (const kind of ["flag", "icon"]) {
		const pageOf = (file: string) => pages.find((page) => page.file === file)?.path;
		const field = fields.find(({ drawn, file }) => drawn === kind && pageOf(file));
		await view.open(pageOf(field?.file ?? "") ?? "/", field?.id);
		await view.step(`the box of a ${kind}`, async () => {
			await expect(page.locator(".field-box svg").first()).toBeVisible();
		});
	}
	await view.step("the launch report", async () => {
		const { launch } = (await editor.ask<Required<Changes>>("changes")).launch;
		await view.tab("Livegang").click();
		await page.getByText(launch[0]?.title ?? "?").click();
	});
});

test("what is kept is told in less than 100 kB", async ({ page, view }) => {
	const title = "content/paginas/contact.yaml#title";
	await view.open("/contact", title);
	await view.box(title).press("End");
	await page.keyboard.type("!");
	const answered = page.waitForResponse(/_redactie\/apply/);
	await page.keyboard.press("Enter");
	const answer = await (await answered).text();
	expect(answer).toMatch(/^{"step"/);
	console.log(`An answer to a kept step has ${answer.length} bytes.`);
	expect(answer.length).toBeLessThan(100_000);
});
