/** The texts of a site in the editor: what is typed, shown, kept, refused and undone. */
import { expect } from "@playwright/test";
import { changesWords, words } from "redactie/panel/words.ts";
import { KEY_PARAMETER, type State } from "redactie/protocol.ts";
import { HOME, KITCHEN, PANCAKES } from "./fixture.ts";
import { test, viewOf } from "./window.ts";

const PAGE = "/recipes/pancakes";
/** A text that stands in one place, with a limit. */
const INTRO = `${PANCAKES}#method.intro`;
const NAME = "Method: intro";
const WAS = "Let the batter rest while you set the table.";
/** What no text of a site has: the editor's marks are such. */
const PRIVATE_USE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;
/** A paragraph is as wide as the page: its words are at its left. */
const WORDS = { position: { x: 12, y: 8 } };

test("what is typed is shown, kept and undone to the byte", async ({ page, editor, view }) => {
	await view.open(PAGE);
	const box = view.box(INTRO);
	const text = view.site.locator("ul + p");

	await view.step(
		"the click opens the field at its letter, with all that must be known",
		async () => {
			await text.click({ position: { x: 60, y: 8 } });
			await expect(box).toBeFocused();
			const before = () =>
				box.evaluate((box: HTMLTextAreaElement) => box.value.slice(0, box.selectionStart));
			await expect.poll(before).toMatch(/^Let.{0,9}$/);
			await expect(view.title).toHaveText(NAME);
			await expect(box).toHaveAccessibleName(NAME);
			await expect(box).toHaveAccessibleDescription(
				`Before you begin. ${WAS.length} van 400 tekens`,
			);
			await expect(page.locator(".field-box")).toContainText(words.onlyHere);
			await expect(page.locator(".keep"), "no button before something changed").toHaveCount(0);
		},
	);
	await view.step("each key shows on the page before the server has said a word", async () => {
		const answer = await view.hold("**/_redactie/**");
		const asked = page.waitForRequest(/_redactie\/drafts/);
		await page.keyboard.press("Control+End");
		let typed = WAS;
		for (const key of " so nice") {
			await page.keyboard.press(key);
			typed += key;
			await expect(text).toHaveText(typed);
		}
		await asked;
		await answer();
		await expect(view.status).toHaveText(words.unsaved(1));
		expect(editor.changedLines(), "nothing is written yet").toEqual([]);
		await expect(view.panel, "a hint stops nothing").toContainText('"nice" says nothing.');
	});
	await view.step("Enter keeps it, undo and redo take it back and in again", async () => {
		const kept = page.waitForResponse(/_redactie\/apply/);
		await page.keyboard.press("Enter");
		await kept;
		const answered = Date.now();
		const asked = page.waitForRequest(/_redactie\/changes/).then(() => Date.now());
		await expect(view.status).toHaveText(words.kept([NAME]));
		expect((await asked) - answered, "who types on waits for no tab").toBeGreaterThan(500);
		expect(editor.changedLines()).toEqual([`  intro: ${WAS}`, `  intro: ${WAS} so nice`]);
		await expect(box).toBeFocused();
		await view.button(words.undo).click();
		await expect(view.status).toHaveText(words.undone([NAME]));
		expect(editor.changedLines()).toEqual([]);
		await expect(text).toHaveText(WAS);
		await view.button(words.redo).click();
		await expect(view.status).toHaveText(words.done([NAME]));
		expect(editor.changedLines()).toHaveLength(2);
		await box.press("Control+Home");
		await page.keyboard.type("So: ");
		await page.keyboard.press("Control+z");
		await expect(box).toHaveValue(`${WAS} so nice`);
		await page.keyboard.press("Control+y");
		await expect(box).toHaveValue(`So: ${WAS} so nice`);
		const caret = () => box.evaluate((box: HTMLTextAreaElement) => box.selectionStart);
		expect(await caret(), "where it was typed, also when it comes back").toBe(4);
		await page.keyboard.press("Control+z");
		await box.press("Control+End");
		await page.keyboard.type(" advice");
		await page.keyboard.press("Control+z");
		await expect(box).toHaveValue(`${WAS} so nice`);
		expect(await caret(), "not inside of what both end with").toBe(WAS.length + 8);
	});
	await view.step("what other programs give becomes words, and what is lost is said", async () => {
		await box.press("Control+End");
		await box.evaluate((box) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "\uf0b7\t“een”\n\uf0b7\ttwee");
			clipboardData.setData("text/html", '<ul><li>“een”<li><a href="/x">twee</a></ul>');
			const paste = { clipboardData, bubbles: true, cancelable: true };
			box.dispatchEvent(new ClipboardEvent("paste", paste));
		});
		await expect(box).toHaveValue(`${WAS} so nice'een' twee`);
		await expect(view.status).toContainText(words.lost(["lines", "list", "link"]));
	});
	await view.step("Esc puts it back, and Ctrl+Z takes it in again", async () => {
		await page.keyboard.press("Escape");
		await expect(view.status).toHaveText(words.putBack("past"));
		await expect(text).toHaveText(`${WAS} so nice`);
		await page.keyboard.press("Control+z");
		await expect(box).toHaveValue(`${WAS} so nice'een' twee`);
	});
});

