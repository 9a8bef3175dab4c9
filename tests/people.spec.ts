/** About, community, careers and the group: what they lead to, and what a vacancy offers. */
import { content, expect, test } from "./site.ts";

const { identity, vacatures } = content;
const community = content.paginas.community.traineeship;
const careers = content.paginas["werken-bij"];
const group = `/over-ons/${identity.group.slug}`;

const leadsTo: Record<string, string[]> = {
	"/over-ons": [group, "/over-ons/werken-bij", "/over-ons/community", "/contact"],
	"/over-ons/community": ["/over-ons/werken-bij"],
	"/over-ons/werken-bij": ["/contact"],
	[group]: ["/over-ons"],
};

for (const [path, targets] of Object.entries(leadsTo))
	test(`${path} leads to ${targets.join(", ")}`, async ({ page }) => {
		await page.goto(path);
		for (const target of targets)
			await expect(page.getByRole("main").locator(`a[href="${target}"]`)).not.toHaveCount(0);
		await expect(page.locator("a[href='#']")).toHaveCount(0);
	});

test("the group's two figures stand on its page and on the about page", async ({ page }) => {
	for (const path of ["/over-ons", group]) {
		await page.goto(path);
		for (const { value, label } of content.paginas["over-ons"].group.facts) {
			const figure = page.getByRole("main").locator("dl > div").filter({ hasText: label });
			await expect(figure.getByRole("definition")).toHaveText(value);
		}
	}
});

test.describe("the traineeship", () => {
	/** The words of the line and the moments on it, as one reads them. */
	const inOrder = [community.from, ...community.steps.map(({ title }) => title), community.to];

	for (const width of [360, 1440])
		test(`runs from junior to medior, ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/over-ons/community");
			const moments = page
				.getByRole("listitem")
				.filter({ hasText: community.steps[0]?.when ?? "" });
			const line = page.locator("div", { has: page.locator(":scope > ol", { has: moments }) });
			await expect(line.locator("> p, h3")).toHaveText(inOrder);
			for (const { when, title } of community.steps)
				await expect(line.getByRole("listitem").filter({ hasText: when })).toContainText(title);

			// Downwards on a phone, to the right where there is room.
			const boxes = await line
				.locator("h3")
				.evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect()));
			const along = boxes.map(({ x, y }) => (width < 1024 ? y : x));
			expect(along).toEqual([...along].sort((a, b) => a - b));
			expect(new Set(along).size).toBe(community.steps.length);
		});
});

test.describe("vacancies", () => {
	for (const vacature of vacatures)
		test(`${vacature.title} says what is known and how to go on`, async ({ page }) => {
			await page.goto("/over-ons/werken-bij");
			const item = page.locator("li", { has: page.getByRole("heading", { name: vacature.title }) });
			await expect(item).toContainText(vacature.summary);
			for (const task of vacature.tasks) await expect(item).toContainText(task);
			for (const [field, label] of Object.entries(careers.vacancies.fields)) {
				const known = vacature[field as keyof typeof vacature] !== undefined;
				await expect(item.getByRole("term").filter({ hasText: label })).toHaveCount(known ? 1 : 0);
			}

			const soon = vacature.link === "#";
			await expect(item.getByText(careers.vacancies.soon)).toHaveCount(soon ? 1 : 0);
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
