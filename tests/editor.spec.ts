/** The texts of the site in the editor: what is typed, shown, kept, refused and undone. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { words as changesWords } from "../packages/redactie/src/panel/changes/words.ts";
import { words } from "../packages/redactie/src/panel/words.ts";
import {
	KEY_HEADER,
	KEY_PARAMETER,
	type RenderedPage,
	type State,
} from "../packages/redactie/src/protocol.ts";
import { axeFaults } from "./axe.ts";
import {
	aHeading,
	boxOf,
	button,
	byId,
	expectAccessible,
	fieldIn,
	open,
	pageOf,
	panelOf,
	ROW,
	siteOf,
	stateOf,
	statusOf,
	test,
} from "./editor-test.ts";
import { ask } from "./hosts.ts";
import { builtPage, expect, routes } from "./site.ts";

/** What no text and no font of the site has: the editor's marks are such. */
const PRIVATE_USE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;

const { step } = test;

test.describe.configure(ROW);

test("a click, some keys and Enter are one line of difference, and undone to the byte", async ({
	page,
	editor,
	state,
}) => {
	const field = aHeading(state);
	const was = String(field.value);
	await open(page, pageOf(field));
	await expectAccessible(page, "the list of fields");
	const onPage = siteOf(page).getByText(was, { exact: true });
	const box = boxOf(page, field);

	await step("the click opens the field: name, purpose, limit, where it stands", async () => {
		await onPage.click();
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(field.name);
		await expect(box).toBeFocused();
		await expect(box).toHaveAccessibleName(field.name);
		await expect(box).toHaveAccessibleDescription(
			`${field.help} ${was.length} van ${field.max} tekens`,
		);
		await expect(page.locator(".field-box")).toContainText(words.onlyHere);
		await expect(page.locator(".keep"), "no button before something changed").toHaveCount(0);
		await expectAccessible(page, "a field", "dark");
	});
	await step("each key shows on the page before the server has said a word", async () => {
		let asked = 0;
		const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
		await page.route("**/_redactie/**", async (route) => {
			asked++;
			await isTyped;
			await route.continue();
		});
		await page.keyboard.press("End");
		let typed = was;
		for (const key of " abcdefgh") {
			await page.keyboard.press(key);
			typed += key;
			await expect(siteOf(page).getByText(typed, { exact: true })).toBeVisible();
		}
		await expect.poll(() => asked, { message: "the server is asked" }).toBeGreaterThan(0);
		answer();
		await page.unrouteAll({ behavior: "wait" });
		await expect(page.locator(".counter")).toContainText(`${was.length + 9} van ${field.max}`);
		await expect(statusOf(page)).toHaveText(words.unsaved(1));
		expect(editor.changedLines(), "nothing is written yet").toEqual([]);
		await expect(panelOf(page), "a hint, which stops nothing").toContainText(
			'"abcdefgh" staat niet in het woordenboek.',
		);
		await expectAccessible(page, "a field with something typed", "light");
	});
	await step("Enter keeps it: one line of one file", async () => {
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		const now = `${was} abcdefgh`;
		const [[before, after] = [], ...others] = editor.changedLines();
		expect(others).toEqual([]);
		expect(after).toBe(before?.replace(was, now));
		expect(byId(await stateOf(editor), field.id).value).toBe(now);
		await expect(box).toBeFocused();
	});
	await step("undo, redo and undo: the files are as they were, to the byte", async () => {
		await button(page, words.undo).click();
		await expect(statusOf(page)).toHaveText(words.undone([field.name]));
		expect(editor.changedLines()).toEqual([]);
		await expect(onPage).toBeVisible();
		await button(page, words.redo).click();
		await expect(statusOf(page)).toHaveText(words.redone([field.name]));
		expect(editor.changedLines()).toHaveLength(1);
		await page.getByRole("tab", { name: words.tabs.changes }).click();
		await expect(page.locator(".changes")).toContainText(`${words.is}${was} abcdefgh`);
		await expectAccessible(page, "changes", "dark");
		await page.locator(".foot").getByRole("button", { name: words.undo }).click();
		await expect(onPage).toBeVisible();
		await expect.poll(() => editor.changedLines()).toEqual([]);
	});
	await step("what other programs give becomes words, and what is lost is said", async () => {
		await box.press("End");
		await box.evaluate((box) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "\uf0b7\t“een”\n\uf0b7\ttwee");
			clipboardData.setData("text/html", '<ul><li>“een”<li><a href="/x">twee</a></ul>');
			const paste = { clipboardData, bubbles: true, cancelable: true };
			box.dispatchEvent(new ClipboardEvent("paste", paste));
		});
		await expect(box).toHaveValue(`${was}'een' twee`);
		await expect(statusOf(page)).toContainText(words.lost(["lines", "list", "link"]));
		await page.keyboard.press("Escape");
	});
	await step("what was put back comes back", async () => {
		await box.press("End");
		await page.keyboard.type("!");
		await page.keyboard.press("Escape");
		await expect(statusOf(page)).toHaveText(words.putBack(false));
		await expect(onPage).toBeVisible();
		await page.keyboard.press("Control+z");
		await expect(box).toHaveValue(`${was}!`);
		await page.keyboard.press("Escape");
		await expect(box).toHaveValue(was);
	});
});

