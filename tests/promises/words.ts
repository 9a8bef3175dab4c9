/**
 * What a page promises about its words: that they are apart, that they show, and that machines get
 * the same. Without locators: the first one of a document costs more than all of this.
 */
import type { Page } from "@playwright/test";
import { builtFile, thingsOf, twinPath, unescaped } from "../built-site.ts";

/**
 * Words that stand against each other: Astro and JSX drop the space between an inline
 * element on its own line and the text beside it. A figure and how it is said are one word.
 */
export const gluedWords = (page: Page) =>
	page.evaluate(() => {
		const isSpoken = (node: Node | undefined) => node instanceof Element && node.matches(".spoken");
		return [...document.querySelectorAll("main :is(a, strong, em, b, small, span), footer a")]
			.filter((element) => getComputedStyle(element).display === "inline")
			.filter((element) => {
				// React writes comments between texts.
				const beside = [...(element.parentNode?.childNodes ?? [])].filter(
					(node) => !(node instanceof Comment),
				);
				const at = beside.indexOf(element);
				const [previous, next] = [beside[at - 1], beside[at + 1]];
				const before = isSpoken(element) ? "" : (previous?.textContent ?? "");
				const after = (isSpoken(next) ? "" : next?.textContent) ?? "";
				const text = element.textContent ?? "";
				return (
					(/[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(text)) ||
					(/[\p{L}\d]$/u.test(text) && /^[\p{L}\d]/u.test(after))
				);
			})
			.map((element) => element.parentElement?.outerHTML.slice(0, 200));
	});

/** Addresses of e-mail that break elsewhere than after their @, where they stand in two pieces of text. */
export const brokenAddresses = (page: Page) =>
	page.evaluate(() => {
		const pieces = [...document.querySelectorAll('a[href^="mailto:"]')]
			.filter((link) => link.textContent?.includes("@") && link.checkVisibility())
			.flatMap((link) => {
				const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
				const found: Node[] = [];
				while (texts.nextNode()) found.push(texts.currentNode);
				return found;
			});
		if (pieces.length === 0) return ["no address was found"];
		return pieces.flatMap((piece) => {
			const range = document.createRange();
			range.selectNodeContents(piece);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			return lines.size > 1 ? [`${piece.textContent} at ${innerWidth} px`] : [];
		});
	});

/**
 * Parts whose words the HTML holds and nobody can see. Details open and the tech stack's
 * cards turn without script; a filter, and what it says when nothing is left, are for
 * those who have it.
 */
export const unseenWords = (page: Page) =>
	page.evaluate(() => {
		const main = document.querySelector("main") as Element;
		return [
			...main.querySelectorAll(
				":is(h1, h2, h3, p, dd, dd span, li, td):not(details *, .visually-hidden, [data-reveal-card] p, nav *, [data-none] *)",
			),
		]
			.filter((part) => part.textContent?.trim())
			.filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.map((part) => part.outerHTML.slice(0, 120));
	});

/** Parts that wait for a pointer or the focus where there is neither: on paper all that is laid out shows. */
export const waitingWords = (page: Page) =>
	page.evaluate(() => {
		const main = document.querySelector("main") as Element;
		return [...main.querySelectorAll(":is(h1, h2, h3, p, dd, li, td):not(.visually-hidden)")]
			.filter((part) => part.checkVisibility())
			.filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.map((part) => part.outerHTML.slice(0, 120));
	});

/** Words alone: no marks, no spaces, no capitals. */
const bare = (text: string) =>
	text
		.replaceAll(/\]\([^)]*\)/g, "]")
		.replaceAll(/[^\p{L}\d%<>+€,]/gu, "")
		.toLowerCase();

/** What the page says and its Markdown twin does not. */
export async function missingFromTwin(page: Page, route: string): Promise<string[]> {
	// Controls are left out, the names of a story's parts above its headings, and what explains the
	// marks of a drawing: without the drawing it says nothing.
	const parts = await page.evaluate(() => {
		const main = document.querySelector("main") as Element;
		return [
			...main.querySelectorAll(
				":is(h1, h2, h3, p, dd, dt, td, th, li, summary):not(:has(p, li, h3, a, dd), :is(nav, fieldset, hgroup > p, [aria-live], [aria-hidden]), :is(nav, fieldset, button, [aria-hidden]:not([data-printed])) *, .visually-hidden)",
			),
		]
			.filter((part) => part.checkVisibility() || part.closest("details"))
			.map((part) => {
				const read = part.cloneNode(true) as Element;
				for (const other of read.querySelectorAll(
					"[data-nosnippet], [aria-hidden]:not([data-printed])",
				))
					other.remove();
				return read.textContent ?? "";
			})
			.filter((words) => /\w/.test(words));
	});
	if (parts.length < 2) return [`of the page only ${parts.length} parts were found`];
	const twin = bare(builtFile(twinPath(route)).toString());
	return parts.filter((words) => !twin.includes(bare(words)));
}

/** How structured data tells a machine what is what; all other values are words. */
const NOT_WORDS = new RegExp(
	`^(@|(${[
		...["url", "item", "logo", "image", "inLanguage", "availableLanguage", "mainEntityOfPage"],
		// Days, kinds and codes of a vacancy, which the page has in words.
		...["datePosted", "validThrough", "employmentType", "jobLocationType"],
		...["addressCountry", "currency", "unitText"],
	].join("|")})$)`,
);

/** The pieces of text in a value, which of a vacancy's description is HTML. */
const piecesOf = (key: string, value: string) =>
	key === "description" ? value.split(/<[^>]+>/).map((piece) => unescaped(piece).trim()) : [value];

/** What the structured data says and the page does not. */
export async function unsaidInPage(page: Page, route: string): Promise<string[]> {
	const shown = await page.evaluate(() => {
		const description = document.querySelector<HTMLMetaElement>("[name=description]")?.content;
		return `${document.body.textContent} ${description}`.replaceAll(/[ \t\n]+/g, " ");
	});
	const unsaid: string[] = [];
	const things = thingsOf(route);
	// The names of its steps are those by which other pages lead to them.
	things.delete("BreadcrumbList");
	JSON.stringify([...things.values()], (key, value) => {
		if (NOT_WORDS.test(key)) return undefined;
		if (typeof value === "string")
			for (const words of piecesOf(key, value))
				if (!shown.includes(words)) unsaid.push(`${key}: ${words}`);
		return value;
	});
	return unsaid;
}
