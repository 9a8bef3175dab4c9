/** A visit to a page of a built site: pictures of it, in all that a visitor can ask for and open. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Route } from "@playwright/test";
import { chosenAnswers, chosenTeams } from "../../tests/tool.ts";
import type { Build } from "./files.ts";

export const WIDTHS = [360, 768, 1440] as const;
const HEIGHT = 800;
/** Of either build, as paper says where a page stands; browsers trust it without a certificate. */
const ORIGIN = "http://localhost";
/** In the search dialog. */
const QUERY = "cloud";

const STILL = {
	media: "screen",
	colorScheme: "light",
	forcedColors: "none",
	reducedMotion: "reduce",
} as const;

/** What a visitor can ask for, of a page and of what opens. */
const THEMES = {
	light: STILL,
	dark: { ...STILL, colorScheme: "dark" },
	"forced colours": { ...STILL, forcedColors: "active" },
} as const;
/** Of a whole page also, where what moves is pictured where it ends. */
const MEDIA = {
	...THEMES,
	motion: { ...STILL, reducedMotion: "no-preference" },
	print: { ...STILL, media: "print" },
} as const;

/** A page, with all addresses at which it shows something else. */
export const addressesOf = (route: string, html: string) => [
	route,
	...html
		.matchAll(/href="([^"?]+\?[^"]+)"/g)
		.map(([, href = ""]) => href)
		.filter((href) => href.startsWith(`${route}?`))
		.take(1),
	...[...chosenAnswers, ...chosenTeams].filter((address) => address.startsWith(`${route}#`)),
];

interface Visit {
	/** By what they show. */
	pictures: Map<string, Buffer>;
	/** Why it ended early. */
	fault?: string;
}

/** Makes pictures of what shows at an address. */
export async function visit(
	browser: Browser,
	build: Build,
	address: string,
	width: number,
): Promise<Visit> {
	const page = await browser.newPage({
		viewport: { width, height: HEIGHT },
		locale: "nl-NL",
		reducedMotion: "reduce",
	});
	const pictures: Visit["pictures"] = new Map();
	const picture = async (what: string, media: Partial<typeof MEDIA>, fullPage = true) => {
		for (const [name, asked] of Object.entries(media)) {
			await page.emulateMedia(asked);
			await settle(page);
			pictures.set(`${what}${name}`, await page.screenshot({ fullPage, animations: "disabled" }));
		}
		await page.emulateMedia(STILL);
	};
	try {
		await page.clock.setFixedTime(new Date("2026-01-05T10:00:00"));
		await page.route("**", serve(build));
		await page.goto(ORIGIN + address);
		await wake(page);
		await picture("", MEDIA);
		// At another address it differs in nothing that opens.
		if (/[?#]/.test(address)) return { pictures };
		if (await openDetails(page)) await picture("questions opened, ", THEMES);
		if (await chooseFilter(page)) await picture("filter chosen, ", THEMES);
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		const openers = page.locator("header :is([popovertarget], [data-search]):visible");
		for (const opener of await openers.all()) {
			const name = (await opener.getAttribute("aria-label")) ?? (await opener.textContent());
			// No pointer: what follows it would depend on when it came.
			await opener.evaluate((button: HTMLElement) => button.click());
			const open = page.locator(":popover-open");
			await open.waitFor();
			const field = open.locator("input");
			if ((await field.count()) > 0) {
				await field.fill(QUERY);
				// A caret blinks, and imposed colours show it whatever a style says.
				await field.evaluate((input: HTMLInputElement) => {
					input.readOnly = true;
				});
				await open.locator("li a").first().waitFor();
			}
			await picture(`${name?.trim()} opened, `, THEMES, false);
			const folded = open.locator("details:not([open]) summary");
			if ((await folded.count()) > 0) {
				await folded.first().evaluate((summary: HTMLElement) => summary.click());
				await picture(`${name?.trim()} unfolded, `, { light: STILL }, false);
			}
			await open.evaluate((element: HTMLElement) => element.hidePopover());
			await settle(page);
		}
		return { pictures };
	} catch (error) {
		return { pictures, fault: String(error) };
	} finally {
		await page.close();
	}
}

/** Answers with the files of a build, as its host would. */
const serve =
	({ paths, directory }: Build) =>
	async (route: Route) => {
		const asked = new URL(route.request().url()).pathname.slice(1);
		const found = [asked, `${asked || "index"}.html`].find((path) => paths.includes(path));
		const path = join(directory, found ?? "404.html");
		const [, type] = /\.(html|css)$/.exec(path) ?? [];
		await route.fulfill({
			path,
			status: found ? 200 : 404,
			// A phone does without a font that comes late; a picture waits for it.
			...(type && {
				contentType: `text/${type}`,
				body: readFileSync(path, "utf8").replaceAll("font-display:optional", "font-display:block"),
			}),
		});
	};

/** Until all of the page is laid out and awake. */
async function wake(page: Page) {
	await page.waitForFunction(() =>
		[...document.querySelectorAll("main > *, body > *")].every(
			(part) => getComputedStyle(part).contentVisibility === "visible",
		),
	);
	// What nobody has need of sleeps, and is not there, until it is in view.
	for (const island of await page.locator("astro-island").all()) {
		await island.scrollIntoViewIfNeeded();
		await page.waitForFunction((part) => !part?.hasAttribute("ssr"), await island.elementHandle());
	}
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
		scrollTo({ top: 0, behavior: "instant" });
	});
}

/** Until what has just changed is drawn. */
const settle = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		// What follows from the state of a tool is drawn when there is time.
		await window.scheduler.postTask(() => {}, { priority: "background" });
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});

/** Opens all that folds. Returns whether there is any. */
const openDetails = (page: Page) =>
	page.evaluate(() => {
		const folded = document.querySelectorAll<HTMLDetailsElement>("main details");
		for (const details of folded) {
			// By its name, another would close it.
			details.name = "";
			details.open = true;
		}
		return folded.length > 0;
	});

/** Chooses something in the first filter that works by script. Returns whether there is one. */
async function chooseFilter(page: Page) {
	const other = page.locator("main fieldset:not([data-fragment] *) input:not(:checked)").first();
	if ((await other.count()) === 0) return false;
	await other.evaluate((input: HTMLElement) => input.click());
	return true;
}
