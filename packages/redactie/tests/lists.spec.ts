/** Lists, entries, what changed and what is to be done in the editor, and all of it by keys. */
import { expect } from "@playwright/test";
import { changesWords, listWords, makingWords, words } from "redactie/panel/words.ts";
import type { Changes, State } from "redactie/protocol.ts";
import { newOne } from "redactie/words.ts";
import { HOME, PANCAKES, RECIPES, SOUP } from "./fixture.ts";
import { test } from "./window.ts";

test("the items of a list move, come and go, by keys", async ({ page, editor, view }) => {
	const [flour, eggs, milk, salt] = ["250 g flour", "3 eggs", "500 ml milk", "a pinch of salt"];
	await view.open("/recipes/pancakes");
	const onPage = view.site.locator("ul li");
	const row = (title = "") => page.locator("[draggable]", { hasText: title });
	const more = row(eggs).locator("[popovertarget]").first();
	const box = view.box(`+${PANCAKES}#ingredients.3`);

	await view.step("their list opens from the fields of the page", async () => {
		await page
			.getByRole("region", { name: "Ingredients" })
			.locator(".list-row .row")
			.press("Enter");
		await expect(row(flour).locator(".row")).toBeFocused();
		await expect(view.title).toHaveText("Ingredients");
		await expect(page.locator("[draggable] .row-title")).toHaveText([flour, eggs, milk]);
	});
	await view.step("each has a menu", async () => {
		await more.press("Enter");
		await page.keyboard.press("Tab");
		await expect(page.locator(":popover-open button").first()).toBeFocused();
	});
	await view.step("Ctrl+Shift+↓ moves one: it is said, and lines of one file", async () => {
		await page.keyboard.press("Escape");
		await expect(more).toBeFocused();
		await row(flour).locator(".row").press("Control+Shift+ArrowDown");
		await expect(view.status).toHaveText(listWords.moved(flour, 2, 3));
		await expect(row(flour).locator(".row")).toBeFocused();
		await expect(onPage).toHaveText([eggs, flour, milk]);
		expect(editor.changedFiles().map(([file]) => file)).toEqual([PANCAKES]);
		expect(editor.changedLines()).toEqual([]);
	});
	await view.step(
		"Delete takes it away, Ctrl+Z brings it back, and then to its place",
		async () => {
			await page.keyboard.press("Delete");
			await expect(view.status).toHaveText(listWords.removed(flour));
			await expect(onPage).toHaveText([eggs, milk]);
			await view.expectFocus("#panel *");
			await page.keyboard.press("Control+z");
			await expect(onPage).toHaveText([eggs, flour, milk]);
			await page.keyboard.press("Control+z");
			await expect(onPage).toHaveText([flour, eggs, milk]);
			expect(editor.changedFiles()).toEqual([]);
		},
	);
	await view.step("what is typed goes along with its item, whoever moves that", async () => {
		const text = editor.read(PANCAKES);
		await row(eggs).locator(".row").press("Enter");
		await page.keyboard.press("Control+End");
		await page.keyboard.type(", beaten");
		const operations = [{ do: "move", file: PANCAKES, path: "ingredients.1", to: 0 }];
		const { version } = await editor.ask<State>("state");
		await editor.ask("apply", { operations, version });
		await expect(view.box(`${PANCAKES}#ingredients.0`)).toHaveValue(`${eggs}, beaten`);
		await editor.ask("undo", {});
		await expect(view.box(`${PANCAKES}#ingredients.1`)).toHaveValue(`${eggs}, beaten`);
		editor.write(PANCAKES, text.replace("  - 250 g", "  - 1 lemon\n  - 250 g"));
		await expect(view.box(`${PANCAKES}#ingredients.2`)).toBeFocused();
		await page.keyboard.type("!");
		await expect(onPage).toHaveText(["1 lemon", flour, `${eggs}, beaten!`, milk]);
		await page.goto("/favicon.svg");
		editor.write(PANCAKES, text.replace("  - 250 g", "  - 1 lemon\n  - 2 pears\n  - 250 g"));
		await page.goto(
			`/redactie?pagina=/recipes/pancakes&veld=${encodeURIComponent(`${PANCAKES}#ingredients.3`)}`,
		);
		await expect(view.box(`${PANCAKES}#ingredients.3`)).toHaveValue(`${eggs}, beaten!`);
		await page.keyboard.press("Enter");
		await expect.poll(editor.changedLines).toContain(`  - ${eggs}, beaten!`);
		editor.write(PANCAKES, text);
		await expect(onPage).toHaveText([flour, eggs, milk]);
		await page.locator(".list-row .row", { hasText: "Ingredients" }).press("Enter");
	});
	await view.step("one more is filled in where it opens, and made", async () => {
		await view.button(listWords.newOne("ingredient")).press("Enter");
		await expect(box).toBeFocused();
		await expect(view.alert).toHaveCount(0);
		await page.keyboard.insertText(salt);
		await expect(onPage.last()).toHaveText(salt);
		expect(editor.changedFiles()).toEqual([]);
		await page.keyboard.press("Control+Enter");
		await expect(view.status).toHaveText(makingWords.made("ingredient", "", true));
		expect(editor.changedLines()).toEqual([`  - ${salt}`]);
	});
	await view.step("undone it is a draft again, and Esc throws it away", async () => {
		await page.keyboard.press("Control+z");
		await expect(box).toBeFocused();
		await expect(box).toHaveValue(salt);
		expect(editor.changedLines()).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(onPage.filter({ hasText: salt })).toHaveCount(0);
	});
	await view.step("of two that say the same the one with its title is meant", async () => {
		const text = editor.read(HOME);
		const alike = text.replaceAll(/why: .*/g, "why: It is quick.");
		editor.write(HOME, alike);
		await view.open("/", `${HOME}#picks.0.why`);
		await view.box(`${HOME}#picks.0.why`).fill("It is slow.");
		const more = "picks:\n  - recipe: bread\n    why: It is quick.";
		editor.write(HOME, alike.replace("picks:", more));
		await expect(view.box(`${HOME}#picks.1.why`)).toHaveValue("It is slow.");
		await page.keyboard.press("Escape");
		editor.write(HOME, text);
	});
	await view.step("of a list of groups one more opens with all of it", async () => {
		await view.site.locator("nav a[href='/']").click({ modifiers: ["Control"] });
		await page.locator(".list-row .row", { hasText: "Picks" }).press("Enter");
		await view.button(listWords.newOne("pick")).press("Enter");
		await page.getByRole("radio", { name: "Bread" }).check();
		await view.box(`+${HOME}#picks.2.why`).fill("It keeps for a week.");
		await expect(onPage.last()).toContainText("It keeps for a week.");
		await page.keyboard.press("Control+Enter");
		await expect(view.status).toHaveText(makingWords.made("pick", "", true));
		expect(editor.changedLines()).toEqual(["  - recipe: bread", "    why: It keeps for a week."]);
	});
	await view.step("the row of a part that went opens it as a draft", async () => {
		await view.site.locator("nav a[href='/about']").click({ modifiers: ["Control"] });
		const letGo = await view.hold("**/_redactie/page?*");
		await view.button(listWords.takeAway("Promise")).press("Enter");
		await expect(view.status).toHaveText(listWords.removed("Promise"));
		const missing = { name: RegExp(words.missing) };
		await page.getByRole("button", missing).focus();
		await letGo();
		const unseen = page.getByRole("region", { name: words.unseen });
		await expect(unseen.getByRole("button", missing)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(view.box("+content/about.yaml#promise.text")).toBeFocused();
		await expect(view.button(makingWords.make("promise", true))).toBeVisible();
	});
});

test("a new entry is a draft on its page until it is made", async ({ page, editor, view }) => {
	const title = "Plum jam";
	const newRecipe = newOne("recipe", undefined);
	const make = view.button(makingWords.make("recipe", true));
	const draft = view.site.getByText(/nog niet gemaakt/);
	const recipes = view.site.locator("ol");
	const boxAt = (path: string) => page.locator(`[id^="box-"][id$="#${path}"]`);
	await view.open("/");

	await view.step("it asks first what it cannot do without, in a box", async () => {
		const answer = await view.hold("**/_redactie/try");
		await view.button(listWords.newHere).press("Enter");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: /^nieuw: recipe/i })
			.press("Enter");
		await page.keyboard.type("Plum ");
		await answer();
		await expect(boxAt("title"), "one can type straight away").toBeFocused();
		await expect(boxAt("title")).toHaveValue("Plum ");
		await expect(view.panel.getByText(makingWords.isNeeded).first()).toBeVisible();
		await expect(make).toHaveAttribute("aria-disabled", "true");
		await expect(make).toHaveAccessibleDescription(RegExp(makingWords.stillNeeded));
		await expect(draft).toBeVisible();
	});
	await view.step("what is typed shows on the page, also where it is too long", async () => {
		for (const text of [title.repeat(11), title]) {
			await boxAt("title").fill(text);
			await expect(recipes).toContainText(text);
		}
		await expect(view.status).toHaveText(makingWords.unmade(newRecipe, true));
		await expect(view.tab(words.tabs.changes)).toHaveText(/ 1$/);
		expect(editor.changedFiles(), "nothing is written yet").toEqual([]);
	});
	await view.step("put back it waits no longer, until that is undone", async () => {
		await page.keyboard.press("Escape");
		await expect(view.status).toHaveText(words.putBack("past"));
		await expect(view.tab(words.tabs.changes)).toHaveText(/ 0$/);
		await view.site.locator("nav a[href='/about']").click({ modifiers: ["Control"] });
		await expect(boxAt("title")).toHaveCount(0);
		await page.keyboard.press("Control+z");
		await expect(view.title).toHaveText(newRecipe);
		await expect(page.locator(".row", { hasText: title })).toBeVisible();
	});
	await view.step("it stays when the window is gone, and takes more at once", async () => {
		await page.reload();
		await expect(recipes).toContainText(title);
		await expect(draft).toBeVisible();
		await expect(view.title).toHaveText(newRecipe);
		const answer = await view.hold("**/_redactie/try");
		await view.panel.locator(".row", { hasText: "Serves" }).first().press("Enter");
		await expect(boxAt("serves")).toBeFocused();
		await page.keyboard.type("12");
		await answer();
		await expect(boxAt("serves")).toHaveValue("12");
		await page.keyboard.press("Escape");
		await expect(boxAt("serves")).toHaveValue("");
	});
	await view.step("Enter and Tab go from what is missing to what else is", async () => {
		await page.keyboard.press("Control+Enter");
		await expect(view.status).toContainText(makingWords.stillNeeded);
		for (const [path, typed] of [
			["sticker", ""],
			["serves", "3"],
			["ingredients.0", "1 kg plums"],
			["ingredients.1", "500 g sugar"],
		] as const) {
			await view.expectFocus(`[id$="#${path}"], [id$="#${path}"] *`);
			await page.keyboard.type(typed);
			await page.keyboard.press(path === "sticker" ? "Enter" : "Tab");
		}
		await view.expectFocus('[id$="#ingredients.2"]');
		await page.keyboard.press("Tab");
		await expect(make, "nothing more is needed").toBeFocused();
		await expect(make).toHaveAttribute("aria-disabled", "false");
		expect(editor.changedFiles()).toEqual([]);
	});
	await view.step("then its file is there, in the form of the others", async () => {
		await page.keyboard.press("Control+Enter");
		await expect(view.status).toHaveText(makingWords.made("recipe", title, true));
		const [[file, , text] = ["", "", ""], ...more] = editor.changedFiles();
		expect([file, more]).toEqual([`${RECIPES}plum-jam.yaml`, []]);
		expect(text).toMatch(/^title: Plum jam\nslug: plum-jam\norder: 40\n/m);
		await expect(draft).toHaveCount(0);
		await expect(recipes).toContainText(title);
		await expect(view.panel).not.toContainText(/op deze pagina niet te zien/);
	});
	await view.step("undo takes the file away again, and leads back to the draft", async () => {
		await page.keyboard.press("Control+z");
		await expect(draft).toBeVisible();
		await expect(make).toHaveAttribute("aria-disabled", "false");
		expect(editor.changedFiles()).toEqual([]);
	});
});