test("what the contract refuses is said in its words, and stays as a draft", async ({
	page,
	editor,
	state,
	complaints,
}) => {
	const field = aHeading(state);
	const { max = 0 } = field;
	await open(page, pageOf(field), field.id);
	const box = boxOf(page, field);
	const notYet = button(page, words.keepNotYet);
	const name = field.short.slice(0, 1).toUpperCase() + field.short.slice(1);

	for (const [typed, sentence] of [
		[
			"a".repeat(max + 5),
			`${name} is ${max + 5} tekens lang, maar het moeten er hooguit ${max} zijn.`,
		],
		["", `${name} is leeg. Vul hier een tekst in.`],
		["Met {{claims.onzin}} erin", "{{claims.onzin}} bestaat niet. Kies uit:"],
	] as const)
		await step(`typed '${typed}'`, async () => {
			await box.focus();
			await page.keyboard.press("Control+a");
			await page.keyboard.press("Backspace");
			await page.keyboard.insertText(typed);
			await expect(page.locator("[data-problem]")).toContainText(sentence);
			await expect(notYet).toHaveAttribute("aria-disabled", "true");
			await expect(notYet).toHaveAccessibleDescription(sentence);
			await expect(box).toHaveAttribute("aria-invalid", "true");
			await expect(
				siteOf(page).getByText(String(field.value), { exact: true }),
				"the page shows the last good version",
			).toBeVisible();
			await notYet.focus();
			await page.keyboard.press("Enter");
			await box.press("Enter");
		});
	await expectAccessible(page, "a field that is refused");

	await step("with another that waits, all that wait are counted", async () => {
		const isOther = ({ path, file }: typeof field) =>
			file === field.file && path !== field.path && /^story\.\w+\.title$/.test(path);
		const other = fieldIn(state, (one) => isOther(one) && one.pages.length > 0);
		await siteOf(page).getByText(other.shown, { exact: true }).first().click();
		await expect(statusOf(page)).toHaveText(words.notKeptThere(field.name));
		await page.keyboard.press("Control+a");
		await page.keyboard.insertText("a".repeat(500));
		await expect(page.locator("[data-problem]")).toBeVisible();
		await expect(statusOf(page)).toContainText(words.unsaved(2));
		await page.keyboard.press("Escape");
	});
	await step("left and loaded again, it is still there, and written nowhere", async () => {
		await button(page, words.allHere).click();
		await expect(page.locator(".row", { hasText: words.refusedRow })).toBeVisible();
		// As for a window on another port, which has nothing of this one.
		await page.evaluate(() => localStorage.clear());
		const row = page.locator(".row", { hasText: words.refusedRow });
		await row.click();
		await expect(page.getByRole("alert")).toContainText(words.locked);
		await button(page, words.allHere).click();
		await expect(row).toBeVisible();
		expect(complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);
		await page.goto(`${page.url()}&${KEY_PARAMETER}=${editor.key}`);
		await expect(siteOf(page).locator("h1")).toBeVisible();
		await expect(statusOf(page)).toHaveText(words.unsaved(1));
		expect(page.url()).not.toContain(editor.key);
		await page.getByRole("tab", { name: words.tabs.changes }).click();
		await expect(page.getByRole("region", { name: changesWords.notKept })).toContainText(
			field.name,
		);
		await expectAccessible(page, "changes that are not kept", "light");
		await page.getByRole("button", { name: field.name }).click();
		await expect(box).toHaveValue(/{{claims.onzin}}/);
		expect(editor.changedLines()).toEqual([]);
	});
	await step("a name that does exist repairs it", async () => {
		const [first] = await page.locator(".choices button").allInnerTexts();
		await page.locator(".choices button").first().click();
		await expect(page.locator("[data-problem]")).toHaveCount(0);
		await expect(box, `${first} is a name`).not.toHaveValue(/onzin/);
		await page.keyboard.press("Escape");
	});
});

