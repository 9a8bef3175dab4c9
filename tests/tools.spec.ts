/** What both tools to decide promise. What each says is in a spec of its own. */
import { axeFaults } from "./axe.ts";
import { chooser } from "./chooser.ts";
import { composer } from "./composer.ts";
import { cutOff } from "./promises/comfort.ts";
import { putOnPaper } from "./promises/paper.ts";
import { tooWide } from "./promises/width.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import {
	addressOf,
	buttonOf,
	expectArrival,
	expectCopied,
	expectHeardOnce,
	expectPreview,
	expectState,
	expectVerdict,
	listen,
	mailIn,
	movesAfter,
	openTool,
	type Press,
	placeOf,
	type State,
	shiftsOfWaking,
	status,
	toolOf,
	typeFragment,
	wake,
} from "./tool.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1440, height: 800 };
/** How a state is looked at. Between the first two that are done, each theme at each width; others are made of the same parts. */
const LOOKS = [
	[
		{ size: PHONE, colorScheme: "dark" },
		{ size: DESKTOP, colorScheme: "light" },
	],
	[
		{ size: PHONE, colorScheme: "light" },
		{ size: DESKTOP, colorScheme: "dark" },
	],
] as const;
const ONE_LOOK = [{ size: PHONE, colorScheme: "dark" }] as const;

