/** The menu of wide windows, as tests find it. */
import type { Page } from "@playwright/test";
import { content } from "./built-site.ts";

const dropdowns = content.navigatie.menu.flatMap(({ label, items }) =>
	items ? [{ label, items }] : [],
);
export const [first, second] = dropdowns as [(typeof dropdowns)[0], (typeof dropdowns)[0]];

export const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");
/** What stands in the bar itself: links, and the triggers of dropdowns. */
export const bar = (page: Page) => menu(page).locator("[data-menu-bar] > li > :is(a, button)");
export const placeOfFirst = content.navigatie.menu.findIndex(({ items }) => items);
export const trigger = (page: Page, { label } = first) =>
	menu(page).getByRole("button", { name: label, exact: true });
/** The second link of a dropdown: visible while it is open. */
export const panel = (page: Page, { items } = first) =>
	menu(page).locator(`[popover] a[href="${items[1]?.href}"]`);
export const openLinks = (page: Page) => menu(page).locator(":popover-open a");
