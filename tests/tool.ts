/** What the tests of both tools to decide share; a tool is found by its section, whatever it says. */
import type { Page } from "@playwright/test";
import { sizesOf } from "../scripts/bench/sizes.ts";
import { slugOf } from "../src/text/slug.ts";
import { content, dist } from "./built-site.ts";
import { expect, hold, shiftOf } from "./site.ts";

const { tools: words } = content.interface;

/** What can be chosen. */
export interface State {
	/** How it stands in the address; nothing chosen is ''. */
	fragment: string;
	/** The verdict on it. */
	title: string;
	/** All that the tool asks for is chosen: there is something to mail and to print. */
	isDone?: boolean;
}

/** Presses something of the tool. */
export type Press = (page: Page) => Promise<unknown>;

export interface Mail {
	subject: string;
	/** Each a paragraph. */
	lines: string[];
}

/** What a tool has of its own, for what both promise. */
export interface Tool {
	/** Its heading. */
	title: string;
	route: string;
	/** One for each thing that it says, without a choice first. The first two that are done have all parts there are. */
	states: readonly State[];
	/** Presses, each with what then stands in the address. Those in one row are on one thing. */
	steps: readonly (readonly (readonly [Press, string])[])[];
	/** A press of each kind, with its name and the state it is made in. */
	presses: readonly (readonly [string, string, Press])[];
	/** What begins again, and what opens the e-mail. */
	labels: { again: string; email: string };
	/** What the rules say of a fragment, whatever it holds. */
	titleOf(fragment: string): string;
	mailOf(fragment: string, link: string): Mail;
	/** Asserts that what is chosen shows, the verdict aside. */
	expectChosen(page: Page, fragment: string): Promise<void>;
}

const CONTROL = ":is(button, input):visible";

declare global {
	interface Window {
		scheduler: { postTask: (run: () => void, options: { priority: string }) => Promise<void> };
	}
}

export const toolOf = (page: Page) => page.locator("section[data-fragment]");
export const buttonOf = (page: Page, name: string) =>
	toolOf(page).getByRole("button", { name, exact: true });
/** What the tool announces; another region says whether the link was copied. */
export const status = (page: Page) => toolOf(page).locator("[aria-live]").last();

/** The link to the tool on its page. */
export const placeOf = ({ title }: Tool) => `#${slugOf(title)}`;
export const addressOf = ({ route }: Tool, fragment: string) =>
	fragment ? `${route}#${fragment}` : route;

/** Brings the tool of the page into view, until its script has taken over. */
export async function wake(page: Page) {
	await toolOf(page).locator("astro-island").scrollIntoViewIfNeeded();
	await expect(toolOf(page).locator("astro-island:not([ssr])")).toHaveCount(1);
	await expect(toolOf(page).locator(CONTROL).first()).toBeVisible();
	// What follows from the state is drawn when there is time.
	await page.evaluate(() => window.scheduler.postTask(() => {}, { priority: "background" }));
}

/** As `wake`, where the page has a tool. */
export async function wakeIfTool(page: Page) {
	if ((await toolOf(page).count()) > 0) await wake(page);
}

const [dienst] = content.diensten.filter(({ compose }) => compose);
const [needed] = dienst?.compose?.roles.filter(({ missing }) => missing) ?? [];
const teams = [
	{ [needed?.flag ?? ""]: dienst?.compose?.size.least },
	dienst?.compose?.examples.at(-1)?.roles ?? {},
];
/** Addresses of the composer: with a team that lacks somebody, and with a large one. */
export const chosenTeams = teams.map((team) => {
	const roles = Object.entries(team).map(([flag, fte = 0]) => flag.toLowerCase() + 2 * fte);
	return `/diensten/${dienst?.slug}#${roles.join("")}`;
}) as [string, string];

const [one, other, third] = content.diensten.map(({ flag }) => flag.toLowerCase());
const answers = [
	[one, other, one, third, one],
	[one, one, other, other, third],
];
/** Addresses of the chooser: with an outcome, and with a tie. */
export const chosenAnswers = answers.map((letters) => `/diensten#${letters.join("")}`) as [
	string,
	string,
];