test("what is refused stays a draft", async ({ page, editor, complaints, view }) => {
	await view.open(PAGE, INTRO);
	const box = view.box(INTRO);
	const waiting = page.locator(".row", { hasText: words.refusedRow });

	await view.step("at its box and its button; the page shows the last good version", async () => {
		await box.fill("With {{nothing}} in it");
		await expect(page.locator("[data-problem]")).toContainText("there is no {{nothing}}.");
		await expect(box).toHaveAttribute("aria-invalid", "true");
		await expect(view.site.getByText(WAS)).toBeVisible();
		const notYet = view.button(words.keepNotYet);
		await expect(notYet).toHaveAttribute("aria-disabled", "true");
		await expect(notYet).toHaveAccessibleDescription(/there is no {{nothing}}\./);
		await notYet.press("Enter");
	});
	await view.step("with another that waits, all that wait are counted", async () => {
		await view.site.getByText("250 g flour").click(WORDS);
		await expect(view.status).toHaveText(words.notKeptThere(NAME));
		await view.box(`${PANCAKES}#ingredients.0`).fill("a".repeat(100));
		await expect(view.status).toContainText(words.unsaved(2));
		await page.keyboard.press("Escape");
	});
	await view.step("a window without the key says that it may not write", async () => {
		await view.button(words.allHere).click();
		await page.evaluate(() => localStorage.clear());
		const refused = page.waitForEvent("console", (message) => message.text().includes("401"));
		await waiting.click();
		await expect(box).toBeFocused();
		await expect(view.alert).toContainText(words.locked);
		await refused;
	});
	await view.step("loaded again with it, the draft is there, and written nowhere", async () => {
		await page.goto(`${page.url()}&${KEY_PARAMETER}=${editor.key}`);
		await expect(view.status).toContainText(words.unsaved(1));
		expect(complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);
		expect(page.url()).not.toContain(editor.key);
		await expect(box, "and the window leads back to it").toBeFocused();
		await expect(view.address).toHaveText(PAGE);
		await view.tab(words.tabs.changes).click();
		await expect(page.getByRole("region", { name: changesWords.notKept })).toContainText(NAME);
		await page.getByRole("button", { name: NAME }).click();
		await expect(box).toHaveValue(/{{nothing}}/);
		expect(editor.changedLines()).toEqual([]);
	});
	await view.step("a name that does exist repairs it", async () => {
		await page.locator(".choices button").first().click();
		await expect(page.locator("[data-problem]")).toHaveCount(0);
		await expect(box).not.toHaveValue(/nothing/);
	});
});

