/** Lists, entries, what changed and the launch report in the editor, and all of it by keys. */
import type { Page } from "@playwright/test";
import { newOne } from "../packages/redactie/src/letters.ts";
import { words as changesWords } from "../packages/redactie/src/panel/changes/words.ts";
import { words as listWords } from "../packages/redactie/src/panel/lists/words.ts";
import { makingWords } from "../packages/redactie/src/panel/making/words.ts";
import { words } from "../packages/redactie/src/panel/words.ts";
import type { Changes, ContentList, Operation, State } from "../packages/redactie/src/protocol.ts";
import type { EditorServer } from "./editor.ts";
import {
	aHeading,
	boxOf,
	button,
	changesOf,
	expectAccessible,
	fieldIn,
	launchOf,
	open,
	pageOf,
	panelOf,
	ROW,
	siteOf,
	stateOf,
	statusOf,
	test,
} from "./editor-test.ts";
import { expect } from "./site.ts";

const { step } = test;

test.describe.configure(ROW);

function listIn({ lists }: State, is: (list: ContentList) => unknown): ContentList {
	const list = lists.find(is);
	if (!list) throw new Error("The content has no such list any more.");
	return list;
}

const folder = (state: State, name: string) =>
	listIn(state, ({ id }) => id === `content/${name}/#`);
const listAgain = async (editor: Parameters<typeof stateOf>[0], { id }: ContentList) =>
	listIn(await stateOf(editor), (list) => list.id === id);
const titlesOf = ({ items }: ContentList) => items.map(({ title }) => title);

/** The focus is on something of the panel: keys lead on from there. */
const expectFocusKept = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.activeElement?.closest("#panel")?.id))
		.toBe("panel");

