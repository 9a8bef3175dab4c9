/** Lists, entries, what changed and what is to be done in the editor, and all of it by keys. */
import { expect, type Page } from "@playwright/test";
import { words as changesWords } from "redactie/panel/changes/words.ts";
import { words as listWords } from "redactie/panel/lists/words.ts";
import { makingWords } from "redactie/panel/making/words.ts";
import { words } from "redactie/panel/words.ts";
import type { Changes, ContentList, Operation } from "redactie/protocol.ts";
import { newOne } from "redactie/words.ts";
import { ABOUT, HOME, PANCAKES, RECIPES, SOUP } from "./fixture.ts";
import type { EditorServer } from "./server.ts";
import {
	boxOf,
	button,
	changesOf,
	expectAccessible,
	expectFocusKept,
	fieldAt,
	headOf,
	listAt,
	open,
	panelOf,
	siteOf,
	stateOf,
	statusOf,
	tab,
	test,
} from "./window.ts";

const { step } = test;
const titlesOf = ({ items }: ContentList) => items.map(({ title }) => title);

/** What the foot says from now on, however short. */
async function sayings(page: Page) {
	const status = await statusOf(page).elementHandle();
	const said = await page.evaluateHandle((status) => {
		const said: (string | null | undefined)[] = [];
		const listen = () => said.push(status?.textContent);
		const all = { characterData: true, childList: true, subtree: true };
		new MutationObserver(listen).observe(status as Node, all);
		return said;
	}, status);
	return () => said.jsonValue();
}

test("a list by its keys: moved, removed and put back, on the page and in the file", async ({
	page,
	editor,
	state,
}) => {
	const list = listAt(state, `${PANCAKES}#ingredients`);
	const [first = "", second = "", third = ""] = titlesOf(list);
	await open(page, "/recipes/pancakes");
	const onPage = siteOf(page).locator("ul li");
	const row = (title: string) => page.locator("[draggable]", { hasText: title });

	await step("it opens from the fields of the page", async () => {
		await page.getByRole("region", { name: list.section }).locator(".list-row .row").focus();
		await page.keyboard.press("Enter");
		await expect(row(first).locator(".row")).toBeFocused();
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(list.name);
		await expect(page.locator("[draggable] .row-title")).toHaveText([first, second, third]);
		await expectAccessible(page, "a list");
	});
	await step("Ctrl+Shift+↓ moves it: said at each step, one block of the file", async () => {
		const said = await sayings(page);
		await page.keyboard.press("Control+Shift+ArrowDown");
		await expect.poll(said).toEqual(expect.arrayContaining([listWords.moved(first, 2, 3)]));
		await expect(row(first).locator(".row")).toBeFocused();
		await expect(onPage).toHaveText([second, first, third]);
		const [[file, was, now] = ["", "", ""], ...more] = editor.changedFiles();
		expect([file, more]).toEqual([list.file, []]);
		expect(now.split("\n").sort()).toEqual(was.split("\n").sort());
		expect(now.indexOf(second)).toBeLessThan(now.indexOf(first));
	});
	await step("Delete takes it away, Ctrl+Z brings it back, and then to where it was", async () => {
		await page.keyboard.press("Delete");
		await expect(statusOf(page)).toHaveText(listWords.removed(first));
		await expect(onPage).toHaveText([second, third]);
		await expectFocusKept(page);
		for (const all of [
			[second, first, third],
			[first, second, third],
		]) {
			await page.keyboard.press("Control+z");
			await expect(onPage).toHaveText(all);
			await expectFocusKept(page);
		}
		expect(editor.changedLines()).toEqual([]);
	});
	await step("its menu has all of it", async () => {
		await row(second).locator("[popovertarget]").first().focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await expect(page.locator(":popover-open button").first()).toBeFocused();
		await expectAccessible(page, "the menu of an item", "both", ":popover-open");
		await page.keyboard.press("Escape");
		await expect(row(second).locator("[popovertarget]").first()).toBeFocused();
	});
});

