/** What axe cannot see: the order of the focus, large letters, imposed colours; sizes of every page are in routes.spec.ts. */
import type { Page } from "@playwright/test";
import { kinds } from "./kinds.ts";
import { cutOff, lostWhenSpread, moving, tooSmall } from "./promises/comfort.ts";
import { unseenFocus } from "./promises/focus.ts";
import { builtPage, content, expect, routes, test, visit } from "./site.ts";
import { step } from "./step.ts";
import { chosenAnswers, chosenTeams, wakeIfTool } from "./tool.ts";

const tools = [...chosenTeams, ...chosenAnswers];
/** One page of each kind, with a tool where it says most. */
const pages = kinds.map((route) => tools.find((tool) => tool.startsWith(`${route}#`)) ?? route);

const PHONE = { width: 360, height: 720 };
const DESKTOP = { width: 1280, height: 720 };
const sizes = [PHONE, DESKTOP];

test("where a tool says most, nothing is too small to press, is cut off or moves unasked", async ({
	page,
}) => {
	for (const address of tools) {
		await page.goto(address);
		await wakeIfTool(page);
		for (const size of sizes) {
			const where = `${address} at ${size.width} px`;
			await page.setViewportSize(size);
			expect.soft(await tooSmall(page), `large enough for a thumb: ${where}`).toEqual([]);
			expect.soft(await moving(page), `still where less motion is asked: ${where}`).toEqual([]);
			expect.soft(await lostWhenSpread(page), `whole with spread letters: ${where}`).toEqual([]);
		}
	}
});

test("letters twice as large fit", async ({ playwright, launchOptions, baseURL }) => {
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
	});
	const page = await browser.newPage({ reducedMotion: "reduce" });
	for (const route of new Set([...pages, ...tools])) {
		await page.goto(`${baseURL}${route}`);
		await wakeIfTool(page);
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect.soft(await cutOff(page), `${route} at ${size.width} px`).toEqual([]);
			expect.soft(await overlapping(page), `${route} at ${size.width} px`).toEqual([]);
		}
	}
	await browser.close();
});

/** What stands over what else can be pressed in the header. */
const overlapping = (page: Page) =>
	page
		.locator("header :is(a, button)")
		.filter({ visible: true })
		.evaluateAll((all) => {
			const boxes = all.map((one) => {
				// A link's words may reach out of it; a button's may be hidden.
				const range = document.createRange();
				range.selectNodeContents(one);
				return (one.matches("a") ? range : one).getBoundingClientRect();
			});
			return all
				.filter((_, at) =>
					boxes.some(
						({ left, right, top, bottom }, other) =>
							other !== at &&
							left < (boxes[at]?.right ?? 0) - 1 &&
							right > (boxes[at]?.left ?? 0) + 1 &&
							top < (boxes[at]?.bottom ?? 0) - 1 &&
							bottom > (boxes[at]?.top ?? 0) + 1,
					),
				)
				.map(({ outerHTML }) => outerHTML.slice(0, 100));
		});

/** Where the focus stands: which of all elements, -1 outside of a part of the page, and what is wrong with how it is seen. */
interface Stop {
	index: number;
	faults: string[];
	/** It shows or not by how far the page is scrolled. */
	comesAndGoes?: boolean;
}
type Noting = Window & { stops: Stop[]; look: () => Stop };

