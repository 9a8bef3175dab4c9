/** What the tests of both tools to decide share; a tool is found by its section, whatever it says. */
import type { Page } from "@playwright/test";
import { content } from "./built-site.ts";
import { expect } from "./site.ts";

const { tools: words } = content.interface;

declare global {
	interface Window {
		scheduler: { postTask: (run: () => void, options: { priority: string }) => Promise<void> };
	}
}

export const toolOf = (page: Page) => page.locator("section[data-fragment]");

/** Brings the tool of the page into view, until its script has taken over. */
export async function wake(page: Page) {
	await toolOf(page).locator("astro-island").scrollIntoViewIfNeeded();
	await expect(toolOf(page).locator("astro-island:not([ssr])")).toHaveCount(1);
	await expect(toolOf(page).locator(":is(button, input):visible").first()).toBeVisible();
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
	[one, other, one, other, third],
];
/** Addresses of the chooser: with an outcome, and with a tie. */
export const chosenAnswers = answers.map((letters) => `/diensten#${letters.join("")}`) as [
	string,
	string,
];

const LOOKS = [
	{ width: 360, colorScheme: "dark" },
	{ width: 360, colorScheme: "light" },
	{ width: 1440, colorScheme: "dark" },
	{ width: 1440, colorScheme: "light" },
] as const;
/** How a state is looked at: in all ways, or in one where another state has the same parts. */
export const looksAt = (isWhole: boolean) => LOOKS.slice(0, isWhole ? LOOKS.length : 1);

/** Opens a page until its tool is awake. It does not glide to what is pressed: that takes time. */
export async function openTool(page: Page, address: string) {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(address);
	await wake(page);
}

/**
 * Another state by the address, as if somebody typed it. Not by `goto`: that loads the page anew
 * where there is no fragment.
 */
export const typeFragment = (page: Page, fragment: string) =>
	page.evaluate((fragment) => {
		location.hash = fragment;
	}, fragment);

/**
 * The link to what is chosen, which is copied: it shows where that is refused. What is said of a
 * choice may be drawn a little later than the choice itself, with this link.
 */
export const linkTo = (page: Page, fragment: string) =>
	toolOf(page).locator(`a[href$="#${fragment}"]`).filter({ hasText: fragment });

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

/** What the page asks for from here on; browsers ask again for its icon when the address changes. */
export function requestsOf(page: Page): string[] {
	const requests: string[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
	});
	return requests;
}

/** All that the browser keeps for the site. */
export const keptBy = async (page: Page) => ({
	storage: await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
	cookies: await page.context().cookies(),
});

interface Mail {
	subject: string;
	/** Each a paragraph. */
	lines: string[];
}

/** The e-mail that a button prepares. */
export async function mailOf(page: Page, button: string): Promise<Mail> {
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
		await preview.getByText(words.preview, { exact: true }).click();
	await expect(preview.getByRole("paragraph")).toHaveText(
		[`${words.to} ${content.identity.email}`, `${words.subject} ${subject}`, ...lines].map((text) =>
			text.replaceAll(/\s+/g, " "),
		),
	);
}

/** Asserts that the link to what was chosen is copied, or selected where that is refused. */
export async function expectCopied(page: Page, ears: Ears) {
	// What it says changes for a while.
	const copy = toolOf(page).getByRole("button").filter({ hasText: words.copy });
	await page.evaluate(() => {
		navigator.clipboard.writeText = async (text) => {
			await Clipboard.prototype.writeText.call(navigator.clipboard, text);
			document.documentElement.dataset.copied = text;
		};
	});
	expect(await ears.after(() => copy.click())).toEqual([words.copied]);
	await expect(page.locator("html")).toHaveAttribute("data-copied", page.url());
	await expect(copy).toHaveAccessibleName(words.copied);

	// As in browsers without permission, and in pages without https.
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});
	expect(await ears.after(() => copy.click())).toEqual([words.failed]);
	await expect(toolOf(page).getByText(words.failed)).toBeVisible();
	const link = linkTo(page, new URL(page.url()).hash.slice(1));
	await expect(link).toBeVisible();
	expect(await page.evaluate(() => String(getSelection()))).toBe(await link.textContent());
	await expect(link).toHaveAttribute(
		"href",
		new URL(page.url()).pathname + new URL(page.url()).hash,
	);
	await expect(copy).toBeFocused();
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

/** Where Tab leads from just before the tool, and where it should: through all its controls, and out. */
export async function stopsOf(page: Page): Promise<{ stops: string[]; controls: string[] }> {
	const controls = await page.evaluate(() => {
		const control = "a[href], button, input, summary";
		const all = [...document.querySelectorAll<HTMLElement>(control)].filter((element) =>
			element.checkVisibility({ visibilityProperty: true }),
		);
		const tool = document.querySelector("[data-fragment]") as Element;
		/** It shows or not by how far the page is scrolled. */
		const comesAndGoes = (element: Element | null): boolean =>
			element !== null &&
			(getComputedStyle(element).containerType.includes("scroll-state") ||
				comesAndGoes(element.parentElement));
		const own = all.filter((element) => tool.contains(element) && !comesAndGoes(element));
		/** Of a row of radio buttons one: the chosen or the first. */
		const stops = own.filter((element) => {
			if (!(element instanceof HTMLInputElement)) return true;
			const row = own.filter((other) => (other as HTMLInputElement).name === element.name);
			return element === (row.find((other) => (other as HTMLInputElement).checked) ?? row[0]);
		});
		const nameOf = (element: Element) => {
			if (!tool.contains(element)) return "beside the tool";
			if (comesAndGoes(element)) return "comes and goes";
			return `${stops.indexOf(element as HTMLElement)} ${element.outerHTML.slice(0, 80)}`;
		};
		Object.assign(window, { nameOf });
		all[all.indexOf(own[0] as HTMLElement) - 1]?.focus();
		return stops.map(nameOf);
	});
	const stops: string[] = [];
	while (stops.length <= controls.length) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() =>
			(window as never as { nameOf: (element: Element) => string }).nameOf(
				document.activeElement as Element,
			),
		);
		if (stop !== "comes and goes") stops.push(stop);
	}
	return { stops, controls: [...controls, "beside the tool"] };
}