test("what goes, and what changed, is told and committed", async ({ page, editor, view }) => {
	// Of two picks one, which refers to what goes: the page may not be without any.
	const operations = [
		{ do: "remove", file: HOME, path: "picks.1" },
		{ do: "set", file: SOUP, path: "title", value: "Orange soup" },
	];
	const { version } = await editor.ask<State>("state");
	await editor.ask("apply", { operations, version });
	editor.write("NOTES.md", "Of another.\n");
	editor.git("add", "NOTES.md");
	const before = editor.changedFiles();
	await view.open("/");
	const items = page.locator(".changes ol > li");
	const commit = view.button(changesWords.commit(1));

	await view.step("what refers to something is named, with what becomes of it", async () => {
		await page.locator(".list-row .row", { hasText: "Recipes" }).first().press("Enter");
		await page.locator("[draggable] .row", { hasText: "Pancakes" }).press("Delete");
		await expect(view.title).toHaveText(listWords.removeAsk("Pancakes"));
		await expect(view.panel).toContainText(listWords.refers(1));
		await expect(view.panel).toContainText("/recipes/pancakes");
		expect(editor.changedFiles()).toEqual(before);
	});
	await view.step("another is chosen; both are done, and undone, in one step", async () => {
		await page.locator(".references select").selectOption({ index: 1 });
		await view.button(listWords.removeWith(1)).press("Enter");
		await expect(view.status).toHaveText(listWords.removed("Pancakes"));
		const removed = editor.changedFiles().filter(([, , now]) => now === "");
		expect(removed.map(([file]) => file)).toEqual([PANCAKES]);
		await view.expectFocus("#panel *");
		await page.keyboard.press("Control+z");
		await expect.poll(editor.changedFiles).toEqual(before);
	});
	await view.step(
		"without git changes are told by name, was and is, and not committed",
		async () => {
			await page.route("**/_redactie/changes", async (route) => {
				const changes: Changes = await (await route.fetch()).json();
				await route.fulfill({ json: { ...changes, since: "start" } });
			});
			await view.tab(words.tabs.changes).click();
			await expect(items.locator(".row-title")).toHaveText(["Picks", "Title"]);
			await expect(items.last()).toContainText("Carrot soup");
			await expect(items.last()).toContainText(`${words.is}Orange soup`);
			await view.button(changesWords.undoOf("Title")).press("Enter");
			await expect(items).toHaveCount(1);
			expect(editor.changedFiles()).toHaveLength(1);
			await expect(view.panel).toContainText(changesWords.noGit);
			await expect(commit).toHaveCount(0);
			await page.unrouteAll({ behavior: "wait" });
		},
	);
	await view.step("what was taken back comes back, and another is taken back", async () => {
		await page.keyboard.press("Control+z");
		await expect(view.status).toHaveText(words.undone(["Title"]));
		await view.tab(words.tabs.changes).click();
		await view.button(changesWords.undoOf("Picks")).press("Enter");
		await expect(items).toHaveCount(1);
		await expect(commit).toHaveAttribute("aria-disabled", "true");
		await expect(commit).toHaveAccessibleDescription(RegExp(changesWords.needed.name));
	});
	await view.step("git asks who it is, for this once, and has content alone", async () => {
		await view.panel.getByLabel(changesWords.whatDone).fill("Soup");
		await view.panel.getByLabel(changesWords.name).fill("Noor");
		await view.panel.getByLabel(changesWords.email).fill("noor@example.com");
		await expect(commit).toHaveAttribute("aria-disabled", "false");
		await items.locator(".row").press("Control+Enter");
		await expect(view.title).toHaveText(changesWords.committed(1));
		expect(editor.git("log", "-1", "--format=%an <%ae> %s")).toBe("Noor <noor@example.com> Soup");
		expect(editor.git("show", "--name-only", "--format=", "HEAD")).toBe(SOUP);
	});
});

