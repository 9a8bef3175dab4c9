/** What a figure that counts up shows before it counts: its start, and its final text where nothing will count. */
import type { Page } from "@playwright/test";
import { kinds } from "./kinds.ts";
import { builtPage, expect, hold, MOVING, test } from "./site.ts";
import { step } from "./step.ts";
import { holdWaiting, passWaiting } from "./waiting.ts";

test.use(MOVING);

const counting = kinds.filter((route) => builtPage(route).includes(" data-count="));
/** One that nothing else changes. */
const some = counting.find((route) => !builtPage(route).includes("<astro-island")) ?? "";

/** What is seen of each figure: its final text, and what stands in its place. */
const seenOn = (page: Page) =>
	page.locator("main [class*=CountUp_root]").evaluateAll((roots) =>
		roots.map((root) => {
			const [final, box] = [...root.children] as HTMLElement[];
			const before = getComputedStyle(root, "::before");
			return {
				final: final && Number(getComputedStyle(final).opacity) > 0 ? root.textContent : undefined,
				instead:
					box?.textContent ??
					// Silent: the final text is what is read aloud.
					(Number(before.opacity) > 0 ? /^"([^"]*)" \/ ""$/.exec(before.content)?.[1] : undefined),
			};
		}),
	);

/** The start and the final text of each figure of a built page. */
function figuresOf(route: string) {
	const figures = builtPage(route).matchAll(/ data-count="([^"]*)"[^>]*><span>([^<]*)</g);
	return [...figures].map((found) => found.slice(1).map((text) => text.replace("&lt;", "<")));
}
const starts = (route: string) =>
	figuresOf(route).map(([start]) => ({ final: undefined, instead: start }));
const finals = (route: string) =>
	figuresOf(route).map(([, final]) => ({ final, instead: undefined }));

test("a figure shows its start from the first paint, and a script in time counts from there", async ({
	page,
}) => {
	expect(counting.length).toBeGreaterThan(0);
	await holdWaiting(page);
	const letGo = await hold(page, /CountUp/);
	for (const route of counting)
		await step(route, async () => {
			await page.goto(route, { waitUntil: "commit" });
			await expect.poll(() => seenOn(page)).toEqual(starts(route));
			for (const { instead } of await seenOn(page)) expect(instead).toMatch(/^\D*0(,0+)?(\D|$)/);
			await passWaiting(page, 2999);
			expect(await seenOn(page)).toEqual(starts(route));
		});
	letGo();
	await page.locator("[data-count]").first().scrollIntoViewIfNeeded();
	await expect
		.poll(async () => (await seenOn(page))[0])
		.toEqual(finals(counting.at(-1) as string)[0]);
});

test("a script that comes after three seconds leaves the final text", async ({ page }) => {
	await holdWaiting(page);
	const letGo = await hold(page, /CountUp/);
	await page.goto(some, { waitUntil: "commit" });
	await expect.poll(() => seenOn(page)).toEqual(starts(some));
	await passWaiting(page, 3001);
	expect(await seenOn(page)).toEqual(finals(some));
	await page.evaluate(() => {
		new MutationObserver(() => {
			document.body.dataset.changed = "";
		}).observe(document.querySelector("main") as Element, {
			...{ subtree: true, childList: true, characterData: true },
			attributeFilter: ["data-count", "data-counting"],
		});
	});
	letGo();
	await page.waitForLoadState("load");
	await page.locator("[data-count]").first().scrollIntoViewIfNeeded();
	expect(await seenOn(page)).toEqual(finals(some));
	await expect(page.locator("body")).not.toHaveAttribute("data-changed");
});

test("with less motion, and on paper, the final text stands from the first", async ({ page }) => {
	await holdWaiting(page);
	await page.addInitScript(() => {
		new MutationObserver(() => {
			document.documentElement.dataset.counted = "";
		}).observe(document, { subtree: true, attributeFilter: ["data-counting"] });
	});
	for (const media of [
		{ reducedMotion: "reduce" },
		{ reducedMotion: "no-preference", media: "print" },
	] as const) {
		await page.emulateMedia(media);
		await page.goto(some);
		expect.soft(await seenOn(page), JSON.stringify(media)).toEqual(finals(some));
		if (media.reducedMotion === "no-preference") continue;
		await page.waitForLoadState("load");
		await page.locator("[data-count]").last().scrollIntoViewIfNeeded();
		await expect(page.locator("html")).not.toHaveAttribute("data-counted");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("the final text stands from the first", async ({ page }) => {
		await page.goto(some);
		// At once: nothing waits for an end.
		const waiting = await page
			.locator("main [class*=CountUp_root]")
			.evaluateAll((all) => all.flatMap((one) => one.getAnimations({ subtree: true })).length);
		expect(waiting).toBe(0);
		expect(await seenOn(page)).toEqual(finals(some));
	});
});