/** What waking changes: layout shifts, and how high the section is before and after. */
export async function shiftsOfWaking(page: Page, route: string, island: string) {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(`**/${island}*.js`, async (request) => {
		await held;
		await request.continue();
	});
	await page.goto(route);
	await page.evaluate(async () => {
		const shifts: number[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				shifts.push((entry as never as { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
		Object.assign(window, { shifts });
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
	release();
	await expect(toolOf(page).locator(":is(button, input):visible").first()).toBeVisible();
	const shifts = await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return (window as never as { shifts: number[] }).shifts;
	});
	await page.unroute(`**/${island}*.js`);
	return { before, after: await parts(), shift: shifts.reduce((sum, value) => sum + value, 0) };
}

/** Which parts of the page print, and on how many sheets, is one thing: what is chosen. */
export const printedParts = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("main > *")]
			.filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0)
			.map((part) => (part.matches("[data-fragment]") ? "tool" : part.outerHTML.slice(0, 120))),
	);

/** What moves in the tool in the frames after a press. */
export async function movesAfter(page: Page, press: () => Promise<void>): Promise<number> {
	await page.evaluate(() => {
		const moved = new Set<Animation>();
		const look = () => {
			for (const animation of document.getAnimations())
				if ((animation.effect as KeyframeEffect).target?.closest("[data-fragment] svg"))
					moved.add(animation);
			requestAnimationFrame(look);
		};
		look();
		Object.assign(window, { moved });
	});
	await press();
	return page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return (window as never as { moved: Set<Animation> }).moved.size;
	});
}

/**
 * Fragments that nobody means: markup, encodings, lengths, near misses. The same on every run.
 * @param state a fragment that is one, of which others are made.
 */
export function hostileFragments(count: number, state: string): string[] {
	let seed = 20261122;
	const random = (below: number) => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return Math.floor((seed / 2147483648) * below);
	};
	const pick = <Item>(items: ArrayLike<Item>) => items[random(items.length)] as Item;
	const payloads = [
		"<script>h0stile()</script>",
		'"><img src=x onerror=h0stile>',
		"javascript:h0stile",
		"\u202eh0stile",
		"h0stile💥é",
		"%3Cb%3Eh0stile",
		"%",
		"%zz",
		"%E0%A4%A",
		"__proto__",
		"constructor",
		"toString1",
		"....",
		"/../..",
		"-".repeat(5),
		"9".repeat(400),
		"1e9",
		"-1",
		"0.5",
		"NaN",
		"Infinity",
		"x".repeat(10_000),
	];
	const letters = state.match(/[a-z]/g) ?? [];
	const valid = () => pick(letters) + (1 + random(99));
	const kinds: ((payload: string) => string)[] = [
		(payload) => payload,
		(payload) => encodeURIComponent(payload),
		(payload) => valid() + payload,
		(payload) => payload + valid(),
		(payload) => state + payload,
		(payload) => state + encodeURIComponent(payload),
		(payload) => pick(letters) + payload,
		() => valid().repeat(1 + random(300)),
		() => Array.from({ length: 1 + random(20) }, valid).join(""),
		() => Array.from({ length: 1 + random(20) }, () => pick(letters)).join(""),
		() => valid().toUpperCase(),
		() => pick(letters).repeat(10_000),
	];
	return Array.from({ length: count }, (_, index) =>
		(kinds[index % kinds.length] as (typeof kinds)[0])(pick(payloads)),
	);
}

/** Puts one fragment after another in the address. @returns what `look` sees of each. */
export const seenOf = (page: Page, fragments: readonly string[]) =>
	page.evaluate(async (fragments) => {
		const seen: { fragment: string; parts: string[]; repeats: boolean }[] = [];
		for (const fragment of fragments) {
			const followed = new Promise((resolve) =>
				addEventListener("hashchange", resolve, { once: true }),
			);
			const { href } = location;
			location.hash = fragment;
			if (location.href !== href) await followed;
			// Until the tool has nothing left to draw, of what it draws later as well.
			await window.scheduler.postTask(() => {}, { priority: "background" });
			const tool = document.querySelector("[data-fragment]") as HTMLElement;
			const parts = [...tool.querySelectorAll(":is(h3, p):not([role=status])")];
			seen.push({
				fragment: location.hash.slice(1),
				parts: parts.map(({ textContent }) => textContent ?? ""),
				repeats:
					/h0stile/i.test(tool.innerHTML) || tool.querySelector("script, img, [onerror]") !== null,
			});
		}
		return seen;
	}, fragments);