test("a value is changed everywhere, by its source", async ({ page, editor, view }) => {
	const [title, source] = [view.box(`${HOME}#title`), view.box(`${KITCHEN}#name`)];
	const long = "The kitchen of the one who fries in a pan of real copper, on gas";
	await view.open("/");

	await view.step("a text says where it stands besides, and what it has of another", async () => {
		await view.site.locator("h1").click(WORDS);
		const own = page.locator(".field-box").filter({ has: title });
		await expect(own.locator(".chip")).toHaveText("Copper Pan");
		await expect(page.locator(".field-form")).toContainText(words.alsoOn(3));
		await expect(page.locator(".name-used")).toContainText("Stands on every page.");
	});
	await view.step(
		"typed over it no longer goes along, which is said until it is kept",
		async () => {
			await title.fill("The pan: supper in half an hour");
			await expect(page.locator(".name-used")).toContainText(words.cutLoose);
			await expect(view.button(words.changeAll("Copper Pan"))).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.locator(".name-used")).not.toContainText(words.cutLoose);
		},
	);
	await view.step("its source brings along what would no longer be right", async () => {
		await view.button(words.changeAll("Copper Pan")).click();
		await expect(source).toBeFocused();
		await source.fill(long);
		await expect(page.getByRole("region", { name: words.belongs })).toContainText("Title");
		await expect(view.button(words.keepTogetherNotYet)).toHaveAttribute("aria-disabled", "true");
		await title.press("Control+End");
		for (const _ of " in half an hour") await page.keyboard.press("Backspace");
		await expect(view.button(words.keepTogether)).toBeVisible();
		expect(editor.changedLines()).toEqual([]);
	});
	await view.step("one key keeps both, and one undo puts both back", async () => {
		await page.keyboard.press("Control+s");
		await expect(view.status).toHaveText(words.kept(["Title", "Kitchen: name"]));
		expect(editor.changedLines()).toHaveLength(4);
		await expect(view.site.locator("h1")).toHaveText(`${long}: supper`);
		await view.button(words.undo).click();
		await expect(view.status).toHaveText(words.undone(["Title", "Kitchen: name"]));
		expect(editor.changedLines()).toEqual([]);
	});
});

test("others and a server that stops take nothing", async ({ page, editor, complaints, view }) => {
	const text = editor.read(PANCAKES);
	await view.open(PAGE, INTRO);
	const box = view.box(INTRO);
	// One opened by the first has its process, and the scripts that this has read.
	const opened = page.waitForEvent("popup");
	await page.evaluate(() => void window.open());
	const second = await opened;
	const other = viewOf(second);

	await view.step("an untouched field follows its file, a touched one asks", async () => {
		editor.write(PANCAKES, text.replace(WAS, "Of another"));
		await expect(box).toHaveValue("Of another");
		await expect(view.site.getByText("Of another")).toBeVisible();
		await box.press("Control+End");
		await page.keyboard.type(" and of me");
		editor.write(PANCAKES, text.replace(WAS, "Again another"));
		await expect(view.alert).toContainText(words.conflict);
		await expect(page.locator(".conflict")).toContainText(`${words.yours}Of another and of me`);
		expect(editor.read(PANCAKES)).toContain("Again another");
		await view.button(words.keepYours).click();
		await expect(view.status).toHaveText(words.kept([NAME]));
		expect(editor.read(PANCAKES)).toBe(text.replace(WAS, "Of another and of me"));
	});
	await view.step("what another window types or puts back is so in this one", async () => {
		await other.open(PAGE, INTRO);
		await other.box(INTRO).fill("Over there");
		await expect(box).toHaveValue("Over there");
		await expect(view.site.getByText("Over there")).toBeVisible();
		await other.box(INTRO).press("Escape");
		await expect(box).toHaveValue("Of another and of me");
	});
	await view.step(
		"what is taken away elsewhere is told, and comes back with what was typed",
		async () => {
			const eggs = `${PANCAKES}#ingredients.1`;
			await view.open(PAGE, eggs);
			await view.box(eggs).fill("3 eggs, beaten");
			const operations = [{ do: "remove", file: PANCAKES, path: "ingredients.1" }];
			await editor.ask("apply", {
				operations,
				version: (await editor.ask<State>("state")).version,
			});
			await expect(view.panel).toContainText(words.takenElsewhere);
			await second.goto("about:blank");
			await view.open(PAGE);
			await page.keyboard.press("Control+z");
			await expect(view.box(eggs)).toHaveValue("3 eggs, beaten");
			await page.keyboard.press("Escape");
			await view.open(PAGE, INTRO);
			await other.open(PAGE, INTRO);
		},
	);
	await view.step("a file that is no longer valid is named, and the page stays", async () => {
		editor.write(PANCAKES, `${text}\nnonsense: 1\n`);
		await expect(view.alert).toContainText(words.broken);
		await expect(page.locator("vite-error-overlay")).toHaveCount(0);
		editor.write(PANCAKES, text);
		await expect(view.alert).toHaveCount(0);
		await expect(box).toHaveValue(WAS);
	});
	await view.step("that the server stops is told, also where nobody types", async () => {
		await box.press("Control+End");
		await page.keyboard.type(" then");
		await expect(other.box(INTRO), "kept by the server").toHaveValue(`${WAS} then`);
		await page.evaluate(() => Object.assign(window, { stays: true }));
		await editor.stop("SIGKILL");
		await expect(view.alert).toContainText(words.gone);
		await page.keyboard.type(" still");
		await box.press("Enter");
		await expect(box).toHaveValue(`${WAS} then still`);
		const left = () => page.evaluate(() => JSON.stringify(localStorage));
		await expect.poll(left, "kept by the browser").toContain("then still");
	});
	await view.step("once it runs again all is there, and kept", async () => {
		await editor.start();
		await expect(view.alert).toHaveCount(0);
		await expect(box).toBeFocused();
		await expect(box).toHaveValue(`${WAS} then still`);
		await box.press("Enter");
		// By this Enter, or by the one before, which waited for the server.
		await expect.poll(editor.changedLines).toHaveLength(2);
		await expect(view.status).not.toHaveClass(/waiting/);
		await other.box(INTRO).fill("Theirs");
		await expect(box, "other windows are heard again").toHaveValue("Theirs");
		expect(await page.evaluate(() => "stays" in window), "it was not loaded anew").toBe(true);
		const ofServer = /Failed to load|Failed to fetch|WebSocket|ERR_|blob:|\[vite\]/;
		expect(complaints.splice(0).filter((text) => !ofServer.test(text))).toEqual([]);
		await second.close();
		// Vite's own module has what tells one server's windows from another's.
		const browser = await page.context().newCDPSession(page);
		await browser.send("Network.clearBrowserCache");
	});
});