test("one more of a list: filled in where it opens, made, and a draft again once undone", async ({
	page,
	editor,
}) => {
	const boxAt = (id: string) => page.locator(`[id="box-+${id}"]`);
	async function openNew(path: string, { name, item }: ContentList) {
		await open(page, path);
		await page.locator(".list-row .row", { hasText: name }).first().press("Enter");
		await button(page, listWords.newOne(item)).press("Enter");
	}

	await step("of a list of texts it is one box", async () => {
		const list = listAt(await stateOf(editor), `${PANCAKES}#ingredients`);
		await openNew("/recipes/pancakes", list);
		const box = boxAt(`${PANCAKES}#ingredients.3`);
		await expect(box).toBeFocused();
		await expect(panelOf(page).getByRole("alert")).toHaveCount(0);
		await page.keyboard.insertText("a pinch of salt");
		await expect(siteOf(page).locator("ul li").last()).toHaveText("a pinch of salt");
		await expectAccessible(page, "one more text of a list", "light");
		expect(editor.changedFiles()).toEqual([]);
		await page.keyboard.press("Control+Enter");
		await expect(statusOf(page)).toHaveText(makingWords.made(list.item, "", true));
		expect(editor.changedLines()).toEqual(["  - a pinch of salt"]);
		await expectFocusKept(page);
		await page.keyboard.press("Control+z");
		await page.locator(".row", { hasText: "a pinch of salt" }).press("Enter");
		await expect(box).toHaveValue("a pinch of salt");
		expect(editor.changedLines()).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(siteOf(page).getByText("a pinch of salt")).toHaveCount(0);
	});
	await step("of a list of groups all of it opens together", async () => {
		const list = listAt(await stateOf(editor), `${HOME}#picks`);
		await openNew("/", list);
		await page.getByRole("radio", { name: "Bread" }).check();
		await boxAt(`${HOME}#picks.2.why`).fill("It keeps for a week.");
		await expect(siteOf(page).locator("ul li").last()).toContainText("It keeps for a week.");
		await page.keyboard.press("Control+Enter");
		await expect(statusOf(page)).toHaveText(makingWords.made(list.item, "", true));
		expect(editor.changedLines()).toEqual(["  - recipe: bread", "    why: It keeps for a week."]);
		await expectFocusKept(page);
	});
});

