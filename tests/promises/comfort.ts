/** What a page promises to thumbs, to weak eyes and to whoever gets dizzy, and axe cannot see. */
import type { Page } from "@playwright/test";

/** In pixels. */
const DESKTOP = 1024;

/** What can be pressed and is too small for a thumb. */
export const tooSmall = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("a, button, summary, label")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => {
				// A link that its card follows is as large as the card.
				const card = element.matches(".stretched") && element.offsetParent;
				const { width, height } = (card || element).getBoundingClientRect();
				const isMain = element.matches(
					"header a, header button, [data-variant], button, summary, label, .choice",
				);
				// In a line of text the line sets the height.
				const isInline = getComputedStyle(element).display === "inline";
				const least = isMain ? 44 : 24;
				return !(isInline && !isMain) && (height < least - 0.5 || width < least - 0.5);
			})
			.map((element) => {
				const { width, height } = element.getBoundingClientRect();
				return `${width} x ${height}: ${element.outerHTML.slice(0, 120)}`;
			}),
	);

/**
 * What moves at the top, in the middle and at the end of the page; leaves it at the top.
 * A wait to be shown, as that of flags for the first words, moves nothing.
 */
export const moving = (page: Page) =>
	page.evaluate(() =>
		[0.5, 1, 0].flatMap((part) => {
			scrollTo(0, part * document.body.scrollHeight);
			return document
				.getAnimations()
				.filter(({ effect }) =>
					(effect as KeyframeEffect).getKeyframes().some((frame) => !frame.contentVisibility),
				)
				.map((animation) => (animation as CSSAnimation).animationName);
		}),
	);

/** Texts that are cut off, and what is wider than the window. */
export const cutOff = (page: Page) =>
	page.evaluate(() => {
		const hidden =
			".visually-hidden, .spoken, [aria-hidden=true]:not([data-printed]), [aria-live], option";
		const faults: string[] = [];
		if (document.documentElement.scrollWidth > innerWidth)
			faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);

		/** The edges within which an element can be seen, of each box that cuts off what is in it. */
		type Edge = { box: DOMRect; across: boolean; down: boolean };
		const known = new Map<Element | null, Edge[]>([[document.documentElement, []]]);
		const edgesOf = (element: Element): Edge[] => {
			const found = known.get(element);
			if (found) return found;
			const { overflowX, overflowY } = getComputedStyle(element);
			const [across, down] = [overflowX, overflowY].map((overflow) =>
				["hidden", "clip"].includes(overflow),
			) as [boolean, boolean];
			const own = across || down ? [{ box: element.getBoundingClientRect(), across, down }] : [];
			const edges = [...(element.parentElement ? edgesOf(element.parentElement) : []), ...own];
			known.set(element, edges);
			return edges;
		};

		for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
			const texts = [...element.childNodes].filter(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			if (texts.length === 0) continue;
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			if (element.matches(`:is(${hidden}), :is(${hidden}) *`)) continue;
			// A row of choices scrolls by itself.
			const inScroller = element.closest("nav[aria-labelledby=filter]") !== null;
			for (const text of texts) {
				const range = document.createRange();
				range.selectNodeContents(text);
				// A word in an SVG is as long as that says, however its letters are spread.
				const shape = element.closest("svg[role=none]");
				const rects = shape ? [shape.getBoundingClientRect()] : range.getClientRects();
				for (const { left, right, top, bottom } of rects) {
					if (!inScroller && (right > innerWidth + 1 || left < -1))
						faults.push(`${text.textContent} is outside`);
					// Two pixels: a line's box is higher than its letters.
					for (const { box, across, down } of edgesOf(element))
						if (
							(across && (right > box.right + 2 || left < box.left - 2)) ||
							(down && (bottom > box.bottom + 2 || top < box.top - 2))
						)
							faults.push(`${text.textContent} is cut off`);
				}
			}
		}
		return [...new Set(faults)];
	});

/**
 * What is lost when letters, words, lines and paragraphs are spread by the measures of WCAG 1.4.12.
 * To scroll for it is allowed, and a desktop has room.
 */
export async function lostWhenSpread(page: Page): Promise<string[]> {
	await page.evaluate(() => {
		// The policy refuses a style element from outside.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-block-end: 2em !important; }`,
		);
		document.adoptedStyleSheets = [sheet];
	});
	const lost = await cutOff(page);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	const isDesktop = (page.viewportSize()?.width ?? 0) >= DESKTOP;
	return lost.filter((fault) => isDesktop || fault.endsWith("cut off"));
}