/** Opens a page until its tool is awake. It does not glide to what is pressed: that takes time. */
export async function openTool(page: Page, address: string) {
	await page.goto(address);
	await wake(page);
}

/**
 * Another state by the address, as if somebody typed it, until the tool has drawn all of it. Not
 * by `goto`: that loads the page anew where there is no fragment.
 */
export const typeFragment = (page: Page, fragment: string) =>
	page.evaluate(async (fragment) => {
		const { href } = location;
		location.hash = fragment;
		if (location.href !== href)
			await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
		await window.scheduler.postTask(() => {}, { priority: "background" });
	}, fragment);

/** Asserts that the tool says this of what is chosen, once and nothing else. */
export async function expectVerdict(page: Page, { states }: Tool, verdict: string) {
	const titles = new Set([verdict, ...states.map(({ title }) => title)]);
	const anyOfThem = new RegExp(`^(${[...titles].map(RegExp.escape).join("|")})$`);
	const parts = toolOf(page).locator(":is(h3, p):visible:not([aria-live])");
	await expect(parts.filter({ hasText: anyOfThem })).toHaveText([verdict]);
}

/** Asserts that a state stands in the address and shows. */
export async function expectState(page: Page, tool: Tool, { fragment, title }: State) {
	await expect(page).toHaveURL(addressOf(tool, fragment));
	await expectVerdict(page, tool, title);
	await tool.expectChosen(page, fragment);
}

/** Listens to all that is announced from here on, wherever on the page. */
export async function listen(page: Page) {
	await page.evaluate(() => {
		const heard: string[] = [];
		const live =
			":is([role=status], [role=alert], [role=log], output, [aria-live]):not([aria-live=off])";
		new MutationObserver((changes) => {
			const regions = changes.flatMap(({ target, addedNodes }) => {
				const element = target instanceof Element ? target : target.parentElement;
				const added = [...addedNodes].filter((node) => node instanceof Element);
				return [
					element?.closest(live) ?? [],
					...added.flatMap((node) => [
						...(node.matches(live) ? [node] : node.querySelectorAll(live)),
					]),
				].flat();
			});
			for (const { textContent } of new Set(regions)) if (textContent) heard.push(textContent);
		}).observe(document, { subtree: true, childList: true, characterData: true });
		Object.assign(window, { heard });
	});
	/** What was announced since it was last asked, with what is still to come. */
	const soFar = () =>
		page.evaluate(async () => {
			for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
			return (window as never as { heard: string[] }).heard.splice(0);
		});
	return {
		/** What is announced by a press. */
		async after(press: () => Promise<unknown>): Promise<string[]> {
			await soFar();
			await press();
			await page.waitForFunction(() => (window as never as { heard: string[] }).heard.length > 0);
			return soFar();
		},
	};
}

type Ears = Awaited<ReturnType<typeof listen>>;

/** Asserts that a press is announced, once and in a few words. */
export async function expectHeardOnce(ears: Ears, press: () => Promise<unknown>) {
	const said = await ears.after(press);
	expect(said).toHaveLength(1);
	expect(said[0]?.length).toBeLessThan(120);
}

/** The e-mail that a button prepares. */
export async function mailIn(page: Page, button: string): Promise<Mail> {
	const link = toolOf(page).getByRole("link", { name: button, exact: true });
	const mail = new URL((await link.getAttribute("href")) as string);
	expect(mail.protocol + mail.pathname).toBe(`mailto:${content.identity.email}`);
	const [subject = "", body = ""] = ["subject", "body"].map(
		(part) => mail.searchParams.get(part) as string,
	);
	return { subject, lines: body.split("\r\n\r\n") };
}

/** Asserts that one can read the e-mail before one sends it, word for word. */
export async function expectPreview(page: Page, { subject, lines }: Mail) {
	const preview = toolOf(page).locator("details");
	if ((await preview.getAttribute("open")) === null)
		await preview.getByText(words.preview, { exact: true }).press("Enter");
	await expect(preview.getByRole("paragraph")).toHaveText(
		[`${words.to} ${content.identity.email}`, `${words.subject} ${subject}`, ...lines].map((text) =>
			text.replaceAll(/\s+/g, " "),
		),
	);
}