test("a new entry: a draft on its page until it is made, then one file", async ({
	page,
	editor,
	state,
}) => {
	const list = listAt(state, `${RECIPES}#`);
	const title = "Plum jam";
	const typed: Record<string, string> = {
		...{ title, serves: "3" },
		...{ "ingredients.0": "1 kg plums", "ingredients.1": "500 g sugar" },
	};
	const newRecipe = newOne(list.item, undefined);
	const make = button(page, makingWords.make(list.item, true));
	const focused = page.locator(":focus");
	const draft = siteOf(page).getByText(/nog niet gemaakt/);
	const boxAt = (path: string) => page.locator(`[id^="box-"][id$="#${path}"]`);
	const row = (name: string) => panelOf(page).locator(".row", { hasText: name }).first();
	await open(page, list.page ?? "/");

	/** Fills in what has the focus, and goes on to what is next. */
	async function fillIn() {
		const id = await focused.evaluate((box) => box.closest("[id^='box-']")?.id ?? "");
		const path = id.replace(/.*#/, "");
		const answered = page.waitForResponse(/_redactie\/try/);
		if (await focused.evaluate((box) => box.matches("[type=radio]")))
			await page.keyboard.press(" ");
		else await page.keyboard.insertText(typed[path] ?? "?");
		await page.keyboard.press("Enter");
		await answered;
		await expect(page.locator(`[id^="box-"][id$="#${path}"]:focus`)).toHaveCount(0);
	}

	await step("it asks first what it cannot do without", async () => {
		await button(page, listWords.newHere).focus();
		await page.keyboard.press("Enter");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: RegExp(`^${listWords.newOne(list.item)}`, "i") })
			.press("Enter");
		await expect(boxAt("title"), "one can type straight away").toBeFocused();
		await expect(panelOf(page).getByText(makingWords.isNeeded).first()).toBeVisible();
		await expect(make).toHaveAttribute("aria-disabled", "true");
		await expect(make).toHaveAccessibleDescription(RegExp(makingWords.stillNeeded));
		await expect(draft).toBeVisible();
		await expectAccessible(page, "an empty draft", "light");
	});
	await step("what is typed shows on the page, and stays when the window is gone", async () => {
		await fillIn();
		await expect(siteOf(page).locator("ol")).toContainText(title);
		await expect(statusOf(page)).toHaveText(makingWords.unmade(newRecipe, true));
		await expect(tab(page, words.tabs.changes)).toHaveText(/ 1$/);
		expect(editor.changedFiles(), "nothing is written yet").toEqual([]);
		await page.reload();
		await expect(siteOf(page).locator("ol")).toContainText(title);
		await expect(draft).toBeVisible();
		await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toHaveText(newRecipe);
	});
	await step("from one of a list Enter goes to the next, and nothing is lost", async () => {
		await row("1e ingredient").press("Enter");
		await expect(boxAt("ingredients.0")).toBeFocused();
		await page.keyboard.insertText("1 kg plums");
		await page.keyboard.press("Enter");
		await expect(boxAt("ingredients.1")).toBeFocused();
		await page.keyboard.press("Alt+ArrowUp");
		await expect(boxAt("ingredients.0")).toHaveValue("1 kg plums");
		await page.keyboard.press("Control+a");
		await page.keyboard.press("Backspace");
		await button(page, newRecipe).press("Enter");
	});
	await step("what is filled in is there before the server has said a word", async () => {
		const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
		await page.route("**/_redactie/try", async (route) => {
			await isTyped;
			await route.continue();
		});
		await row("Serves").press("Enter");
		await expect(boxAt("serves")).toBeFocused();
		await page.keyboard.type("12");
		answer();
		await page.unrouteAll({ behavior: "wait" });
		await expect(boxAt("serves")).toHaveValue("12");
		await page.keyboard.press("Escape");
		await expect(boxAt("serves")).toHaveValue("");
	});
	await step("Enter goes from what is missing to what is", async () => {
		await page.keyboard.press("Control+Enter");
		// It asks the server first, and what is missing opens with this.
		await expect(statusOf(page)).toContainText(makingWords.stillNeeded);
		await expect(page.locator(".row:focus, [id^='box-']:focus, [type=radio]:focus")).toHaveCount(1);
		const isReady = async () => (await make.getAttribute("aria-disabled")) === "false";
		for (let boxes = 0; boxes < 9 && !(await isReady()); boxes++) await fillIn();
		await expect(make).toHaveAttribute("aria-disabled", "false");
		await expectAccessible(page, "a draft that is filled in", "dark");
		expect(editor.changedFiles()).toEqual([]);
	});
	await step("then its file is there, in the form of the others", async () => {
		await page.keyboard.press("Control+Enter");
		await expect(statusOf(page)).toHaveText(makingWords.made(list.item, title, true));
		const [[made, , text] = ["", "", ""], ...more] = editor.changedFiles();
		expect([made, more]).toEqual([`${RECIPES}plum-jam.yaml`, []]);
		expect(text.match(/^\w+(?=:)/gm)?.slice(0, 3)).toEqual(["title", "slug", "order"]);
		await expect(draft).toHaveCount(0);
		await expect(siteOf(page).locator("ol")).toContainText(title);
		await expect(panelOf(page)).not.toContainText(/op deze pagina niet te zien/);
		await expectFocusKept(page);
	});
	await step("undo takes the file away again, and leads back to the draft", async () => {
		await page.keyboard.press("Control+z");
		await expect(draft).toBeVisible();
		await expect(make).toHaveAttribute("aria-disabled", "false");
		expect(editor.changedFiles()).toEqual([]);
		await expectFocusKept(page);
	});
});

test("what is removed is removed with all that refers to it, in one step", async ({
	page,
	editor,
}) => {
	// Of two picks one, which refers to it: the page may not be without any.
	await change(editor, [{ do: "remove", file: HOME, path: "picks.1" }]);
	const before = editor.changedFiles();
	const { done } = await stateOf(editor);
	await open(page, "/");
	const rows = page.locator(".references li");

	await step("each is named, with what becomes of it", async () => {
		await page.locator(".list-row .row", { hasText: "Recipes" }).first().press("Enter");
		await page.locator("[draggable] .row", { hasText: "Pancakes" }).press("Delete");
		await expect(rows.first()).toBeVisible();
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(
			listWords.removeAsk("Pancakes"),
		);
		await expect(panelOf(page)).toContainText(listWords.refers(1));
		await expect(panelOf(page)).toContainText("/recipes/pancakes");
		await expectFocusKept(page);
		await expectAccessible(page, "what refers to something");
		expect(editor.changedFiles()).toEqual(before);
	});
	await step("what needs another is chosen, and it is done", async () => {
		await page.locator(".references select").selectOption({ index: 1 });
		await button(page, listWords.removeWith(1)).press("Enter");
		await expect(statusOf(page)).toHaveText(listWords.removed("Pancakes"));
		const removed = editor.changedFiles().filter(([, , now]) => now === "");
		expect(removed.map(([file]) => file)).toEqual([PANCAKES]);
		const now = await stateOf(editor);
		expect(now.done.length).toBe(done.length + 1);
		expect(titlesOf(listAt(now, `${RECIPES}#`))).not.toContain("Pancakes");
		await expectFocusKept(page);
	});
	await step("one undo brings all of it back", async () => {
		await page.keyboard.press("Control+z");
		await expect.poll(() => editor.changedFiles()).toEqual(before);
		await expectFocusKept(page);
	});
});

