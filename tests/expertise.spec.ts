/** The expertise pages: filters of impact cases. */
import type { Page } from "@playwright/test";
import { fill } from "../src/text/fill.ts";
import { axeFaults, axeFaultsInThemes } from "./axe.ts";
import { content, expect, hold, MOVING, test } from "./site.ts";
import { NO_CLIENT_CASES, PROMISED } from "./specification.ts";
import { step } from "./step.ts";

test.use(MOVING);

const { impact: words } = content.paginas.expertise.detail;
const pathOf = ({ slug }: { slug: string }) => `/expertise/${slug}`;

/** The choices of an expertise's filters, and two of them that no case has together. */
const filtersOf = ({ impact: { cases } }: (typeof content.expertise)[0]) => {
	const sectors = [...new Set(cases.map(({ sector }) => sector))];
	const technologies = [...new Set(cases.flatMap(({ technologies }) => technologies))].slice(0, 8);
	const apart = sectors
		.flatMap((sector) => technologies.map((technology) => ({ sector, technology })))
		.find(({ sector, technology }) =>
			cases.every((entry) => entry.sector !== sector || !entry.technologies.includes(technology)),
		);
	return { cases, sectors, technologies, apart };
};

test.describe("client cases", () => {
	const expertise = content.expertise.find((entry) => {
		const { sectors, apart } = filtersOf(entry);
		return sectors.length > 1 && apart;
	});
	if (!expertise) {
		test.skip("no expertise has client cases that two filters can set apart", () => {});
		return;
	}
	const { cases, sectors, technologies, apart } = filtersOf(expertise);
	const [sector = "", otherSector = ""] = sectors;

	const group = (page: Page, name: string) => page.getByRole("group", { name });
	const radio = (page: Page, groupName: string, name: string) =>
		group(page, groupName).getByRole("radio", { name, exact: true });
	const clients = (page: Page) =>
		page
			.getByRole("article")
			.filter({ hasText: words.challenge })
			.getByRole("heading", { level: 3 });
	const clientsOf = (filter: (entry: (typeof cases)[0]) => boolean) =>
		cases.filter(filter).map(({ client }) => client);

	test("are filtered by sector and technology", async ({ page, complaints }) => {
		await page.addInitScript(() => {
			const start = document.startViewTransition;
			document.startViewTransition = (...options) => {
				document.documentElement.dataset.moved = "true";
				return start.apply(document, options);
			};
		});
		const asked: string[] = [];
		await page.route("**/islands.*", (route) => {
			// Under one address it fails for ever, as browsers remember that it did.
			if (asked.length === 0) asked.push(route.request().url());
			return asked.includes(route.request().url()) ? route.abort() : route.continue();
		});
		const failed = page.waitForEvent("requestfailed");
		await page.goto(pathOf(expertise));
		await group(page, words.sector).scrollIntoViewIfNeeded();
		await failed;
		const island = page.locator("astro-island[component-url*=ImpactCases]:not([ssr])");
		await step("ask once more for what did not come, when somebody chooses", async () => {
			await radio(page, words.sector, sector).check();
			await expect(island).toHaveCount(1);
			await expect(clients(page)).toHaveText(clientsOf((entry) => entry.sector === sector));
			await radio(page, words.sector, words.all).check();
		});
		await page.unrouteAll();
		complaints.length = 0;
		await page.reload();
		await group(page, words.sector).scrollIntoViewIfNeeded();
		await expect(island).toHaveCount(1);
		const expectAllChosen = async () => {
			for (const name of [words.sector, words.technology])
				await expect(radio(page, name, words.all)).toBeChecked();
			await expect(clients(page)).toHaveText(cases.map(({ client }) => client));
		};

		await step("show all at first, with at most eight technologies", async () => {
			await expectAllChosen();
			await expect(group(page, words.sector).getByRole("radio")).toHaveCount(sectors.length + 1);
			await expect(group(page, words.technology).getByRole("radio")).toHaveCount(
				technologies.length + 1,
			);
			await expect(page.locator("html")).not.toHaveAttribute("data-moved");
		});

		await step("move in a view transition", async () => {
			await radio(page, words.sector, sector).check();
			await expect(page.locator("html")).toHaveAttribute("data-moved", "true");
			await radio(page, words.sector, words.all).check();
		});
		await page.emulateMedia({ reducedMotion: "reduce" });

		await step("show what matches both choices, and say how many", async () => {
			const [technology = ""] = technologies;
			const [first] = cases;
			await radio(page, words.technology, technology).check();
			const matching = clientsOf((entry) => entry.technologies.includes(technology));
			await expect(clients(page)).toHaveText(matching);
			await expect(page.locator("main [aria-live]")).toHaveText(
				fill(words.status, {
					keuze: technology,
					getoond: matching.length,
					totaal: cases.length,
				}),
			);
			await radio(page, words.sector, first?.sector ?? "").check();
			await expect(clients(page)).toHaveText(
				clientsOf(
					(entry) => entry.sector === first?.sector && entry.technologies.includes(technology),
				),
			);
			await radio(page, words.sector, words.all).check();
			await expect(clients(page)).toHaveText(matching);
			await radio(page, words.technology, words.all).check();
			await expectAllChosen();
		});

		await step("each filter is one stop of the Tab key, arrows choose", async () => {
			await radio(page, words.sector, words.all).focus();
			await page.keyboard.press("ArrowRight");
			await expect(radio(page, words.sector, sector)).toBeChecked();
			await expect(clients(page)).toHaveText(clientsOf((entry) => entry.sector === sector));
			await page.keyboard.press("Tab");
			await expect(radio(page, words.technology, words.all)).toBeFocused();
			await page.keyboard.press("Tab");
			await expect(page.locator("main :focus[type=radio]")).toHaveCount(0);
		});

		await step("have no accessibility fault with a choice made", async () => {
			expect(await axeFaultsInThemes(page, "main")).toEqual([]);
		});

		await step("offer a way back when nothing matches", async () => {
			await radio(page, words.sector, apart?.sector ?? "").check();
			await radio(page, words.technology, apart?.technology ?? "").check();
			await expect(clients(page)).toHaveCount(0);
			// To a screen reader, and in the place of the cases.
			await expect(page.getByText(NO_CLIENT_CASES), PROMISED).toHaveCount(2);
			await expect(page.locator("main [aria-live]")).toHaveText(words.none);
			expect(await axeFaults(page, "main")).toEqual([]);
			await page.getByRole("button", { name: words.reset }).click();
			await expectAllChosen();
			await expect(radio(page, words.sector, words.all)).toBeFocused();
		});
	});

	test("find a choice that was made before their script ran", async ({ page }) => {
		const release = await hold(page, "**/ImpactCases*.js");
		await page.goto(pathOf(expertise));
		await radio(page, words.sector, otherSector).check();
		await expect(clients(page)).toHaveCount(cases.length);
		release();
		await expect(clients(page)).toHaveText(clientsOf((entry) => entry.sector === otherSector));
		await expect(radio(page, words.sector, otherSector)).toBeChecked();
	});
});