test("what stands on more places says so, and a value is changed everywhere by its source", async ({
	page,
	editor,
	state,
}) => {
	// A figure that the contract compares with what was measured: 100 less 42 is 58.
	const figure = fieldIn(state, ({ id, value }) => {
		const name = /^-\{\{(.*\.procent)\}\}%$/.exec(String(value))?.[1];
		const was =
			name && state.fields.find((field) => field.id === `${id.replace(/value$/, "")}measured.was`);
		return was && was.value === 100;
	});
	const percent = Number(/\d+/.exec(figure.shown)?.[0]);
	const name = state.names.find(({ name }) => String(figure.value).includes(`{{${name}}}`));
	const source = byId(state, name?.source ?? "");
	const measured = byId(state, figure.id.replace(/value$/, "measured.now"));
	const label = byId(state, figure.id.replace(/value$/, "label"));
	const path = pageOf(byId(state, figure.id.replace(/value$/, "description")));
	await open(page, path);

	await step("a figure says where its name and its caption stand besides", async () => {
		await siteOf(page).getByText(figure.shown, { exact: true }).first().click();
		const own = page.locator(".field-box").filter({ has: boxOf(page, figure) });
		await expect(own.locator(".chip")).toHaveText(`${percent}`);
		await expect(page.locator(".field-form")).toContainText(
			words.alsoOn(label.pages.reduce((sum, { times }) => sum + times, -1)),
		);
		await expect(page.locator(".name-used")).toContainText(name?.about ?? "?");
	});
	await step("its source brings along what would no longer be right", async () => {
		await button(page, words.changeAll(`${percent}`)).click();
		await expect(boxOf(page, source)).toBeFocused();
		await page.keyboard.press("Control+a");
		await page.keyboard.insertText(`${percent + 3}`);
		await expect(page.getByRole("region", { name: words.belongs })).toContainText(measured.name);
		await expect(button(page, words.keepTogetherNotYet)).toHaveAttribute("aria-disabled", "true");
		await page.keyboard.press("Enter");
		await boxOf(page, measured).fill(`${100 - percent - 3}`);
		await expect(button(page, words.keepTogether)).toBeVisible();
		expect(editor.changedLines()).toEqual([]);
	});
	await step("one Enter keeps both, and all pages say it", async () => {
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([measured.name, source.name]));
		expect(editor.changedLines()).toHaveLength(2);
		const now = await stateOf(editor);
		expect(now.done.at(-1)?.changes).toHaveLength(2);
		for (const id of name?.usedIn ?? [])
			expect(byId(now, id).shown).toBe(
				byId(state, id).shown.replaceAll(`${percent}`, `${percent + 3}`),
			);
	});
	await step("one undo puts both back", async () => {
		await button(page, words.undo).click();
		await expect(statusOf(page)).toHaveText(words.undone([measured.name, source.name]));
		expect(editor.changedLines()).toEqual([]);
	});
});