test("one goes along with addresses and links, and looks at the site", async ({ page, view }) => {
	const address = `${PANCAKES}#slug`;
	await view.open(PAGE, address);

	await view.step("a page that gets another address is gone along with, and back", async () => {
		await view.button(words.changeAddress).click();
		await view.box(address).fill("crepes");
		await page.keyboard.press("Enter");
		await expect(view.status).toHaveText(words.kept(["Address", "Link"]));
		await expect(view.address).toHaveText("/recipes/crepes");
		await expect(view.site.locator("h1")).toBeVisible();
		await page.keyboard.press("Control+z");
		await expect(view.address).toHaveText(PAGE);
		await expect(view.alert).toHaveCount(0);
	});
	await view.step("in editing, links do not lead on, but with Ctrl", async () => {
		const link = view.site.locator("nav a[href='/about']");
		await link.click();
		await expect(page.locator(".field-box")).toBeVisible();
		await expect(view.address).toHaveText(PAGE);
		await link.click({ modifiers: ["Control"] });
		await expect(view.address).toHaveText("/about");
	});
	await view.step("looking, they do: the site without a mark", async () => {
		const opened = page.waitForEvent("popup");
		await page.getByRole("link", { name: words.look }).press("Enter");
		const visit = await opened;
		await visit.locator("nav a[href='/']").click();
		await expect(visit).toHaveURL(/[0-9]\/$/);
		expect(await visit.locator("html").innerHTML()).not.toMatch(PRIVATE_USE);
		await visit.close();
	});
	await view.step("what is too narrow says so", async () => {
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect(view.panel).toBeHidden();
		const toSite = page.getByRole("link", { name: words.toSite });
		await expect(toSite).toHaveAttribute("href", "/about");
		await toSite.press("Control+k");
		await expect(page.getByRole("dialog"), "and keys do nothing unseen").toHaveCount(0);
	});
});
