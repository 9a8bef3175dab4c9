import type { Page } from "@playwright/test";
import { builtPage, files, routes } from "../built-site.ts";

/** Header and footer alone hold more. */
const FEWEST = 10;

/** What is wrong with the targets of a page's links, if anything. Other sites are not asked. */
export async function deadLinks(page: Page): Promise<string[]> {
	const links = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href),
	);
	if (links.length < FEWEST) return [`only ${links.length} links were found`];
	const { origin } = new URL(page.url());
	return [...new Set(links)].flatMap((link) => {
		if (link.endsWith("#")) return [`${link} leads nowhere`];
		const url = new URL(link);
		if (["mailto:", "tel:"].includes(url.protocol)) return [];
		if (url.origin !== origin) return url.protocol === "https:" ? [] : [`${link} is not https`];
		const target = decodeURI(url.pathname);
		if (files.includes(target)) return [];
		if (!routes.includes(target)) return [`${link} leads to no page and no file`];
		const id = decodeURIComponent(url.hash.slice(1));
		return id && !builtPage(target).includes(`id="${id}"`) ? [`${link}: no such place`] : [];
	});
}
