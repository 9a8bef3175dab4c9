/** What a page promises on paper: a clean sheet that says whose it is and where it stands. */
import type { Page } from "@playwright/test";
import { addressOf, content } from "../built-site.ts";

/** A4 without the margins that print.css asks for, in CSS pixels. */
const SHEET = { width: 688, height: 1047 };

/** Shows the page that is open as it would be printed. */
export async function putOnPaper(page: Page) {
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
}

/** What a page that is on paper shows and should not, or does not and should. */
export const faultsOnPaper = (page: Page, route: string) =>
	page.evaluate(
		({ name, email, phone, address }) => {
			const all = (selector: string, within: ParentNode = document) => [
				...within.querySelectorAll(selector),
			];
			const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
			// Above the heading of a hero stands the way back.
			const faults = all(
				"nav, dialog, button, form, input, a[data-variant], [data-hero] a:has(~ h1)",
			)
				.filter(shows)
				.map((control) => `a control shows: ${control.outerHTML.slice(0, 120)}`);
			if (!all("h1").some(shows)) faults.push("its heading does not show");

			const letterhead = all("body > header").filter(shows);
			if (!letterhead.some((header) => header.textContent?.includes(name)))
				faults.push(`its letterhead does not say ${name}`);
			const foot = all("body > footer *").filter(shows);
			for (const words of [name, email, phone])
				if (!foot.some((part) => part.textContent?.trim() === words))
					faults.push(`its foot does not say ${words}`);

			// Where the page stands: text that only paper has, of an element or generated.
			const drawn = all("head link, body > header, body > header *, main > :first-child *")
				.filter((element) => element.checkVisibility())
				.flatMap((element) =>
					["::before", "::after"].map((part) => getComputedStyle(element, part).content),
				);
			if (
				!drawn.includes(JSON.stringify(address)) &&
				!all("body *").some((element) => shows(element) && element.textContent?.trim() === address)
			)
				faults.push(`it does not say that it stands at ${address}`);
			const { scrollWidth } = document.documentElement;
			if (scrollWidth !== innerWidth)
				faults.push(`it is ${scrollWidth} px wide on a sheet of ${innerWidth} px`);
			return faults;
		},
		{
			name: content.identity.name,
			email: content.identity.email,
			phone: content.identity.phone,
			address: addressOf(route),
		},
	);
