/** The search dialog, as tests find it. */
import type { Page } from "@playwright/test";
import { content } from "./site.ts";

export const words = content.interface.search;
export const dialog = (page: Page) => page.getByRole("dialog", { name: words.open });
export const field = (page: Page) => page.getByLabel(words.field);
export const button = (page: Page) => page.getByRole("button", { name: words.open, exact: true });
export const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
export const status = (page: Page) => dialog(page).locator("[aria-live]");
export const hrefs = (page: Page) =>
	results(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** What several pages are about. */
export const SUBJECT = content.expertise[0]?.name ?? "";

/** What the search loads. */
export const INDEX = "**/zoeken.json";