test("what changed is told in words, taken back one by one, and committed without the rest", async ({
	page,
	editor,
}) => {
	await change(editor, [{ do: "move", file: ABOUT, path: "hours.0", to: 1 }]);
	await change(editor, [{ do: "set", file: SOUP, path: "title", value: "Orange soup" }]);
	editor.write("NOTES.md", "Of another.\n");
	editor.git("add", "NOTES.md");
	const { list } = await changesOf(editor);
	const [one, other] = list;
	await open(page, "/");
	const items = page.locator(".changes ol > li");

	await step("each change by its place, name, what it was and is", async () => {
		await tab(page, words.tabs.changes).click();
		await expect(items).toHaveCount(2);
		expect(list).toHaveLength(2);
		for (const [at, { name }] of list.entries()) {
			await expect(items.nth(at).locator("small").first()).not.toBeEmpty();
			await expect(items.nth(at).locator(".row-title")).toHaveText(name);
		}
		await expect(page.locator(".changes")).toContainText("Carrot soup");
		await expectAccessible(page, "changes and their commit", "light");
	});
	await step("one is taken back, which can be undone", async () => {
		await button(page, changesWords.undoOf(other?.name ?? "")).press("Enter");
		await expect(items).toHaveCount(1);
		expect(editor.changedFiles()).toHaveLength(1);
		await expectFocusKept(page);
		await page.keyboard.press("Control+z");
		await expect(statusOf(page)).toHaveText(words.undone([other?.name ?? ""]));
		expect(editor.changedFiles()).toHaveLength(2);
		await tab(page, words.tabs.changes).click();
		await button(page, changesWords.undoOf(one?.name ?? "")).press("Enter");
		await expect(items).toHaveCount(1);
	});
	await step("without git there is the list, and no commit", async () => {
		await page.route("**/_redactie/changes", async (route) => {
			const changes: Changes = await (await route.fetch()).json();
			await route.fulfill({ json: { ...changes, since: "start" } });
		});
		await open(page, "/");
		await tab(page, words.tabs.changes).click();
		await expect(items).toHaveCount(1);
		await expect(panelOf(page)).toContainText(changesWords.noGit);
		await expect(button(page, changesWords.commit(1))).toHaveCount(0);
		await page.unrouteAll({ behavior: "wait" });
		await open(page, "/");
		await tab(page, words.tabs.changes).click();
	});
	await step("git asks who it is, for this once", async () => {
		const commit = button(page, changesWords.commit(1));
		await expect(commit).toHaveAttribute("aria-disabled", "true");
		await expect(commit).toHaveAccessibleDescription(RegExp(changesWords.needed.name));
		await panelOf(page).getByLabel(changesWords.whatDone).fill("Soup");
		await panelOf(page).getByLabel(changesWords.name).fill("Noor");
		await panelOf(page).getByLabel(changesWords.email).fill("noor@example.com");
		await expect(commit).toHaveAttribute("aria-disabled", "false");
		await page.keyboard.press("Enter");
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(
			changesWords.committed(1),
		);
		await expectFocusKept(page);
		await expectAccessible(page, "what was committed", "dark");
	});
	await step("content alone is in it, and what was staged still is", async () => {
		expect(editor.git("log", "-1", "--format=%an <%ae> %s")).toBe("Noor <noor@example.com> Soup");
		const inIt = editor.git("show", "--name-only", "--format=", "HEAD").split("\n");
		expect(inIt).toEqual(editor.changedFiles().map(([file]) => file));
		expect(editor.git("diff", "--cached", "--name-only")).toBe("NOTES.md");
		expect(editor.git("config", "--list", "--local")).not.toContain("user.");
	});
});

