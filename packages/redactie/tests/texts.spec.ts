/** The texts of a site in the editor: what is typed, shown, kept, refused and undone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { changesWords, words } from "redactie/panel/words.ts";
import { KEY_PARAMETER } from "redactie/protocol.ts";
import { HOME, KITCHEN, PANCAKES } from "./fixture.ts";
import {
	axeFaults,
	boxOf,
	button,
	expectAccessible,
	fieldAt,
	found,
	headOf,
	open,
	panelOf,
	siteOf,
	stateOf,
	statusOf,
	tab,
	test,
} from "./window.ts";

/** What no text of a site has: the editor's marks are such. */
const PRIVATE_USE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;
/** A text that stands in one place, with a limit. */
const INTRO = `${PANCAKES}#method.intro`;
const PAGE = "/recipes/pancakes";
const { step } = test;
const textOf = (page: Page, text: string) => siteOf(page).getByText(text, { exact: true });
/** A paragraph is as wide as the page: its words are at its left. */
const WORDS = { position: { x: 12, y: 8 } };

async function typeAnew(page: Page, text: string) {
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Backspace");
	await page.keyboard.insertText(text);
}

test("a click, some keys and Enter are one line of difference, and undone to the byte", async ({
	page,
	editor,
	state,
}) => {
	const field = fieldAt(state, INTRO);
	const was = field.shown;
	await open(page, PAGE);
	await expectAccessible(page, "the list of fields");
	const onPage = textOf(page, was);
	const box = boxOf(page, field);

	await step("the click opens the field: name, purpose, limit, where it stands", async () => {
		await onPage.click(WORDS);
		await expect(box).toBeFocused();
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(field.name);
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
		await page.keyboard.press("Control+End");
		let typed = was;
		for (const key of " so nice") {
			await page.keyboard.press(key);
			typed += key;
			await expect(textOf(page, typed)).toBeVisible();
		}
		await expect.poll(() => asked, { message: "the server is asked" }).toBeGreaterThan(0);
		answer();
		await page.unrouteAll({ behavior: "wait" });
		await expect(page.locator(".counter")).toContainText(`${was.length + 8} van ${field.max}`);
		await expect(statusOf(page)).toHaveText(words.unsaved(1));
		expect(editor.changedLines(), "nothing is written yet").toEqual([]);
		await expect(panelOf(page), "a hint, which stops nothing").toContainText(
			'"nice" says nothing.',
		);
		await expectAccessible(page, "a field with something typed", "light");
	});
	await step("Enter keeps it: one line of one file", async () => {
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		const [before, ...after] = editor.changedLines();
		expect(after).toEqual([before?.replace(was, `${was} so nice`)]);
		expect(fieldAt(await stateOf(editor), field.id).value).toBe(`${was} so nice`);
		await expect(box).toBeFocused();
	});
	await step("undo, redo and undo: the files are as they were, to the byte", async () => {
		await button(page, words.undo).click();
		await expect(statusOf(page)).toHaveText(words.undone([field.name]));
		expect(editor.changedLines()).toEqual([]);
		await expect(onPage).toBeVisible();
		await button(page, words.redo).click();
		await expect(statusOf(page)).toHaveText(words.done([field.name]));
		expect(editor.changedLines()).toHaveLength(2);
		await tab(page, words.tabs.changes).click();
		await expect(page.locator(".changes")).toContainText(`${words.is}… you set the table. so nice`);
		await expectAccessible(page, "changes", "dark");
		await page.locator(".foot").getByRole("button", { name: words.undo }).click();
		await expect(onPage).toBeVisible();
		await expect.poll(() => editor.changedLines()).toEqual([]);
	});
	await step("what other programs give becomes words, and what is lost is said", async () => {
		await box.focus();
		await typeAnew(page, was);
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
		await box.press("Control+End");
		await page.keyboard.type("!");
		await page.keyboard.press("Escape");
		await expect(statusOf(page)).toHaveText(words.putBack("past"));
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
	const field = fieldAt(state, INTRO);
	await open(page, PAGE, field.id);
	const box = boxOf(page, field);
	const notYet = button(page, words.keepNotYet);

	for (const [what, typed, sentence] of [
		["too much", "a".repeat(405), "400 characters"],
		["nothing", "", "1 characters"],
		["no name", "With {{nothing}} in it", "there is no {{nothing}}."],
	] as const)
		await step(`typed: ${what}`, async () => {
			await box.focus();
			await typeAnew(page, typed);
			await expect(page.locator("[data-problem]")).toContainText(sentence);
			await expect(notYet).toHaveAttribute("aria-disabled", "true");
			await expect(notYet).toHaveAccessibleDescription(RegExp(RegExp.escape(sentence)));
			await expect(box).toHaveAttribute("aria-invalid", "true");
			await expect(textOf(page, field.shown), "the page shows the last good version").toBeVisible();
			await notYet.focus();
			await page.keyboard.press("Enter");
			await box.press("Enter");
		});
	await expectAccessible(page, "a field that is refused");

	await step("with another that waits, all that wait are counted", async () => {
		const other = fieldAt(state, `${PANCAKES}#ingredients.0`);
		await textOf(page, other.shown).click(WORDS);
		await expect(statusOf(page)).toHaveText(words.notKeptThere(field.name));
		await typeAnew(page, "a".repeat(100));
		await expect(page.locator("[data-problem]")).toBeVisible();
		await expect(statusOf(page)).toContainText(words.unsaved(2));
		await page.keyboard.press("Escape");
	});
	await step("left and loaded again, it is still there, and written nowhere", async () => {
		await button(page, words.allHere).click();
		const row = page.locator(".row", { hasText: words.refusedRow });
		await expect(row).toBeVisible();
		// As for a window on another port, which has nothing of this one.
		await page.evaluate(() => localStorage.clear());
		const refused = page.waitForEvent("console", (message) => message.text().includes("401"));
		await row.click();
		await expect(page.getByRole("alert")).toContainText(words.locked);
		await button(page, words.allHere).click();
		await expect(row).toBeVisible();
		await refused;
		await page.goto(`${page.url()}&${KEY_PARAMETER}=${editor.key}`);
		await expect(siteOf(page).locator("h1")).toBeVisible();
		await expect(statusOf(page)).toHaveText(words.unsaved(1));
		expect(complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);
		expect(page.url()).not.toContain(editor.key);
		await tab(page, words.tabs.changes).click();
		await expect(page.getByRole("region", { name: changesWords.notKept })).toContainText(
			field.name,
		);
		await expectAccessible(page, "changes that are not kept", "light");
		await page.getByRole("button", { name: field.name }).click();
		await expect(box).toHaveValue(/{{nothing}}/);
		expect(editor.changedLines()).toEqual([]);
	});
	await step("a name that does exist repairs it", async () => {
		await page.locator(".choices button").first().click();
		await expect(page.locator("[data-problem]")).toHaveCount(0);
		await expect(box).not.toHaveValue(/nothing/);
		await page.keyboard.press("Escape");
	});
});

test("what stands on more places says so, and a value is changed everywhere by its source", async ({
	page,
	editor,
	state,
}) => {
	const title = fieldAt(state, `${HOME}#title`);
	const source = fieldAt(state, `${KITCHEN}#name`);
	const { about = "?", usedIn } = found(state.names.find(({ name }) => name === "name"));
	await open(page, "/");

	await step("a text says where it stands besides, and what it has of another", async () => {
		await siteOf(page).locator("h1").click(WORDS);
		const own = page.locator(".field-box").filter({ has: boxOf(page, title) });
		await expect(own.locator(".chip")).toHaveText(source.shown);
		await expect(page.locator(".field-form")).toContainText(
			words.alsoOn(title.pages.reduce((sum, { times }) => sum + times, -1)),
		);
		await expect(page.locator(".name-used")).toContainText(about);
	});
	const long = "The kitchen of the one who fries in a pan of real copper, on gas";
	await step("its source brings along what would no longer be right", async () => {
		await button(page, words.changeAll(source.shown)).click();
		await expect(boxOf(page, source)).toBeFocused();
		await typeAnew(page, long);
		await expect(page.getByRole("region", { name: words.belongs })).toContainText(title.name);
		await expect(button(page, words.keepTogetherNotYet)).toHaveAttribute("aria-disabled", "true");
		await page.keyboard.press("Enter");
		await boxOf(page, title).focus();
		await page.keyboard.press("Control+End");
		for (const _ of " in half an hour") await page.keyboard.press("Backspace");
		await expect(button(page, words.keepTogether)).toBeVisible();
		expect(editor.changedLines()).toEqual([]);
	});
	await step("one Enter keeps both, and all pages say it", async () => {
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([title.name, source.name]));
		expect(editor.changedLines()).toHaveLength(4);
		const now = await stateOf(editor);
		expect(now.done.at(-1)?.changes).toHaveLength(2);
		expect(usedIn).toEqual([title.id]);
		expect(fieldAt(now, title.id).shown).toBe(`${long}: supper`);
		await expect(siteOf(page).locator("h1")).toHaveText(`${long}: supper`);
	});
	await step("one undo puts both back", async () => {
		await button(page, words.undo).click();
		await expect(statusOf(page)).toHaveText(words.undone([title.name, source.name]));
		expect(editor.changedLines()).toEqual([]);
	});
});

test("what others write is taken over, and never over what is being typed", async ({
	page,
	editor,
	state,
}) => {
	const field = fieldAt(state, INTRO);
	const was = field.shown;
	const text = editor.read(field.file);
	await open(page, PAGE, field.id);
	const box = boxOf(page, field);

	await step("an untouched field follows", async () => {
		editor.write(field.file, text.replace(was, "Of another"));
		await expect(box).toHaveValue("Of another");
		await expect(textOf(page, "Of another")).toBeVisible();
	});
	await step("a touched one asks, and overwrites nothing", async () => {
		await box.press("Control+End");
		await page.keyboard.type(" and of me");
		editor.write(field.file, text.replace(was, "Again another"));
		await expect(page.getByRole("alert")).toContainText(words.conflict);
		await expect(page.locator(".conflict")).toContainText(`${words.yours}Of another and of me`);
		await expectAccessible(page, "a conflict", "dark");
		expect(editor.read(field.file)).toContain("Again another");
		await button(page, words.keepYours).click();
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		expect(editor.read(field.file)).toBe(text.replace(was, "Of another and of me"));
	});
	await step("what another window types or puts back is so in this one", async () => {
		const key = `redactie:draft:${field.id}`;
		const base = "Of another and of me";
		const typed = JSON.stringify({ value: `${base}, over there`, base });
		const tell = (text: string | null) =>
			editor.post("drafts", {
				changes: { [key]: text },
				was: { [key]: typed },
				from: "another window",
			});
		// What is on its way from here is newer than what comes from there.
		await expect.poll(() => editor.get("drafts")).toEqual({});
		await tell(typed);
		await expect(box).toHaveValue(`${base}, over there`);
		await expect(textOf(page, `${base}, over there`)).toBeVisible();
		await tell(null);
		await expect(box).toHaveValue(base);
	});
	await step("a file that is no longer valid is named, and the page stays", async () => {
		editor.write(field.file, `${text}\nnonsense: 1\n`);
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
	const field = fieldAt(state, INTRO);
	await open(page, PAGE, field.id);
	const box = boxOf(page, field);
	await box.press("Control+End");
	await page.keyboard.type(" then");
	const drafts = () => readFileSync(join(editor.folder, ".redactie/drafts.json"), "utf8");
	await expect.poll(drafts, { message: "kept by the server" }).toContain(`${field.value} then`);
	await page.evaluate(() => Object.assign(window, { stays: true }));
	await editor.stop("SIGKILL");
	await expect(page.getByRole("alert"), "also where nobody types").toContainText(words.gone);
	await page.keyboard.type(" still");
	await expectAccessible(page, "a server that stopped", "dark");
	await box.press("Enter");
	await expect(box).toHaveValue(`${field.value} then still`);
	await editor.start();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(box).toHaveValue(`${field.value} then still`);
	await box.press("Enter");
	// By this Enter, or by the one before, which waited for the server.
	await expect.poll(() => editor.changedLines()).toHaveLength(2);
	await expect(statusOf(page)).not.toHaveClass(/waiting/);
	const base = `${field.value} then still`;
	const changes = { [`redactie:draft:${field.id}`]: JSON.stringify({ value: "Theirs", base }) };
	await editor.post("drafts", { changes, was: {}, from: "another window" });
	await expect(box, "other windows are heard again").toHaveValue("Theirs");
	expect(await page.evaluate(() => "stays" in window), "it was not loaded anew").toBe(true);
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
	const field = fieldAt(state, INTRO);
	await open(page, PAGE);
	const head = headOf(page);

	await step("a reload returns to page and field", async () => {
		await textOf(page, field.shown).click(WORDS);
		await expect(boxOf(page, field)).toBeFocused();
		await page.reload();
		await expect(boxOf(page, field)).toBeFocused();
		await expect(head).toHaveText(PAGE);
	});
	await step("a page that gets another address is gone along with, and back", async () => {
		const address = fieldAt(state, `${PANCAKES}#slug`);
		const link = fieldAt(state, `${PANCAKES}#link`);
		await open(page, PAGE, address.id);
		await button(page, "Verander het adres").click();
		await boxOf(page, address).fill("crepes");
		await page.keyboard.press("Enter");
		await expect(statusOf(page)).toHaveText(words.kept([address.name, link.name]));
		await expect(head).toHaveText("/recipes/crepes");
		await expect(siteOf(page).locator("h1")).toBeVisible();
		await page.keyboard.press("Control+z");
		await expect(head).toHaveText(PAGE);
		await expect(page.getByRole("alert")).toHaveCount(0);
		await open(page, PAGE);
	});
	await step("in editing, links do not lead on, but with Ctrl", async () => {
		const link = siteOf(page).locator("nav a[href='/about']");
		await link.click();
		await expect(page.locator(".field-box")).toBeVisible();
		await expect(head).toHaveText(PAGE);
		await link.click({ modifiers: ["Control"] });
		await expect(head).toHaveText("/about");
	});
	await step("looking, they do: the site without a mark", async () => {
		await button(page, words.look).click();
		await expect(panelOf(page)).toHaveCount(0);
		await expectAccessible(page, "the strip beside the site", "both", ".strip");
		await siteOf(page).locator("nav a[href='/']").click();
		const home = found(state.pages.find(({ path }) => path === "/")).name;
		await expect(page.locator("iframe")).toHaveAttribute("title", words.frame(home));
		expect(await siteOf(page).locator("html").innerHTML()).not.toMatch(PRIVATE_USE);
		await page.keyboard.press("Control+e");
		await expect(head).toHaveText("/");
	});
	await step("what is too narrow says so", async () => {
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect(page.getByText(words.tooNarrow)).toBeVisible();
		await expect(panelOf(page)).toBeHidden();
		await expect(page.getByRole("link", { name: words.toSite })).toHaveAttribute("href", "/");
		expect(await axeFaults(page, ".too-narrow")).toEqual([]);
	});
});
