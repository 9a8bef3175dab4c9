/**
 * What every page promises, whatever it is about: one visit per page, in which each
 * promise is a step of its own. What needs no browser is in built/.
 */
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { addressOf, titleOf } from "./built-site.ts";
import { deadLinks } from "./promises/links.ts";
import { faultsOnPaper, putOnPaper } from "./promises/paper.ts";
import { tooWide } from "./promises/width.ts";
import {
	brokenAddresses,
	gluedWords,
	missingFromTwin,
	unsaidInPage,
	unseenWords,
	waitingWords,
} from "./promises/words.ts";
import { expect, routes, test } from "./site.ts";

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 720 };

/** A step that goes on when it fails; the report then names page and promise. */
const promises = (route: string) => (promise: string, faults: () => Promise<readonly unknown[]>) =>
	test.step(promise, async () => {
		expect.soft(await faults(), `${route}: ${promise}`).toEqual([]);
	});

/** Opens a page, and says what is wrong with how it answers. */
async function faultsOfAnswer(page: Page, route: string): Promise<string[]> {
	const response = await page.goto(route);
	const policy = response?.headers()["content-security-policy"] ?? "";
	return [
		...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
		...(policy.includes("default-src 'none'") && !policy.includes("unsafe-")
			? []
			: [`content-security-policy: ${policy}`]),
	];
}

/** What is wrong with how a page presents itself to a browser and to a screen reader. */
async function faultsOfOutline(page: Page, route: string): Promise<string[]> {
	const faults: string[] = [];
	for (const role of ["banner", "main", "contentinfo"] as const) {
		const count = await page.getByRole(role).count();
		if (count !== 1) faults.push(`${count} times the landmark ${role}`);
	}
	const headings = await page.getByRole("heading", { level: 1 }).count();
	if (headings !== 1) faults.push(`${headings} headings of level 1`);
	const head = await page.evaluate(() => ({
		title: document.title,
		lang: document.documentElement.lang,
		canonical: [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(
			({ href }) => href,
		),
	}));
	const announced = { title: titleOf(route), lang: "nl", canonical: [addressOf(route)] };
	if (JSON.stringify(head) !== JSON.stringify(announced))
		faults.push(`${JSON.stringify(head)} where ${JSON.stringify(announced)} was built`);
	return faults;
}

/** What the browser keeps after the visit. */
const kept = async (page: Page) => [
	...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
	...(await page.context().cookies()),
];

for (const route of routes)
	test(`${route} keeps what every page promises`, async ({ page }) => {
		const promise = promises(route);
		// Else a figure that still counts stands beside its final value.
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
		await page.setViewportSize(PHONE);
		await promise("answers, under its policy", () => faultsOfAnswer(page, route));
		await promise("fits a window of 320 px", () => tooWide(page));

		await promise("keeps addresses of e-mail whole, 320 px", () => brokenAddresses(page));

		await page.setViewportSize(DESKTOP);
		await promise("keeps addresses of e-mail whole, 1280 px", () => brokenAddresses(page));
		await promise("says what it is", () => faultsOfOutline(page, route));
		await promise("separates its words", () => gluedWords(page));
		await promise("has a twin that says all it says", () => missingFromTwin(page, route));
		await promise("says all that its structured data says", () => unsaidInPage(page, route));
		await promise("has links that lead somewhere", () => deadLinks(page));
		await promise("has no accessibility fault that axe can find, light", () => axeFaults(page));
		await page.emulateMedia({ colorScheme: "dark" });
		await expect(page.locator("html")).toHaveClass("dark");
		await promise("has no accessibility fault that axe can find, dark", () => axeFaults(page));

		// As wide as the window: browsers differ in what they take for the width of a sheet.
		await page.emulateMedia({ media: "print" });
		await promise("shows on paper what waits for a pointer on a screen", () => waitingWords(page));
		await putOnPaper(page);
		await promise("is a clean sheet on paper, under a letterhead", () =>
			faultsOnPaper(page, route),
		);
		await promise("keeps nothing about the visitor", () => kept(page));
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("every page shows all its words", async ({ page }) => {
		for (const route of routes) {
			await page.goto(route);
			await promises(route)("shows all its words without JavaScript", () => unseenWords(page));
		}
	});
});