test("without a mouse: from Tab to a kept change and back", async ({ page, editor, state }) => {
	const field = fieldAt(state, `${PANCAKES}#method.intro`);
	// Where Tab begins is of the window before.
	await page.goto("about:blank");
	await open(page, "/");
	const expectFocus = (on: string) =>
		expect
			.poll(() => page.evaluate((on) => document.activeElement?.matches(on), on), { message: on })
			.toBe(true);

	await step("Tab goes from the page through the panel", async () => {
		for (const stop of [
			...["iframe", ".head-page", ".head .button", "[role=tab]", ".search"],
			...[`[aria-label="${listWords.newHere}"]`, ".row"],
			...[words.undo, words.redo, words.keys].map((name) => `[aria-label="${name}"]`),
		]) {
			await page.keyboard.press("Tab");
			await expectFocus(stop);
		}
	});
	await step("the keys are told", async () => {
		await page.keyboard.press("Enter");
		await expect(page.locator(".keys-help")).toContainText("ga naar een pagina of tekst");
		await expect(page.locator(".keys-help")).toBeVisible();
		await expectAccessible(page, "the keys");
		await page.keyboard.press("Escape");
		await expect(page.locator(".keys-help")).toBeHidden();
	});
	await step("Ctrl+K finds a text by its words, on any page", async () => {
		await page.keyboard.press("Control+k");
		await page.keyboard.type(field.shown);
		await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(field.shown);
		await expectAccessible(page, "the dialog to go somewhere", "both", "dialog");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect(boxOf(page, field)).toBeFocused();
		await expect(headOf(page)).toHaveText("/recipes/pancakes");
	});
	await step("typed, kept, undone", async () => {
		await page.keyboard.press("Control+End");
		await page.keyboard.type("!");
		await page.keyboard.press("Control+s");
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		expect(editor.changedLines()).toHaveLength(2);
		await page.keyboard.press("Control+z");
		await expect(statusOf(page)).toHaveText(words.undone([field.name]));
		expect(editor.changedLines()).toEqual([]);
	});
	await step("Alt and arrows go to the text after and before", async () => {
		await page.keyboard.press("Alt+ArrowDown");
		await expect(boxOf(page, field)).toHaveCount(0);
		await page.keyboard.press("Alt+ArrowUp");
		await expect(boxOf(page, field)).toBeFocused();
	});
	await step("F6 goes to the page and back into the box", async () => {
		await page.keyboard.press("F6");
		await expectFocus("iframe");
		await page.keyboard.press("F6");
		await expect(boxOf(page, field)).toBeFocused();
	});
	await step("Esc goes to the page, arrows through its texts, Enter into the next", async () => {
		await page.keyboard.press("Escape");
		await expectFocus("iframe");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expectFocus("textarea");
		await expect(boxOf(page, field)).toHaveCount(0);
	});
});

test("what is to be done leads to pages and fields, and gets shorter", async ({ page, editor }) => {
	const { launch, blocking } = (await editor.get<Required<Changes>>("changes")).launch;
	const [subject] = launch;
	const [finding] = subject?.findings ?? [];
	const { now } = blocking;
	await open(page, "/");
	const ofReport = tab(page, "To do");

	await step("the list", async () => {
		await expect(ofReport).toHaveText(`To do ${now}`);
		await ofReport.click();
		await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toHaveText(
			`${now} ${words.blocking(now)}`,
		);
		await page.getByText(subject?.title ?? "?").click();
		await expectAccessible(page, "the report");
	});
	await step("a point opens its page and its fields", async () => {
		await button(page, finding?.name ?? "?")
			.first()
			.click();
		await expect(headOf(page)).toHaveText("/about");
		await expect(page.locator(".field-box").first()).toBeVisible();
		await expect(panelOf(page)).toContainText(finding?.problem ?? "?");
		await expectAccessible(page, "a point of the report", "light");
	});
	await step("said to be right it is settled: one less, struck through", async () => {
		await page.keyboard.press("Enter");
		await expect(ofReport).toHaveText(`To do ${now - 1}`);
		await expect(panelOf(page)).toContainText(words.isSettled);
		expect(editor.changedLines()).toEqual(["  check: true"]);
		await button(page, "To do").click();
		await expect(page.locator("s", { hasText: finding?.name ?? "?" })).toBeVisible();
	});
});

/** Without the panel, as another window does. */
async function change(editor: EditorServer, operations: Operation[]) {
	const { version } = await stateOf(editor);
	expect(await editor.post("apply", { operations, version })).toHaveProperty("kept");
}
