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
		await step("nothing behind it takes the focus", async () => {
			for (let press = 0; press < 30; press++) {
				await page.keyboard.press("Tab");
				await expect(page.locator("body > :is(header, main, footer) :focus")).toHaveCount(0);
			}
			await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
		});
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
	await page.goto(`/expertise/${entry?.slug}`);
	await expect(page.locator("input[type=radio]:visible")).toHaveCount(0);
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

test("a tool can be read, and has nothing that only script could answer", async ({ page }) => {
	const tool = page.locator("section[data-fragment]");
	/** Nothing to press, no state to go to, and no place that stays empty. */
	const expectReadable = async (texts: readonly string[]) => {
		for (const text of texts) await expect(tool.getByText(text).first(), text).toBeVisible();
		await expect(tool.locator("button, input, summary, [role=radiogroup]")).toHaveCount(0);
		await expect(tool.locator("a[href*='#']")).toHaveCount(0);
		await expect(tool.locator("[aria-live]").filter({ visible: true })).toBeEmpty();
	};
	const { choice } = content.paginas.diensten;
	const names = content.diensten.map(({ name }) => name);
	await step("the chooser is a table: questions, an answer of each service, its page", async () => {
		await page.goto("/diensten");
		await expectReadable([choice.title, choice.intro]);
		const table = tool.getByRole("table");
		for (const name of names) await expect(table.getByRole("columnheader", { name })).toBeVisible();
		for (const { question, answers } of choice.questions) {
			const row = table.getByRole("row").filter({
				has: page.getByRole("rowheader", { name: question, exact: true }),
			});
			await expect(row.getByRole("cell")).toHaveText(
				content.diensten.map(({ id }) => answers[id]?.text ?? ""),
			);
		}
		for (const { name, slug } of content.diensten)
			await expect(table.getByRole("link", { name })).toHaveAttribute("href", `/diensten/${slug}`);
	});
	for (const { slug, compose } of content.diensten)
		if (compose)
			await step("the composer is its roles, and teams with all that is in them", async () => {
				await page.goto(`/diensten/${slug}`);
				const { roles, examples, request } = compose;
				await expectReadable([compose.title, compose.rolesTitle, compose.verdicts.small.title]);
				await expectReadable([...roles, ...examples].map(({ text }) => text));
				for (const { text, roles: team } of examples) {
					const example = tool.getByRole("listitem").filter({ hasText: text });
					for (const { flag, one } of roles)
						if (team[flag]) await expect(example).toContainText(one);
				}
				const mail = await tool.getByRole("link", { name: request.link }).getAttribute("href");
				expect(mail).toMatch(`mailto:${identity.email}?`);
			});
});
