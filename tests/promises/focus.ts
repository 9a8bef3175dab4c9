/** What a page promises to who finds his way by the keyboard: that he sees where he is. */
import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";

/** Pictures are so much smaller than the page: a ring of 3 px is then still one that a camera sees. */
const SCALE = 0.5;
/** How far around an element its ring may stand (px). */
const MARGIN = 7;
/** From this difference on, of three channels of 255, a point is another colour. */
const SEEN = 60;
const FOCUSABLE = ":is(a[href], button, summary, input):not([tabindex='-1'])";

interface Box {
	name: string;
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** The places of what can take the focus, null for what is not there now; of a card that is a link the card's. */
const boxesOf = (page: Page, selector: string) =>
	page.evaluate(
		({ selector, margin }) =>
			[...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
				const [own, after] = [undefined, "::after"].map((of) => getComputedStyle(element, of));
				const isStretched = own?.position === "static" && after?.position === "absolute";
				const { left, top, right, bottom } = (
					element.closest("label") ??
					((isStretched && element.offsetParent) || element)
				).getBoundingClientRect();
				// The skip link comes when it is asked for; what a row of choices scrolls to, a wide window shows.
				const isThere =
					element.checkVisibility({ visibilityProperty: true }) &&
					top + scrollY >= 0 &&
					right <= innerWidth;
				return isThere
					? {
							name: element.outerHTML.slice(0, 100),
							left: left + scrollX - margin,
							top: top + scrollY - margin,
							right: right + scrollX + margin,
							bottom: bottom + scrollY + margin,
						}
					: null;
			}),
		{ selector, margin: MARGIN },
	);

const meet = (one: Box, other: Box) =>
	one.left < other.right &&
	other.left < one.right &&
	one.top < other.bottom &&
	other.top < one.bottom;

/** The points of a picture of the page, three values each. */
async function pictureOf(browser: CDPSession) {
	const { cssContentSize } = await browser.send("Page.getLayoutMetrics");
	const { data } = await browser.send("Page.captureScreenshot", {
		captureBeyondViewport: true,
		optimizeForSpeed: true,
		clip: { ...cssContentSize, scale: SCALE },
	});
	return sharp(Buffer.from(data, "base64"))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/**
 * What looks the same with and without the focus, by the points of pictures: styles do not
 * tell what a card around it cuts off. As many at once as do not touch, so that a few pictures
 * of a page show all.
 * @param part of the page in which to look.
 */
export async function unseenFocus(page: Page, part: "body" | "main"): Promise<string[]> {
	const selector = `${part} ${FOCUSABLE}`;
	const browser = await page.context().newCDPSession(page);
	await browser.send("DOM.enable");
	await browser.send("CSS.enable");
	const { root } = await browser.send("DOM.getDocument", { depth: 0 });
	const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
	// In the picture, too, the header covers what it lies over.
	await page.evaluate(() => {
		(document.activeElement as HTMLElement).blur();
		scrollTo(0, 0);
	});
	const boxes = await boxesOf(page, selector);

	const rounds: { nodeId: number; box: Box }[][] = [];
	for (const [index, box] of boxes.entries()) {
		if (!box) continue;
		const free = rounds.find((round) => !round.some((other) => meet(box, other.box)));
		const entry = { nodeId: nodeIds[index] as number, box };
		if (free) free.push(entry);
		else rounds.push([entry]);
	}

	const faults: string[] = [];
	const { data: without, info } = await pictureOf(browser);
	for (const round of rounds) {
		const force = (forcedPseudoClasses: string[]) =>
			Promise.all(
				round.map(({ nodeId }) =>
					browser.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses }),
				),
			);
		await force(["focus", "focus-visible", "focus-within"]);
		const { data: focused } = await pictureOf(browser);
		await force([]);
		for (const { box } of round) {
			const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map((edge) =>
				Math.max(0, Math.floor(edge * SCALE)),
			) as [number, number, number, number];
			let changed = 0;
			for (let y = top; y < Math.min(bottom, info.height); y++)
				for (let x = left; x < Math.min(right, info.width); x++) {
					const at = 3 * (y * info.width + x);
					let difference = 0;
					for (let channel = at; channel < at + 3; channel++)
						difference += Math.abs((without[channel] ?? 0) - (focused[channel] ?? 0));
					if (difference > SEEN) changed++;
				}
			// A point thick all around, or as much elsewhere.
			if (changed < 2 * (right - left + bottom - top)) faults.push(`looks the same: ${box.name}`);
		}
	}
	await browser.detach();
	return faults;
}
