/**
 * What every page promises, whatever it is about: one visit per page, in which each
 * promise is a step of its own. What needs no browser is in built/.
 */
import type { Page } from "@playwright/test";
import { axeFaults, OF_COLOURS } from "./axe.ts";
import { project, root } from "./built-site.ts";
import { kinds } from "./kinds.ts";
import { cutOff, lostWhenSpread, moving, tooSmall } from "./promises/comfort.ts";
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
import { expect, routes, test, visit } from "./site.ts";
import { twoFrames } from "./waiting.ts";

/** On the site of a second brand one page of each kind: its parts are the same, its words are in built/. */
const visited = project === root ? routes : kinds;

const PHONE = { width: 320, height: 640 };
const FOLDED = { width: 280, height: 653 };
const DESKTOP = { width: 1280, height: 720 };

/** Without it a tool sleeps on: a slow visit would else meet another page than a fast one. */
const REACT = "**/react.*.js";

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

/** What the browser keeps after the visit. */
const kept = async (page: Page) => [
	...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
	...(await page.context().cookies()),
];

for (const route of visited)
	visit(`${route} keeps what every page promises`, async ({ page }) => {
		const promise = promises(route);
		await page.unroute(REACT);
		await page.route(REACT, () => {});
		// Else a figure that still counts stands beside its final value.
		await page.emulateMedia({ media: "screen", colorScheme: "light", reducedMotion: "reduce" });
		await page.setViewportSize(PHONE);
		await promise("answers, under its policy", () => faultsOfAnswer(page, route));
		for (const size of [PHONE, DESKTOP]) {
			const at = `${size.width} px`;
			await page.setViewportSize(size);
			await promise(`fits the window, ${at}`, () => tooWide(page));
			await promise(`keeps addresses of e-mail whole, ${at}`, () => brokenAddresses(page));
			await promise(`has nothing too small for a thumb, ${at}`, () => tooSmall(page));
			await promise(`stands still where that is asked, ${at}`, () => moving(page));
			await promise(`keeps all words when letters are spread, ${at}`, () => lostWhenSpread(page));
		}
		await page.setViewportSize(FOLDED);
		await promise("fits a folded phone", () => tooWide(page));
		await page.setViewportSize(DESKTOP);
		await promise("separates its words", () => gluedWords(page));
		await promise("has a twin that says all it says", () => missingFromTwin(page, route));
		await promise("says all that its structured data says", () => unsaidInPage(page, route));
		await promise("has links that lead somewhere", () => deadLinks(page));
		await promise("has no accessibility fault that axe can find", () => axeFaults(page));
		await page.emulateMedia({ colorScheme: "dark" });
		await twoFrames(page);
		expect(await page.evaluate(() => document.documentElement.className)).toBe("dark");
		await promise("has enough contrast in the dark", () => axeFaults(page, "html", OF_COLOURS));

		// As wide as the window: browsers differ in what they take for the width of a sheet.
		await page.emulateMedia({ media: "print" });
		await promise("shows on paper what waits for a pointer on a screen", () => waitingWords(page));
		await putOnPaper(page);
		await promise("is a clean sheet on paper, under a letterhead", () =>
			faultsOnPaper(page, route),
		);
		await promise("prints all of its words", () => cutOff(page));
		await promise("keeps nothing about the visitor", () => kept(page));
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("every page shows all its words", async ({ page }) => {
		for (const route of visited) {
			await page.goto(route);
			await promises(route)("shows all its words without JavaScript", () => unseenWords(page));
		}
	});
});