test("what others write is taken over, and never over what is being typed", async ({
	page,
	editor,
	state,
}) => {
	const field = aHeading(state);
	const was = String(field.value);
	const text = editor.read(field.file);
	await open(page, pageOf(field), field.id);
	const box = boxOf(page, field);

	await step("an untouched field follows", async () => {
		editor.write(field.file, text.replace(was, "Van iemand anders"));
		await expect(box).toHaveValue("Van iemand anders");
		await expect(siteOf(page).getByText("Van iemand anders")).toBeVisible();
	});
	await step("a touched one asks, and overwrites nothing", async () => {
		await box.press("End");
		await page.keyboard.type(" en van mij");
		editor.write(field.file, text.replace(was, "Nog eens anders"));
		await expect(page.getByRole("alert")).toContainText(words.conflict);
		await expect(page.locator(".conflict")).toContainText(
			`${words.yours}Van iemand anders en van mij`,
		);
		await expectAccessible(page, "a conflict", "dark");
		expect(editor.read(field.file)).toContain("Nog eens anders");
		await button(page, words.keepYours).click();
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		expect(editor.read(field.file)).toBe(text.replace(was, "Van iemand anders en van mij"));
	});
	await step(
		"what another window types is typed here, and what it puts back is put back",
		async () => {
			const key = `redactie:draft:${field.id}`;
			const base = "Van iemand anders en van mij";
			const tell = (text: string | null) =>
				editor.post("drafts", { changes: { [key]: text }, from: "another window" });
			await tell(JSON.stringify({ value: `${base}, ginds`, base }));
			await expect(box).toHaveValue(`${base}, ginds`);
			await expect(siteOf(page).getByText(`${base}, ginds`)).toBeVisible();
			await tell(null);
			await expect(box).toHaveValue(base);
		},
	);
	await step("a file that is no longer valid is named, and the page stays", async () => {
		editor.write(field.file, `${text}\nonzin: 1\n`);
		await expect(page.getByRole("alert")).toContainText(words.broken);
		await expect(page.locator("vite-error-overlay")).toHaveCount(0);
		await expectAccessible(page, "a broken file", "light");
		editor.write(field.file, text);
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});

test("when the server stops, what was typed stays, and is kept when it runs again", async ({
	page,
	editor,
	state,
	complaints,
}) => {
	const field = aHeading(state);
	await open(page, pageOf(field), field.id);
	const box = boxOf(page, field);
	await box.press("End");
	await page.keyboard.type(" dan");
	const drafts = () => readFileSync(join(editor.folder, ".redactie/drafts.json"), "utf8");
	await expect.poll(drafts, { message: "kept by the server" }).toContain(`${field.value} dan`);
	await editor.stop("SIGKILL");
	await page.keyboard.type(" toch");
	await expect(page.getByRole("alert")).toContainText(words.gone);
	await expectAccessible(page, "a server that stopped", "dark");
	await box.press("Enter");
	await expect(box).toHaveValue(`${field.value} dan toch`);
	await editor.start();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(box).toHaveValue(`${field.value} dan toch`);
	await box.press("Enter");
	await expect(statusOf(page)).toHaveText(words.kept([field.name]));
	expect(editor.changedLines()).toHaveLength(1);
	const others = complaints.filter(
		(text) => !/Failed to load|Failed to fetch|WebSocket|ERR_|blob:|\[vite\]/.test(text),
	);
	expect(others).toEqual([]);
	complaints.length = 0;
});

test("the window's address leads back, and the site can be looked at as it is", async ({
	page,
	state,
}) => {
	const field = aHeading(state);
	await open(page, pageOf(field));
	const head = page.locator("#panel .head small");

	await step("a reload returns to page and field", async () => {
		await siteOf(page).getByText(String(field.value), { exact: true }).click();
		await page.reload();
		await expect(boxOf(page, field)).toBeFocused();
		await expect(head).toHaveText(pageOf(field));
	});
	await step("a page that gets another address is gone along with, and back", async () => {
		const address = byId(state, `${field.file}#slug`);
		const link = byId(state, `${field.file}#link`);
		await open(page, pageOf(field), address.id);
		await button(page, "Verander het adres").click();
		await boxOf(page, address).fill("elders");
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([address.name, link.name]));
		await expect(head).toHaveText(pageOf(field).replace(/[^/]+$/, "elders"));
		await expect(siteOf(page).locator("h1")).toBeVisible();
		await page.keyboard.press("Control+z");
		await expect(head).toHaveText(pageOf(field));
		await expect(page.getByRole("alert")).toHaveCount(0);
		await open(page, pageOf(field));
	});
	await step("in editing, links do not lead on, but with Ctrl", async () => {
		const link = siteOf(page).locator("header a[href='/cases']:visible").first();
		await link.click();
		await expect(head).toHaveText(pageOf(field));
		await link.click({ modifiers: ["Control"] });
		await expect(head).toHaveText("/cases");
	});
	await step("looking, they do: the site without a mark, and with its scripts", async () => {
		await button(page, words.look).click();
		await expect(panelOf(page)).toHaveCount(0);
		await expectAccessible(page, "the strip beside the site", "both", ".strip");
		await siteOf(page).locator("header a[href='/contact']:visible").first().click();
		const contact = state.pages.find(({ path }) => path === "/contact")?.name ?? "";
		await expect(page.locator("iframe")).toHaveAttribute("title", words.frame(contact));
		expect(await siteOf(page).locator("html").innerHTML()).not.toMatch(PRIVATE_USE);
		await page.keyboard.press("Control+e");
		await expect(head).toHaveText("/contact");
	});
	await step("what is too narrow says so", async () => {
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect(page.getByText(words.tooNarrow)).toBeVisible();
		await expect(panelOf(page)).toBeHidden();
		await expect(page.getByRole("link", { name: words.toSite })).toHaveAttribute(
			"href",
			"/contact",
		);
		expect(await axeFaults(page, ".too-narrow")).toEqual([]);
	});
});

/**
 * What the editor makes of every page, by its own modules.
 * @param built each page of the built site, by its path.
 */
const inEditor = (page: Page, built: Record<string, string>) =>
	page.evaluate(async (built) => {
		const load = (path: string) => import(path);
		const { takeMarks, textNodes } = await load("/packages/redactie/src/page/marks.ts");
		const { mapPage } = await load("/packages/redactie/src/page/mapping.ts");
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
	await open(page, "/");
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

test("nobody else can make it write, nor write elsewhere", async ({ editor, state }) => {
	const field = aHeading(state);
	const { host, origin, port } = new URL(editor.url);
	const own = { origin, "content-type": "application/json", [KEY_HEADER]: editor.key };
	const { file, path } = field;
	const edit = { do: "set", file, path, value: "Van buiten", base: field.value };
	const keep = (headers: Record<string, string>, operations: unknown[] = [edit]) =>
		ask(
			editor.url,
			"/_redactie/apply",
			{ method: "POST", headers: { host, ...headers } },
			JSON.stringify({ operations, version: state.version }),
		);

	await step("other origins, other names of this computer, other forms", async () => {
		const { origin: _, ...anonymous } = own;
		for (const headers of [
			anonymous,
			{ ...own, origin: "null" },
			{ ...own, origin: "https://evil.example" },
			{ ...own, origin: `http://127.0.0.1:${Number(port) + 1}` },
			{ ...own, host: `evil.example:${port}` },
			{ ...own, host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
			{ ...own, "sec-fetch-site": "cross-site" },
			{ ...own, "content-type": "text/plain" },
			{ ...own, "content-type": "application/x-www-form-urlencoded" },
		]) {
			const { status } = await keep(headers);
			expect([403, 415], JSON.stringify(headers)).toContain(status);
		}
		for (const key of ["", editor.key.toLowerCase()])
			expect((await keep({ ...own, [KEY_HEADER]: key })).status, "without the key").toBe(401);
		for (const path of [
			...["/.redactie/window.key", "/.redactie/window.key?raw", "/.redactie/window.key?import&raw"],
			...["/%2eredactie/window%2ekey", "/.redactie/WINDOW.KEY", "/public/../.redactie/window.key"],
			...["", "?raw", "?url", "?import&raw"].map(
				(query) => `/@fs${editor.folder}/.redactie/window.key${query}`,
			),
		]) {
			const { body } = await ask(editor.url, path, { headers: { host } });
			expect(`${body}`, path).not.toContain(editor.key);
		}
		for (const path of ["/", "/_redactie/state", "/redactie", "/@vite/client", "/src/env.d.ts"]) {
			const { status } = await ask(editor.url, path, { headers: { host: `evil.example:${port}` } });
			expect(status, `${path} by another name`).toBe(403);
		}
		for (const path of ["//evil.example", "/_redactie/page?path=//evil.example/x"]) {
			const { status, body } = await ask(editor.url, path, { headers: { host } });
			expect(status, path).toBeGreaterThanOrEqual(400);
			expect(`${body}`).not.toContain("<html");
		}
	});
	await step("files elsewhere, and links that lead there", async () => {
		const outside = join(editor.folder, "outside.yaml");
		writeFileSync(outside, "title: Buiten\n");
		symlinkSync(outside, join(editor.folder, "content/cases/linked.yaml"));
		for (const file of [
			...["content/../outside.yaml", outside, "outside.yaml", "content/cases/linked.yaml"],
			...["../outside.yaml", "content\\..\\outside.yaml", "content/cases", "package.json"],
			"content/nieuw.yaml",
		]) {
			const { body } = await keep(own, [{ ...edit, file, path: "title", base: "Buiten" }]);
			expect(`${body}`, file).not.toContain('"kept"');
		}
		expect(readFileSync(outside, "utf8")).toBe("title: Buiten\n");
		for (const path of ["__proto__.x", "story.__proto__.x", "constructor.name"]) {
			const { body } = await keep(own, [{ ...edit, path, base: null }]);
			expect(`${body}`, path).not.toContain('"kept"');
		}
		rmSync(join(editor.folder, "content/cases/linked.yaml"));
	});
	await step("more than anybody types", async () => {
		const { status } = await keep(own, [{ ...edit, value: "a".repeat(300 * 1024) }]);
		expect(status).toBe(413);
	});
	expect(editor.changedLines(), "all that was refused").toEqual([]);

	await step("of two at once one is kept, the other is told", async () => {
		const answers = await Promise.all(
			["De ene", "De andere"].map((value) => keep(own, [{ ...edit, value }])),
		);
		const kinds = answers.map(({ body }) => Object.keys(JSON.parse(`${body}`))[0]);
		expect(kinds.sort()).toEqual(["conflicts", "kept"]);
		expect(editor.changedLines()).toHaveLength(1);
	});
});