/** Asserts that the link to what was chosen, or the text of the mail, is copied, or selected where that is refused. */
export async function expectCopied(page: Page, ears: Ears, label: string, text: string) {
	// What it says changes for a while.
	const copy = toolOf(page).locator("button:focus");
	await buttonOf(page, label).focus();
	await page.evaluate(() => {
		navigator.clipboard.writeText = async (text) => {
			await Clipboard.prototype.writeText.call(navigator.clipboard, text);
			document.documentElement.dataset.copied = text;
		};
	});
	expect(await ears.after(() => copy.press("Enter"))).toEqual([words.copied]);
	await expect(page.locator("html")).toHaveAttribute("data-copied", text);
	await expect(copy).toHaveAccessibleName(words.copied);

	// As in browsers without permission, and in pages without https.
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});
	expect(await ears.after(() => copy.press("Enter"))).toEqual([words.failed]);
	await expect(toolOf(page).getByText(words.failed)).toBeVisible();
	expect(await page.evaluate(() => String(getSelection()))).toBe(text);
	await expect(buttonOf(page, label)).toBeFocused();
}

/** Asserts that a link to the state, opened in another tab, arrives at the tool. */
export async function expectArrival(page: Page) {
	const tab = await page.context().newPage();
	await tab.goto(page.url());
	const place = () =>
		tab.evaluate(() => {
			const { top = -1 } =
				document.querySelector("[data-fragment] h2")?.getBoundingClientRect() ?? {};
			const { bottom = 0 } = document.querySelector("body > header")?.getBoundingClientRect() ?? {};
			return top >= bottom && top < innerHeight / 2
				? "in view"
				: `${top} px below a header of ${bottom} px`;
		});
	await expect.poll(place).toBe("in view");
	return tab;
}

/** A script that does not come with the page. */
const LATE_SCRIPT = /\/_astro\/(?!Page\.).*\.js$/;

/**
 * What waking changes: layout shifts, and how high the section is before and after. Asserts that
 * all that wakes it is asked for at once: no script waits until another has come and names it.
 */
export async function shiftsOfWaking(page: Page, { route }: Tool) {
	const release = await hold(page, LATE_SCRIPT);
	const asked: string[] = [];
	await page.route(LATE_SCRIPT, (request) => {
		asked.push(new URL(request.request().url()).pathname);
		return request.fallback();
	});
	await page.goto(route);
	await page.evaluate(async () => {
		const tool = document.querySelector("[data-fragment]") as Element;
		while (tool.getBoundingClientRect().top > innerHeight / 4) {
			scrollBy({ top: innerHeight / 2, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
	});
	/** Where each part stands in the section, and how high that is. */
	const parts = () =>
		toolOf(page).evaluate((tool) => {
			const { top, height } = tool.getBoundingClientRect();
			const within = [...tool.querySelectorAll("h2, h3, ul, table")].map(
				(part) => `${part.tagName} at ${Math.round(part.getBoundingClientRect().top - top)}`,
			);
			return [...within, `all of it ${Math.round(height)}`];
		});
	const before = await parts();
	const { lazyFiles } = sizesOf(dist, route);
	await expect.poll(() => asked.toSorted()).toEqual(lazyFiles.toSorted());
	release();
	await expect(toolOf(page).locator(CONTROL).first()).toBeVisible();
	const shift = await shiftOf(page);
	await page.unroute(LATE_SCRIPT);
	return { before, after: await parts(), shift };
}

/** What moves in the tool in the frames after a press. */
export async function movesAfter(page: Page, press: Press): Promise<number> {
	await page.evaluate(() => {
		const moved = new Set<Animation>();
		const look = () => {
			for (const animation of document.getAnimations())
				if ((animation.effect as KeyframeEffect).target?.closest("[data-fragment] :is(svg, img)"))
					moved.add(animation);
			requestAnimationFrame(look);
		};
		look();
		Object.assign(window, { moved });
	});
	await press(page);
	return page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return (window as never as { moved: Set<Animation> }).moved.size;
	});
}
