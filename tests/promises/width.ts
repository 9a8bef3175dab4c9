import type { Page } from "@playwright/test";

/** What is wider than the window, rows that scroll by themselves aside. */
export const tooWide = (page: Page) =>
	page.evaluate(() => {
		/** Stands in a row that scrolls by itself. */
		const inScroller = (element: Element): boolean => {
			const { parentElement } = element;
			if (!parentElement || parentElement.matches("main, header, footer")) return false;
			const { overflowX } = getComputedStyle(parentElement);
			return overflowX === "auto" || overflowX === "scroll" || inScroller(parentElement);
		};
		const elements = [...document.querySelectorAll("main *, header *, footer *")]
			.filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
			.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
			.filter((element) => !inScroller(element))
			.map((element) => element.outerHTML.slice(0, 120));
		const { scrollWidth } = document.documentElement;
		if (scrollWidth !== innerWidth)
			elements.push(`the page is ${scrollWidth} px wide in a window of ${innerWidth} px`);
		return elements;
	});
