/** What every page promises, whatever it is about. */
import { AxeBuilder } from "@axe-core/playwright";
import { builtPage, content, expect, routes, test } from "./site.ts";

test("every page of the specification is built", () => {
	const { group, platform } = content.identity;
	const specified = [
		"/",
		"/diensten",
		"/diensten/team-as-a-service",
		"/diensten/project-delivery",
		"/diensten/consultancy",
		"/expertise",
		"/expertise/full-stack-development",
		"/expertise/devops-ci-cd",
		"/expertise/cloud-solutions",
		`/expertise/${platform.slug}-developer-platform`,
		"/cases",
		"/cases/openshift-aws",
		`/cases/${platform.slug}-fintech`,
		"/cases/ansible-automation",
		`/cases/${platform.slug}-consolidatie`,
		"/over-ons",
		"/over-ons/community",
		"/over-ons/werken-bij",
		`/over-ons/${group.slug}`,
		"/contact",
		"/privacy",
		"/terms",
		"/cookies",
	];
	expect(routes).toEqual(expect.arrayContaining(specified));
});

test("titles and descriptions are unique", () => {
	for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
		const values = routes.map((route) => builtPage(route).match(pattern)?.[1]);
		expect(values).not.toContain(undefined);
		expect(new Set(values).size).toBe(routes.length);
	}
});

test("the order of the style layers comes before any style", () => {
	for (const route of routes)
		expect(builtPage(route).match(/<style>(.*?)<\/style>/)?.[1]).toBe(
			"@layer tokens, reset, base, components, sections, utilities;",
		);
});

for (const route of routes) {
	test.describe(route, () => {
		test("answers and says what it is", async ({ page, request }) => {
			const response = await page.goto(route);
			expect(response?.status()).toBe(200);
			expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
			expect(response?.headers()["content-security-policy"]).not.toContain("unsafe-");

			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			const title = await page.title();
			expect(title.endsWith(` | ${content.identity.name}`), title).toBe(true);
			const head = page.locator("head");
			await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
				"href",
				new URL(route, content.identity.url).href,
			);
			await expect(head.locator("meta[name=description]")).toHaveAttribute(
				"content",
				/^.{70,160}$/,
			);
			await expect(page.locator("html")).toHaveAttribute("lang", "nl");
			for (const landmark of ["banner", "main", "contentinfo"] as const)
				await expect(page.getByRole(landmark)).toHaveCount(1);

			if (route !== "/") {
				const slashed = await request.get(`${route}/`, { maxRedirects: 0 });
				expect(slashed.status()).toBe(307);
				expect(slashed.headers().location).toBe(route);
			}
		});

		test("keeps nothing about the visitor", async ({ page, context }) => {
			await page.goto(route);
			const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
			expect(stored).toBe(0);
			expect(await context.cookies()).toEqual([]);
		});

		for (const colorScheme of ["light", "dark"] as const)
			test(`has no accessibility fault axe can find, ${colorScheme}`, async ({ page }) => {
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await page.goto(route);
				const { violations } = await new AxeBuilder({ page })
					.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
					.analyze();
				expect(
					violations.map(
						({ id, nodes }) =>
							`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
					),
				).toEqual([]);
			});

		test("fits a window of 320 px", async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(route);
			const tooWide = await page.evaluate(() => {
				/** Stands in a row that scrolls by itself. */
				const inScroller = (element: Element): boolean => {
					const { parentElement } = element;
					if (!parentElement || parentElement.matches("main, header, footer")) return false;
					const { overflowX } = getComputedStyle(parentElement);
					return overflowX === "auto" || overflowX === "scroll" || inScroller(parentElement);
				};
				return [...document.querySelectorAll("main *, header *, footer *")]
					.filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
					.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
					.filter((element) => !inScroller(element))
					.map((element) => element.outerHTML.slice(0, 120));
			});
			expect(tooWide).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		});

		test("separates its words", async ({ page }) => {
			// A figure that is still counting stands beside its final value.
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(route);
			// Astro and JSX drop the space between an inline element on its own line and the text beside it.
			const glued = await page.evaluate(() =>
				[...document.querySelectorAll("main a, main strong, main em, main span, footer a")]
					.filter((element) => getComputedStyle(element).display === "inline")
					.filter((element) => {
						const before = element.previousSibling?.textContent ?? "";
						const after = element.nextSibling?.textContent ?? "";
						const text = element.textContent ?? "";
						return (
							(/[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(text)) ||
							(/[\p{L}\d]$/u.test(text) && /^[\p{L}\d]/u.test(after))
						);
					})
					.map((element) => element.parentElement?.outerHTML.slice(0, 200)),
			);
			expect(glued).toEqual([]);
		});
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	for (const route of routes)
		test(`${route} shows all its words`, async ({ page }) => {
			await page.goto(route);
			const main = page.getByRole("main");
			// All that the HTML holds can be seen; details open and the tech stack's cards turn without
			// script, a filter and what it says when nothing is left are for those who have it.
			const unseen = await main.evaluate((element) =>
				[
					...element.querySelectorAll(
						":is(h1, h2, h3, p, dd, li, td):not(details *, .visually-hidden, [data-reveal-card] p, nav *, [data-none] *)",
					),
				]
					.filter((part) => part.textContent?.trim())
					.filter(
						(part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
					)
					.map((part) => part.outerHTML.slice(0, 120)),
			);
			expect(unseen).toEqual([]);
		});
});

test("all links lead somewhere", async ({ page, request }) => {
	test.slow();
	const targets = new Map<string, string>();
	for (const route of routes) {
		await page.goto(route);
		const hrefs = await page
			.locator("a[href]")
			.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		for (const href of hrefs) targets.set(href, route);
	}
	for (const [href, from] of targets) {
		if (/^(mailto|tel):/.test(href)) continue;
		const url = new URL(href);
		const response = await request.get(url.pathname + url.search, { maxRedirects: 0 });
		expect(response.status(), `${href}, linked from ${from}`).toBe(200);
		if (url.hash)
			expect(await response.text(), `${href}, linked from ${from}`).toContain(
				`id="${url.hash.slice(1)}"`,
			);
	}
	expect(targets.size).toBeGreaterThan(routes.length);
});

test("every icon is in the file that its page names, and no file has more", async ({ request }) => {
	const asked = new Map<string, Set<string>>();
	for (const route of routes)
		for (const [, file = "", name = ""] of builtPage(route).matchAll(
			/"(\/_astro\/icons\.[^"#]+)#([a-z0-9-]+)"/g,
		))
			asked.set(file, (asked.get(file) ?? new Set()).add(name));
	expect(asked.size).toBeGreaterThan(1);
	for (const [file, names] of asked) {
		const svg = await (await request.get(file)).text();
		const held = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
		expect(held.toSorted(), file).toEqual([...names].toSorted());
	}
});