/** What the foot says from now on, however short. */
async function sayings(page: Page) {
	const status = await statusOf(page).elementHandle();
	const said = await page.evaluateHandle((status) => {
		const said: (string | null | undefined)[] = [];
		const listen = () => said.push(status?.textContent);
		new MutationObserver(listen).observe(status as Node, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		return said;
	}, status);
	return () => said.jsonValue();
}

test("a list by its keys: moved, removed and put back, on the page and in the file", async ({
	page,
	editor,
	state,
}) => {
	// One more than it must have, and each has a heading of its own on the page.
	const list = listIn(
		state,
		({ id, fixed, items, min = 0 }) =>
			/insights\.items$|procedure\.steps$/.test(id) && !fixed && items.length > min,
	);
	const [first = "", second = "", ...others] = titlesOf(list);
	const path = pageOf(fieldIn(state, ({ id }) => id === `${list.id}.0.title`));
	await open(page, path);
	const onPage = () =>
		siteOf(page)
			.locator("h3")
			.filter({ hasText: new RegExp([first, second, ...others].map(RegExp.escape).join("|")) });
	const row = (title: string) => page.locator("[draggable]", { hasText: title });

	await step("it opens from the fields of the page", async () => {
		await page.getByRole("region", { name: list.section }).locator(".list-row .row").focus();
		await page.keyboard.press("Enter");
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(list.name);
		await expect(page.locator("[draggable] .row-title")).toHaveText(titlesOf(list));
		await expect(row(first).locator(".row")).toBeFocused();
		await expectAccessible(page, "a list");
	});
	await step("Ctrl+Shift+↓ moves it: said at each step, one block of the file", async () => {
		const said = await sayings(page);
		await page.keyboard.press("Control+Shift+ArrowDown");
		await expect
			.poll(said)
			.toEqual(expect.arrayContaining([listWords.moved(first, 2, list.items.length)]));
		await expect(row(first).locator(".row")).toBeFocused();
		await expect(onPage()).toHaveText([second, first, ...others]);
		const [[file, was, now] = ["", "", ""], ...more] = editor.changedFiles();
		expect([file, more]).toEqual([list.file, []]);
		expect(now.split("\n").sort()).toEqual(was.split("\n").sort());
		expect(now.indexOf(second)).toBeLessThan(now.indexOf(first));
	});
	await step("Delete takes it away, Ctrl+Z brings it back, and then to where it was", async () => {
		await page.keyboard.press("Delete");
		await expect(statusOf(page)).toHaveText(listWords.removed(first));
		await expect(onPage()).toHaveText([second, ...others]);
		await expectFocusKept(page);
		await page.keyboard.press("Control+z");
		await expect(onPage()).toHaveText([second, first, ...others]);
		await expectFocusKept(page);
		await page.keyboard.press("Control+z");
		await expect(onPage()).toHaveText([first, second, ...others]);
		await expectFocusKept(page);
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
	await step("what is made is there to see, and says nothing else of itself", async () => {
		await row(second).locator(".row").press("Delete");
		await expect(onPage()).toHaveText([first, ...others]);
		await button(page, listWords.newOne(list.item)).press("Enter");
		for (const text of ["Zeil", "Een zin over zeilen die lang genoeg is."]) {
			await expect(page.locator(".field-form textarea:focus")).toBeVisible();
			await page.keyboard.insertText(text);
			await page.keyboard.press("Enter");
		}
		const make = button(page, makingWords.make(list.item, true));
		await expect(make).toHaveAttribute("aria-disabled", "false");
		await make.click();
		await expect(siteOf(page).getByText("Zeil", { exact: true })).toBeVisible();
		await expect(statusOf(page)).toHaveText(makingWords.made(list.item, "", true));
		await expect(panelOf(page).getByRole("textbox").first()).toHaveValue("Zeil");
		await expect(panelOf(page)).not.toContainText(/op deze pagina niet te zien/);
	});
});

test("a new vacancy: a draft on its page until it is made, then one file", async ({
	page,
	editor,
	state,
}) => {
	const list = folder(state, "vacatures");
	const file = "content/vacatures/vogelaar-te-water.yaml";
	const title = "Vogelaar te water";
	const newVacancy = newOne(list.item, undefined);
	/** What another vacancy says there. */
	const likeOf = (path: string) =>
		fieldIn(state, (field) => path === field.path && `${field.file}#` === list.items[0]?.id).value;
	const make = button(page, makingWords.make(list.item, true));
	const focused = page.locator(":focus");
	const draft = siteOf(page).getByText(/nog niet gemaakt/);
	await open(page, list.page ?? "/");

	/** Fills in what has the focus, and goes on to what is next. */
	async function fillIn() {
		const id = await focused.evaluate((box) => box.closest("[id^='box-']")?.id ?? "");
		const path = id.replace(/.*#/, "");
		const answered = page.waitForResponse(/_redactie\/try/);
		if (await focused.evaluate((box) => box.matches("[type=radio]")))
			await page.keyboard.press(" ");
		else await page.keyboard.insertText(path === "title" ? title : `${likeOf(path)}`);
		await page.keyboard.press("Enter");
		await answered;
		await expect(page.locator(`[id^="box-"][id$="#${path}"]:focus`)).toHaveCount(0);
	}

	await step("it asks first what it cannot do without", async () => {
		await button(page, listWords.newHere).focus();
		await page.keyboard.press("Enter");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: new RegExp(`^${listWords.newOne(list.item)}`, "i") })
			.press("Enter");
		await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toHaveText(newVacancy);
		await expect(panelOf(page).getByText(makingWords.isNeeded).first()).toBeVisible();
		await expect(make).toHaveAttribute("aria-disabled", "true");
		await expect(make).toHaveAccessibleDescription(new RegExp(makingWords.stillNeeded));
		await expect(draft).toBeVisible();
		await expectAccessible(page, "an empty draft", "light");
		await expect(page.locator(".row:focus")).toContainText(makingWords.isNeeded);
		await page.keyboard.press("Enter");
	});
	await step("what is typed shows on the page, and stays when the window is gone", async () => {
		await fillIn();
		await expect(siteOf(page).getByRole("heading", { name: title })).toBeVisible();
		await expect(statusOf(page)).toHaveText(makingWords.unmade(newVacancy, true));
		await expect(page.getByRole("tab", { name: words.tabs.changes })).toHaveText(/ 1$/);
		expect(editor.changedFiles(), "nothing is written yet").toEqual([]);
		await page.reload();
		await expect(siteOf(page).getByRole("heading", { name: title })).toBeVisible();
		await expect(draft).toBeVisible();
	});
	const boxAt = (path: string) => page.locator(`[id^="box-"][id$="#${path}"]`);
	const row = (name: string) => panelOf(page).locator(".row", { hasText: name }).first();

	await step(
		"Enter goes from one of a list to the next, and nothing is lost on the way",
		async () => {
			await row("1e taak").press("Enter");
			await expect(boxAt("tasks.0")).toBeFocused();
			await page.keyboard.insertText(`${likeOf("tasks.0")}`);
			await page.keyboard.press("Enter");
			await expect(boxAt("tasks.1")).toBeFocused();
			await page.keyboard.press("Alt+ArrowUp");
			await expect(boxAt("tasks.0")).toHaveValue(`${likeOf("tasks.0")}`);
			await page.keyboard.press("Control+a");
			await page.keyboard.press("Backspace");
			await button(page, newVacancy).press("Enter");
		},
	);
	await step("what is filled in is there before the server has said a word", async () => {
		const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
		await page.route("**/_redactie/try", async (route) => {
			await isTyped;
			await route.continue();
		});
		await row("Salaris").press("Enter");
		await expect(boxAt("salary.from")).toBeFocused();
		await page.keyboard.type("4200");
		answer();
		await page.unrouteAll({ behavior: "wait" });
		await expect(boxAt("salary.from")).toHaveValue("4200");
		await page.keyboard.press("Escape");
		await expect(boxAt("salary.from")).toHaveValue("");
	});
	await step("Enter goes from what is missing to what is", async () => {
		await page.keyboard.press("Control+Enter");
		await expect(boxAt("salary.from")).toHaveCount(0);
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
		expect([made, more]).toEqual([file, []]);
		expect(text.match(/^\w+(?=:)/gm)?.slice(0, 3)).toEqual(["title", "slug", "order"]);
		await expect(draft).toHaveCount(0);
		await expect(siteOf(page).getByRole("heading", { name: title })).toBeVisible();
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
	state,
}) => {
	const list = folder(state, "expertise");
	const [{ id, title, page: own } = { id: "", title: "", page: "" }] = list.items;
	await open(page, list.page ?? "/");
	const rows = page.locator(".references li");

	await step("each is named, with what becomes of it", async () => {
		await page.locator(".list-row .row", { hasText: list.name }).first().press("Enter");
		await page.locator("[draggable] .row", { hasText: title }).press("Delete");
		await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText(
			listWords.removeAsk(title),
		);
		await expect(rows.first()).toBeVisible();
		await expect(panelOf(page)).toContainText(listWords.refers(await rows.count()));
		await expect(panelOf(page)).toContainText(`${own}`);
		await expectFocusKept(page);
		await expectAccessible(page, "what refers to something");
		expect(editor.changedFiles()).toEqual([]);
	});
	await step("what needs another is chosen, and it is done", async () => {
		const total = await rows.count();
		for (const select of await page.locator(".references select").all())
			await select.selectOption({ index: 1 });
		await button(page, listWords.removeWith(total)).press("Enter");
		await expect(statusOf(page)).toHaveText(listWords.removed(title));
		const removed = editor.changedFiles().filter(([, , now]) => now === "");
		expect(removed.map(([file]) => `${file}#`)).toEqual([id]);
		const now = await stateOf(editor);
		expect(now.done.length).toBe(state.done.length + 1);
		expect(titlesOf(await listAgain(editor, list))).not.toContain(title);
		await expectFocusKept(page);
	});
	await step("one undo brings all of it back", async () => {
		await page.keyboard.press("Control+z");
		await expect.poll(() => editor.changedFiles()).toEqual([]);
		await expectFocusKept(page);
	});
});

test("what changed is told in words, taken back one by one, and committed without the rest", async ({
	page,
	editor,
	state,
}) => {
	const list = listIn(
		state,
		({ id, items }) => /cases\/.*#technologies$/.test(id) && items.length > 2,
	);
	const entry = folder(state, "vacatures").items[0]?.id.slice(0, -1) ?? "";
	const summary = fieldIn(state, ({ file, path }) => file === entry && path === "title");
	await change(editor, state.version, [
		{ do: "move", file: list.file, path: `${list.path}.0`, to: 2 },
	]);
	const { version } = await stateOf(editor);
	await change(editor, version, [{ do: "set", file: entry, path: "title", value: "Vogelaar" }]);
	editor.write("README.md", `${editor.read("README.md")}\n`);
	editor.git("add", "README.md");
	const changes = await changesOf(editor);
	const [one, other] = changes.list;
	await open(page, "/");
	const items = page.locator(".changes ol > li");

	await step("each change by its place, name, what it was and is", async () => {
		await page.getByRole("tab", { name: words.tabs.changes }).click();
		await expect(items).toHaveCount(2);
		expect(changes.list).toHaveLength(2);
		for (const [at, { name }] of changes.list.entries()) {
			await expect(items.nth(at).locator("small").first()).not.toBeEmpty();
			await expect(items.nth(at).locator(".row-title")).toHaveText(name);
		}
		await expect(page.locator(".changes")).toContainText(`${summary.shown}`);
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
		await page.getByRole("tab", { name: words.tabs.changes }).click();
		await button(page, changesWords.undoOf(one?.name ?? "")).press("Enter");
		await expect(items).toHaveCount(1);
	});
	await step("without git there is the list, and no commit", async () => {
		await page.route("**/_redactie/changes", async (route) => {
			const changes: Changes = await (await route.fetch()).json();
			await route.fulfill({ json: { ...changes, since: "start" } });
		});
		await open(page, "/");
		await page.getByRole("tab", { name: words.tabs.changes }).click();
		await expect(items).toHaveCount(1);
		await expect(panelOf(page)).toContainText(changesWords.noGit);
		await expect(button(page, changesWords.commit(1))).toHaveCount(0);
		await page.unrouteAll({ behavior: "wait" });
		await open(page, "/");
		await page.getByRole("tab", { name: words.tabs.changes }).click();
	});
	await step("git asks who it is, for this once", async () => {
		const commit = button(page, changesWords.commit(1));
		await expect(commit).toHaveAttribute("aria-disabled", "true");
		await expect(commit).toHaveAccessibleDescription(new RegExp(changesWords.needed.name));
		await panelOf(page).getByLabel(changesWords.whatDone).fill("Vogelaars gezocht");
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
		expect(editor.git("log", "-1", "--format=%an <%ae> %s")).toBe(
			"Noor <noor@example.com> Vogelaars gezocht",
		);
		const inIt = editor.git("show", "--name-only", "--format=", "HEAD").split("\n");
		expect(inIt).toEqual(editor.changedFiles().map(([file]) => file));
		expect(editor.git("diff", "--cached", "--name-only")).toBe("README.md");
		expect(editor.git("config", "--list", "--local")).not.toContain("user.");
	});
});

test("without a mouse: from Tab to a kept change and back", async ({ page, editor, state }) => {
	const field = aHeading(state);
	const was = String(field.value);
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
		await expect(panelOf(page)).toContainText("ga naar een pagina of tekst");
		await expectAccessible(page, "the keys");
		await page.keyboard.press("Escape");
		await expect(page.locator(".keys-help")).toHaveCount(0);
	});
	await step("Ctrl+K finds a text by its words, on any page", async () => {
		await page.keyboard.press("Control+k");
		await page.keyboard.type(was);
		await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(was);
		await expectAccessible(page, "the dialog to go somewhere", "both", "dialog");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect(boxOf(page, field)).toBeFocused();
		await expect(page.locator("#panel .head small")).toHaveText(pageOf(field));
	});
	await step("typed, kept, undone", async () => {
		await page.keyboard.press("End");
		await page.keyboard.type("!");
		await page.keyboard.press("Control+s");
		await expect(statusOf(page)).toHaveText(words.kept([field.name]));
		expect(editor.changedLines()).toHaveLength(1);
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

test("the launch report leads to pages and fields, and gets shorter", async ({
	page,
	editor,
	state,
}) => {
	const launch = await launchOf(editor);
	const subject = launch.launch.find(({ title }) => title === "Voorbeeldcitaten");
	const [finding] = subject?.findings ?? [];
	if (!subject || !finding)
		throw new Error("No quote is an example any more: take another subject.");
	const around = finding.id.replace(/[^.]*$/, "");
	const quote = fieldIn(state, ({ id, pages }) => id.startsWith(around) && pages.length > 0);
	const { now } = launch.blocking;
	await open(page, "/");
	const tab = page.getByRole("tab", { name: "Livegang" });

	await step("the list", async () => {
		await expect(tab).toHaveText(`${"Livegang"} ${now}`);
		await tab.click();
		await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toHaveText(
			`${now} ${words.blocking(now)}`,
		);
		await page.getByText(subject.title).click();
		await expectAccessible(page, "the launch report");
	});
	await step("a point opens its page and its fields", async () => {
		await button(page, finding.name).first().click();
		await expect(page.locator("#panel .head small")).toHaveText(pageOf(quote));
		await expect(page.locator(".field-box").first()).toBeVisible();
		await expect(panelOf(page)).toContainText(finding.problem);
		await expectAccessible(page, "a point of the launch report", "light");
	});
	await step("without its tick it is settled: one less, struck through", async () => {
		await panelOf(page).getByRole("checkbox", { name: "Dit is nog een voorbeeld" }).uncheck();
		await page.keyboard.press("Enter");
		await expect(tab).toHaveText(`${"Livegang"} ${now - 1}`);
		expect(editor.changedLines()).toHaveLength(1);
		await button(page, "Livegang").click();
		await expect(page.locator("s", { hasText: finding.name })).toBeVisible();
		await expect(panelOf(page)).toContainText(`${now} ${words.whenStarted}`);
	});
});

/** Without the panel, as another window does. */
async function change(editor: EditorServer, version: number, operations: Operation[]) {
	expect(await editor.post("apply", { operations, version })).toHaveProperty("kept");
}