test("from Tab to a text, and what is to be done, by keys", async ({ page, editor, view }) => {
	const text = "Let the batter rest while you set the table.";
	const box = view.box(`${PANCAKES}#method.intro`);
	const help = page.locator(".keys-help");
	const report = view.tab("To do");
	await view.open("/");

	await view.step("Tab goes from the page through the panel, to what tells the keys", async () => {
		for (const stop of [
			...["iframe", ".head-page", ".head a", "[role=tab]", ".search"],
			...[`[aria-label="${listWords.newHere}"]`, ".row"],
			...[words.undo, words.redo, words.keys].map((name) => `[aria-label="${name}"]`),
		]) {
			await page.keyboard.press("Tab");
			await view.expectFocus(stop);
		}
		await page.keyboard.press("Enter");
		await expect(help).toContainText("ga naar een pagina of tekst");
		await expect(help).toBeVisible();
	});
	await view.step("Ctrl+K finds a text by its words, on any page", async () => {
		await page.keyboard.press("Escape");
		await expect(help).toBeHidden();
		await page.keyboard.press("Control+k");
		await page.keyboard.press("ArrowDown");
		const rows = page.getByRole("dialog").locator(".row");
		await expect(rows.nth(1), "Enter opens the first without it").toBeFocused();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.type(text);
		await expect(rows.first()).toContainText(text);
		const input = page.getByRole("dialog").getByRole("textbox");
		await expect(input).toHaveAccessibleDescription(RegExp(words.opens(text)));
	});
	await view.step("Enter goes there, Alt and arrows to the text after and before", async () => {
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect(box).toBeFocused();
		await expect(view.address).toHaveText("/recipes/pancakes");
		await page.keyboard.press("Alt+ArrowDown");
		await expect(box).toHaveCount(0);
		await page.keyboard.press("Alt+ArrowUp");
		await expect(box).toBeFocused();
	});
	await view.step("F6 goes to the page and back; Esc too, where arrows choose a text", async () => {
		await page.keyboard.press("F6");
		await view.expectFocus("iframe");
		await page.keyboard.press("F6");
		await expect(box).toBeFocused();
		await page.keyboard.press("Escape");
		await view.expectFocus("iframe");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await view.expectFocus("textarea");
		await expect(box).toHaveCount(0);
	});
	await view.step("the report has what is to be done", async () => {
		await expect(report).toHaveText("To do 1");
		await report.click();
		await expect(view.title).toHaveText(`1 ${words.blocking(1)}`);
		await page.locator("summary", { hasText: "To check" }).press("Enter");
	});
	await view.step("a point of it opens its page and its fields", async () => {
		await view.button("Promise").press("Enter");
		await expect(view.address).toHaveText("/about");
		await expect(page.locator(".field-box").first()).toBeVisible();
		await expect(view.panel).toContainText("Nobody has checked it yet.");
	});
	await view.step("said to be right it is settled: one less, struck through", async () => {
		await page.keyboard.press("Enter");
		await expect(report).toHaveText("To do 0");
		await expect(view.panel).toContainText(words.isSettled);
		expect(editor.changedLines()).toEqual(["  check: true"]);
		await view.button("To do").press("Enter");
		await expect(page.locator("s", { hasText: "Promise" })).toBeVisible();
	});
});
