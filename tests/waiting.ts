/** What a figure that counts up waits for: its script, for three seconds that no clock of a test reaches, and to be seen. */
import type { Page } from "@playwright/test";

/** Keeps figures waiting, however slow the machine, on any page from here on. */
export const holdWaiting = (page: Page) =>
	page.addInitScript(() => {
		const styles = new CSSStyleSheet();
		styles.replaceSync("[data-count] { animation-play-state: paused }");
		document.adoptedStyleSheets.push(styles);
	});

/** Lets so many milliseconds of waiting have passed since the first paint. */
export const passWaiting = (page: Page, milliseconds: number) =>
	page.evaluate((time) => {
		for (const figure of document.querySelectorAll("[data-count]"))
			for (const animation of figure.getAnimations()) {
				animation.pause();
				animation.currentTime = time;
			}
	}, milliseconds);

/** Until the browser has told everyone who asked that an element is in view. */
export const isSeen = (element: Element) =>
	new Promise<void>((resolve) => {
		new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
		}).observe(element);
	});

/** Until what has just changed is laid out and seen. */
export const twoFrames = (page: Page) =>
	page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