/** Notes where in a part of the page the focus stands each time that Tab is about to take it on. */
const noteStops = (page: Page, part: "body" | "main") =>
	page.evaluate((part) => {
		const all = [...document.querySelectorAll<HTMLElement>("*")];
		const hasRing = ({ outlineStyle, outlineWidth, opacity }: CSSStyleDeclaration) =>
			opacity !== "0" && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		const look = () => {
			const element = document.activeElement as HTMLElement;
			if (!element.parentElement?.closest(part)) return { index: -1, faults: [] };
			const name = element.outerHTML.slice(0, 100);
			const faults: string[] = [];
			// A radio button's ring is drawn around its label.
			const label = element.closest("label");
			const parts = [element, ...element.querySelectorAll("*"), ...(label ? [label] : [])];
			if (
				!parts.some((part) => [null, "::after"].some((of) => hasRing(getComputedStyle(part, of))))
			)
				faults.push(`no ring: ${name}`);
			const box = (label ?? element).getBoundingClientRect();
			const points = [0.1, 0.5, 0.9].flatMap((x) =>
				[0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
			);
			const seen = points.some(([x, y]) => {
				const top = document.elementFromPoint(x, y);
				return top && (element.contains(top) || top.contains(element) || label?.contains(top));
			});
			if (!seen) faults.push(`covered or out of view: ${name}`);
			let parent: HTMLElement | null = element;
			while (parent && !getComputedStyle(parent).containerType.includes("scroll-state"))
				parent = parent.parentElement;
			return { index: all.indexOf(element), faults, comesAndGoes: parent !== null };
		};
		const stops: Stop[] = [];
		addEventListener("keydown", ({ key }) => key === "Tab" && stops.push(look()), true);
		Object.assign(window, { stops, look });
	}, part);

/** Of which each is a stop by itself; of a row of radio buttons one is. */
const CONTROLS = ":is(a[href], button, summary):not([tabindex='-1'])";
const RADIO_ROWS = ":is(fieldset, [role=radiogroup]):has(input[type=radio])";
/** How often a key is pressed before anyone looks where the focus is. */
const ROUND = 10;
const MODIFIER = { Tab: 0, "Shift+Tab": 8 };

/** Presses a key until the focus has left its part, or is round. Returns where it stood, the start included. */
async function walk(page: Page, key: keyof typeof MODIFIER): Promise<Stop[]> {
	await page.evaluate(() => {
		(window as never as Noting).stops.length = 0;
	});
	// Presses that nobody waits for one by one.
	const keyboard = await page.context().newCDPSession(page);
	const press = () =>
		keyboard.send("Input.dispatchKeyEvent", {
			...{ type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 },
			modifiers: MODIFIER[key],
		});
	for (let presses = 0; presses < 400; presses += ROUND) {
		await Promise.all(Array.from({ length: ROUND }, press));
		const stops = await page.evaluate(() => {
			const { stops, look } = window as never as Noting;
			return [...stops, look()];
		});
		// Elsewhere, or the first element once more.
		const first = stops.findIndex(({ index }) => index >= 0);
		const end = stops.findIndex(
			({ index }, at) => at > first && (index === -1 || index === stops[first]?.index),
		);
		if (end > 0) return stops.slice(first, end);
	}
	throw new Error(`${key} does not lead on in 400 presses`);
}

const orderOf = (stops: readonly Stop[]) =>
	stops.filter(({ comesAndGoes }) => !comesAndGoes).map(({ index }) => index);

for (const route of pages)
	visit(`${route}: the focus is in order, forth and back, and seen`, async ({ page }) => {
		// Header and footer are the same everywhere.
		const part = route === "/" ? "body" : "main";
		await page.goto(route);
		// Until all is laid out, guessed heights become real ones under the focus.
		const guessed = page.locator(":is(main > *, footer):not([data-laid-out])");
		await expect(guessed).toHaveCount(0);
		await wakeIfTool(page);
		await noteStops(page, part);
		for (const size of sizes)
			await step(`at ${size.width} px`, async () => {
				await page.setViewportSize(size);
				const controls = page.locator(part).locator(CONTROLS).filter({ visible: true });
				await controls.first().focus();
				const forth = await walk(page, "Tab");
				const rows = page.locator(part).locator(RADIO_ROWS).filter({ visible: true });
				expect(forth.length).toBeGreaterThanOrEqual(
					(await controls.count()) + (await rows.count()),
				);
				const order = orderOf(forth);
				expect(order).toEqual(order.toSorted((a, b) => a - b));

				await page.evaluate(
					(last) => document.querySelectorAll<HTMLElement>("*")[last]?.focus(),
					order.at(-1) as number,
				);
				const back = await walk(page, "Shift+Tab");
				expect(orderOf(back)).toEqual(order.toReversed());
				expect([...forth, ...back].flatMap(({ faults }) => faults)).toEqual([]);
			});
		await step("it looks otherwise than without", async () => {
			expect(await unseenFocus(page, part)).toEqual([]);
		});
	});

test("lines and what is chosen are seen in imposed colours", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	const imposed = (name: string) =>
		page.evaluate((name) => {
			document.body.style.outlineColor = name;
			return getComputedStyle(document.body).outlineColor;
		}, name);

	const { steps } = content.paginas.community.traineeship;
	for (const [what, route, fewest] of [
		["each step", routes.find((route) => route.startsWith("/diensten/")), 2],
		["each moment", "/over-ons/community", steps.length],
	] as const)
		for (const size of sizes)
			await step(`${what} stands under a line, ${size.width} px`, async () => {
				await page.setViewportSize(size);
				await page.goto(route as string);
				const lines = await page
					.locator("main ol > li:has(> h3)")
					.evaluateAll((all) =>
						all.map((item) => Number.parseFloat(getComputedStyle(item).borderTopWidth)),
					);
				expect(lines.length).toBeGreaterThanOrEqual(fewest);
				expect(Math.min(...lines)).toBeGreaterThanOrEqual(2);
			});

	await page.goto("/cases");
	await step("the current choice differs from the others", async () => {
		const choices = page.locator(".choice");
		await expect(choices.first()).toHaveCSS("background-color", await imposed("Highlight"));
		await expect(choices.nth(1)).not.toHaveCSS("background-color", await imposed("Highlight"));
	});
	await step("the current page is marked", async () => {
		const entries = page.getByRole("banner").locator("[data-menu-bar] > li > a");
		for (const entry of await entries.all()) {
			const isCurrent = await entry.evaluate((link) => link.ariaCurrent === "page");
			await expect(entry).toHaveCSS("text-decoration-line", isCurrent ? "underline" : "none");
		}
	});
	await page.goto(kinds.find((route) => builtPage(route).includes('data-is="full"')) as string);
	await step("what a drawing fills is filled", async () => {
		const full = page.locator("[data-is=full]").filter({ visible: true }).first();
		const isPath = await full.evaluate((mark) => mark.matches("path"));
		await expect(full).toHaveCSS(isPath ? "fill" : "background-color", await imposed("CanvasText"));
	});
});
