/** What is operated, or is not there, without script; that all words are there stands in routes.spec.ts. */
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

test.use({ javaScriptEnabled: false });

const { interface: words, identity } = content;

test("the header: dropdowns open, and nothing is there that needs script", async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	await step("is opaque: it cannot know of scrolling", async () => {
		await expect(header).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	});
	await step("has no search", async () => {
		await expect(page.locator("[data-search]").first()).toBeHidden();
		await expect(page.getByRole("dialog", { name: words.search.open })).toBeHidden();
	});
	await step("its dropdowns open, and their links are followed", async () => {
		const { label, items } = content.navigatie.menu.find(({ items }) => items) ?? {};
		const [, item] = items ?? [];
		await header
			.getByRole("navigation")
			.getByRole("button", { name: label ?? "", exact: true })
			.click();
		await header.locator(`[popover] a[href="${item?.href}"]`).click();
		await expect(page).toHaveURL(item?.href as string);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test("the full menu opens, and its links are followed", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: words.openMenu, exact: true }).tap();
		const menu = page.getByRole("dialog");
		const link = menu.locator("details a[href]").first();
		await menu.locator("summary").first().tap();
		const target = (await link.getAttribute("href")) as string;
		await link.tap();
		await expect(page).toHaveURL(target);
	});
});

test("no filter is there, and all that it would filter is", async ({ page }) => {
	const expectAllCases = async (address: string) => {
		await page.goto(address);
		await expect(page.locator("article:visible h3")).toHaveCount(content.cases.length);
		await expect(
			page.getByRole("navigation", { name: content.paginas.cases.filter.label }),
		).toBeHidden();
	};
	await step("/cases shows all cases", () => expectAllCases("/cases"));
	const [entry] = content.expertise;
	await step("/cases shows all cases, also at the address of a choice", () =>
		expectAllCases(`/cases?expertise=${entry?.slug}`),
	);
	await step("an expertise page shows all its client cases", async () => {
		await page.goto(`/expertise/${entry?.slug}`);
		await expect(page.locator("input[type=radio]:visible")).toHaveCount(0);
		for (const { client } of entry?.impact.cases ?? [])
			await expect(page.getByRole("heading", { name: client })).toBeVisible();
	});
});

test("/contact has no copy buttons, and everything else", async ({ page }) => {
	await page.goto("/contact");
	const main = page.getByRole("main");
	const { meeting, card } = content.paginas.contact;
	await expect(main.getByRole("button")).toHaveCount(0);
	for (const button of await main.locator("[data-copy]").all())
		expect(await button.boundingBox()).toBeNull();
	const link = (name: string) => main.getByRole("link", { name });
	await expect(link(identity.email)).toHaveAttribute("href", `mailto:${identity.email}`);
	await expect(link(identity.phone)).toHaveAttribute("href", /^tel:\+\d+$/);
	await expect(link(meeting.button)).toBeVisible();
	await expect(link(card.link)).toBeVisible();
});
