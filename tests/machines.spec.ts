/** What crawlers and answer engines read instead of pages: sitemap, robots, llms.txt, Markdown twins. */
import { builtPage, content, expect, routes, test } from "./site.ts";

const { identity } = content;
const addressOf = (route: string) => new URL(route, identity.url).href;
const twinPath = (route: string) => `${route === "/" ? "/index" : route}.md`;

test("the sitemap holds every page, each with the day it last changed", async ({ request }) => {
	const response = await request.get("/sitemap.xml");
	expect(response.headers()["content-type"]).toMatch(/xml/);
	const entries = [
		...(await response.text()).matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g),
	];
	expect(entries.map(([, address]) => address).sort()).toEqual(routes.map(addressOf).sort());
	for (const [, address = "", changed = ""] of entries) {
		const answer = await request.get(address.slice(identity.url.length), { maxRedirects: 0 });
		expect(answer.status(), address).toBe(200);
		expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
		expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
	}
});

test("robots.txt lets all in and names the sitemap", async ({ request }) => {
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${addressOf("/sitemap.xml")}`);
	expect(robots).not.toMatch(/^Disallow: ./m);
});

test("llms.txt leads to every page's Markdown twin", async ({ request }) => {
	const text = await (await request.get("/llms.txt")).text();
	expect(text.startsWith(`# ${identity.name}\n\n> `)).toBe(true);
	const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): ./gm)].map(([, address]) => address);
	expect(links.sort()).toEqual(routes.map((route) => addressOf(twinPath(route))).sort());
});

test("every page names its twin, and the twin is Markdown", async ({ request }) => {
	for (const route of routes) {
		expect(
			builtPage(route).includes(
				`<link rel="alternate" type="text/markdown" href="${twinPath(route)}"`,
			),
			route,
		).toBe(true);
		const response = await request.get(twinPath(route));
		expect(response.status(), route).toBe(200);
		expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
	}
});

for (const route of routes)
	test(`the twin of ${route} says what the page says`, async ({ page, request }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(route);
		const twin = bare(await (await request.get(twinPath(route))).text());
		// Controls are left out, and the names of a story's parts above its headings.
		const parts = await page.getByRole("main").evaluate((main) =>
			[
				...main.querySelectorAll(
					":is(h1, h2, h3, p, dd, dt, td, th, li, summary):not(:has(p, li, h3, a, dd), :is(nav, fieldset, hgroup > p, [role=status]), :is(nav, fieldset, button) *, .visually-hidden)",
				),
			]
				.filter((part) => part.checkVisibility() || part.closest("details"))
				.map((part) => part.textContent ?? "")
				.filter((words) => /\w/.test(words)),
		);
		expect(parts.length).toBeGreaterThan(1);
		const unsaid = parts.filter((words) => !twin.includes(bare(words)));
		expect(unsaid).toEqual([]);
	});

/** Words alone: no marks, no spaces, no capitals. */
const bare = (text: string) =>
	text
		.replaceAll(/\]\([^)]*\)/g, "]")
		.replaceAll(/[^\p{L}\d%<>+€,]/gu, "")
		.toLowerCase();
