/** About, community, careers and the group: their flags, what they lead to, and what a vacancy offers. */
import type { Page } from "@playwright/test";
import { declarations, pathOf } from "../src/content/pages.ts";
import { content, expect, MOVING, test } from "./site.ts";
import { step } from "./step.ts";

test.use(MOVING);

const { identity, vacatures } = content;
const community = content.paginas.community.traineeship;
const careers = content.paginas["werken-bij"];
const group = `/over-ons/${identity.group.slug}`;

/** Opens a page, and tests that it leads to others. */
async function openWithLinks(page: Page, path: string, targets: string[]) {
	// A figure that counts is not what is tested here.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(path);
	await step(`${path} leads to ${targets.join(", ")}`, async () => {
		for (const target of targets)
			await expect(
				page.getByRole("main").locator(`a:is([href="${target}"], [href^="${target}#"])`),
			).not.toHaveCount(0);
		await expect(page.locator("a[href='#']")).toHaveCount(0);
	});
}

for (const [path, targets] of [
	["/over-ons", [group, "/over-ons/werken-bij", "/over-ons/community", "/contact"]],
	[group, ["/over-ons"]],
] as const)
	test(`${path} leads on, and shows the group's two figures`, async ({ page }) => {
		await openWithLinks(page, path, [...targets]);
		await step("the group's two figures", async () => {
			for (const { value, label } of content.paginas["over-ons"].group.facts) {
				const figure = page.getByRole("main").locator("dl > div").filter({ hasText: label });
				await expect(figure.getByRole("definition")).toHaveText(value);
			}
		});
	});

test("a page under a flag of its own says what that means, and keeps its words in one field", async ({
	page,
}) => {
	for (const [id, declaration] of declarations) {
		if (!declaration.flag) continue;
		const path = pathOf(declaration, identity);
		const words = content.paginas[id];
		const signal = "signal" in words ? words.signal : undefined;
		await page.goto(path);
		const hero = page.locator("[data-hero]");
		await step(`${path}: what its flag says`, async () => {
			await expect(hero.getByRole("figure")).toHaveText(`${signal?.title} ${signal?.text}`);
			await expect(hero.getByRole("figure").locator("svg")).toHaveAttribute("aria-hidden", "true");
		});
		for (const width of [320, 360, 768, 1024, 1440])
			await step(`${path}: words inside their field, ${width} px`, async () => {
				await page.setViewportSize({ width, height: 900 });
				const { fields, lines } = await hero.evaluate((section) => {
					const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
					const words = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
					const range = document.createRange();
					const lines = [];
					while (words.nextNode()) {
						range.selectNodeContents(words.currentNode);
						lines.push(...[...range.getClientRects()].map(boxOf));
					}
					const drawn = [...section.querySelectorAll(":scope > .FlagHero_fields")];
					return { fields: drawn.map((svg) => boxOf(svg.getBoundingClientRect())), lines };
				});
				expect(lines.length).toBeGreaterThan(4);
				for (const line of lines) {
					expect(line.right).toBeLessThanOrEqual(width);
					for (const field of fields)
						expect(
							line.right <= field.left || line.bottom <= field.top,
							`${JSON.stringify(line)} beside ${JSON.stringify(field)}`,
						).toBe(true);
				}
			});
	}
});

test("the community page leads on, and shows the traineeship from junior to medior", async ({
	page,
}) => {
	await openWithLinks(page, "/over-ons/community", ["/over-ons/werken-bij"]);
	/** The words of the line and the moments on it, as one reads them. */
	const inOrder = [community.from, ...community.steps.map(({ title }) => title), community.to];
	const moments = page.getByRole("listitem").filter({ hasText: community.steps[0]?.when ?? "" });
	const line = page.locator("div", { has: page.locator(":scope > ol", { has: moments }) });

	await step("the line holds its moments in order", async () => {
		await expect(line.locator("> p, h3")).toHaveText(inOrder);
		for (const { when, title } of community.steps)
			await expect(line.getByRole("listitem").filter({ hasText: when })).toContainText(title);
	});
	for (const width of [360, 1440])
		await step(`the line runs from junior to medior, ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			// Downwards on a phone, to the right where there is room.
			const boxes = await line
				.locator("h3")
				.evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect()));
			const along = boxes.map(({ x, y }) => (width < 1024 ? y : x));
			expect(along).toEqual([...along].sort((a, b) => a - b));
			expect(new Set(along).size).toBe(community.steps.length);
		});
});

test("the careers page leads on, and says what a vacancy offers", async ({ page }) => {
	await openWithLinks(page, "/over-ons/werken-bij", ["/contact"]);
	for (const vacature of vacatures)
		await step(`${vacature.title} says what is known and how to go on`, async () => {
			const heading = page.getByRole("heading", { name: vacature.title, exact: true });
			const item = page.locator("li", { has: heading });
			await expect(item).toContainText(vacature.summary);
			for (const task of vacature.tasks) await expect(item).toContainText(task);
			for (const [field, label] of Object.entries(careers.vacancies.fields)) {
				const known =
					vacature[field as keyof typeof vacature] !== undefined &&
					// The rest of a vacancy with a page stands there.
					(!vacature.story || ["hours", "place", "salary"].includes(field));
				await expect(item.getByRole("term").filter({ hasText: label })).toHaveCount(known ? 1 : 0);
			}

			const soon = vacature.link === "#";
			if (!soon) {
				await expect(item.getByRole("link")).toHaveAttribute("href", vacature.link);
				return;
			}
			const { link, subject, opening } = careers.vacancies.mail;
			const about = (text: string) => text.replaceAll("{vacature}", vacature.title);
			const href = await item
				.getByRole("link", { name: `${link} ${vacature.title}` })
				.getAttribute("href");
			const mail = new URL(href as string);
			expect(mail.pathname).toBe(identity.email);
			expect(mail.searchParams.get("subject")).toBe(about(subject));
			expect(mail.searchParams.get("body")?.split("\r\n\r\n")).toEqual(opening.map(about));
		});
});