for (const tool of [chooser, composer]) {
	const { title, route, states, steps, labels } = tool;
	const [nothing] = states as [State];
	const done = states.filter(({ isDone }) => isDone) as [State, State, ...State[]];
	/** The first on each of two things. */
	const [press, next] = steps.map((presses) => presses[0]?.[0]) as [Press, Press];

	test(`${title}: what is chosen stands in the address`, async ({ page }) => {
		const isInView = () =>
			expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
		await openTool(page, route + placeOf(tool));
		await step("its link leads to it, and chooses and says nothing", async () => {
			await isInView();
			await expectVerdict(page, tool, nothing.title);
			await tool.expectChosen(page, "");
			await expect(status(page)).toBeEmpty();
		});
		await step("Back leads from the first choice to none", async () => {
			await press(page);
			await expect(page).toHaveURL(addressOf(tool, steps[0]?.[0]?.[1] ?? ""));
			await page.goBack();
			await expectState(page, tool, nothing);
		});
		const length = await page.evaluate(() => history.length);
		const stateOf = (fragment: string) => ({ fragment, title: tool.titleOf(fragment) });
		const stages = [nothing];
		await step("each press shows, and stands in the address", async () => {
			for (const presses of steps) {
				for (const [press, fragment] of presses) {
					await press(page);
					await expect(page).toHaveURL(addressOf(tool, fragment));
				}
				stages.push(stateOf(presses.at(-1)?.[1] ?? ""));
				await expectState(page, tool, stages.at(-1) as State);
			}
		});
		const last = stages.at(-1) as State;
		await step("all of it is one step: Back leaves the tool, Forward returns", async () => {
			expect(await page.evaluate(() => history.length)).toBe(length);
			await page.goBack();
			await expectState(page, tool, nothing);
			await page.goForward();
			await expectState(page, tool, last);
		});
		await step("a link to it on its own page empties nothing", async () => {
			await page.locator(`main a[href="${route}${placeOf(tool)}"]`).click();
			await isInView();
			await expectState(page, tool, last);
		});
		await step("a reload keeps it", async () => {
			await page.reload();
			await expectState(page, tool, last);
		});
		await step("its link arrives at the tool, with the same choice", async () => {
			const tab = await expectArrival(page);
			await expectState(tab, tool, last);
			await tab.close();
		});
		await step("an address that is typed in capitals, or that a mail program encodes", async () => {
			for (const typed of [
				last.fragment.toUpperCase(),
				`%${last.fragment.charCodeAt(0).toString(16)}${last.fragment.slice(1)}`,
			]) {
				await typeFragment(page, "");
				await typeFragment(page, typed);
				await expectVerdict(page, tool, last.title);
				await tool.expectChosen(page, last.fragment);
			}
		});
		for (const state of states.slice(1))
			await step(`an address that is typed shows it: #${state.fragment}`, async () => {
				await typeFragment(page, state.fragment);
				await expectState(page, tool, state);
			});
		await step("begins again, at an address without anything", async () => {
			await typeFragment(page, last.fragment);
			await buttonOf(page, labels.again).press("Enter");
			await expectState(page, tool, nothing);
			expect(page.url()).not.toContain("#");
			// Who does so by the keyboard does not lose his place.
			await expect(toolOf(page).locator(":focus:visible")).toHaveCount(1);
		});
	});

	test(`${title}: is heard, reached by the keyboard, and sent by nobody but the visitor`, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-write"]);
		await page.goto(route);
		await step("Tab does not pass it while it is still far away", async () => {
			await page.keyboard.press("Tab");
			const controls = ":is(li button:not([aria-disabled=true]), input)";
			await expect(toolOf(page).locator(controls).first()).toBeAttached();
			expect(await page.evaluate(() => scrollY)).toBe(0);
		});
		await wake(page);
		/** All that the browser keeps for the site. */
		const kept = async () => [
			await context.storageState(),
			await page.evaluate(() => ({ ...sessionStorage })),
		];
		const before = await kept();
		const requests: string[] = [];
		page.on("request", (request) => {
			// A page that the browser fetches ahead, as the pointer rests on a link that scrolled below it.
			if (!request.headers()["sec-purpose"]) requests.push(request.url());
		});
		const ears = await listen(page);

		for (const [name, fragment, press] of tool.presses)
			await step(`is heard once, in a few words: ${name}`, async () => {
				await typeFragment(page, fragment);
				await expectHeardOnce(ears, () => press(page));
			});
		await step("is heard once, in a few words: Back, and begin again", async () => {
			await expectHeardOnce(ears, () => page.goBack());
			await expectHeardOnce(ears, () => buttonOf(page, labels.again).press("Enter"));
		});
		for (const { fragment } of done.slice(0, 2))
			await step(
				`its e-mail can be read before it is sent, word for word: #${fragment}`,
				async () => {
					await typeFragment(page, fragment);
					const mail = await mailIn(page, labels.email);
					expect(mail).toEqual(tool.mailOf(fragment, page.url()));
					expect(JSON.stringify(mail.lines)).toContain(page.url());
					expect(mail.subject + mail.lines).not.toMatch(/[{}]/);
					await expectPreview(page, mail);
				},
			);
		await step("copies the link, or selects it where that is refused", async () => {
			await expectCopied(page, ears, content.interface.tools.copy, page.url());
			const link = toolOf(page).getByRole("link", { name: page.url() });
			await expect(link).toHaveAttribute("href", page.url());
		});
		await step("copies the text of the mail, for who writes it elsewhere", async () => {
			const { lines } = await mailIn(page, labels.email);
			await expectCopied(page, ears, content.interface.tools.copyText, lines.join("\n\n"));
		});
		await step("keeps nothing, and asks for nothing", async () => {
			expect(await kept()).toEqual(before);
			// Browsers ask again for its icon when the address changes.
			expect(requests.filter((url) => !url.endsWith("/favicon.svg"))).toEqual([]);
		});
	});

	test(`${title}: waking moves nothing, each state is accessible, fits and prints alone`, async ({
		page,
	}) => {
		for (const size of [DESKTOP, PHONE])
			await step(
				`waking asks once for all it needs, and moves nothing, ${size.width} px`,
				async () => {
					await page.setViewportSize(size);
					const { before, after, shift } = await shiftsOfWaking(page, tool);
					expect(after).toEqual(before);
					expect(shift).toBeLessThan(0.001);
				},
			);
		await step("nothing moves where less motion is asked for", async () => {
			expect(await movesAfter(page, press)).toBe(0);
		});
		// Without a choice it is made of the same parts as with the least.
		for (const state of states.slice(1)) {
			await page.emulateMedia({ media: "screen" });
			await typeFragment(page, state.fragment);
			for (const { size, colorScheme } of LOOKS[done.indexOf(state)] ?? ONE_LOOK)
				await step(
					`has no fault axe can find: #${state.fragment}, ${size.width} px, ${colorScheme}`,
					async () => {
						await page.setViewportSize(size);
						await page.emulateMedia({ colorScheme });
						expect(await axeFaults(page, "[data-fragment]")).toEqual([]);
					},
				);
			await step(`fits a window of 320 px: #${state.fragment}`, async () => {
				await page.setViewportSize({ width: 320, height: 640 });
				expect(await tooWide(page)).toEqual([]);
			});
			if (state.isDone)
				await step(`prints alone and whole, with its link: #${state.fragment}`, async () => {
					await putOnPaper(page);
					const printed = page.locator("main > :visible:not([data-fragment])");
					await expect(printed).toHaveCount(0);
					expect(await cutOff(page)).toEqual([]);
					await expectVerdict(page, tool, state.title);
					await expect(toolOf(page).locator(":is(button, summary):visible")).toHaveCount(0);
					// Where it can be changed.
					const address = toolOf(page).getByText(`#${state.fragment}`).filter({ visible: true });
					await expect(address).not.toHaveCount(0);
				});
		}
		await step("a flag goes up where it may", async () => {
			await page.emulateMedia({ media: "screen", reducedMotion: "no-preference" });
			await page.setViewportSize(DESKTOP);
			await typeFragment(page, "");
			expect(await movesAfter(page, next)).toBeGreaterThan(0);
		});
	});
}
