/** The page that a visitor points at is drawn before the click, and begins at the click. */
import { test as base } from "@playwright/test";
import { openTab } from "./chromium.ts";
import { builtPage, content, expect, routes, test } from "./site.ts";

test("the rules mean every other page that a page links to, and no file or place", async ({
	page,
}) => {
	for (const route of routes) {
		// Parsed by a browser, but not opened.
		const { rules, meant, linked } = await page.evaluate((html) => {
			const built = new DOMParser().parseFromString(html, "text/html");
			const pathsOf = (selector: string) =>
				[...built.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
			const rules = JSON.parse(
				built.querySelector("script[type=speculationrules]")?.textContent ?? "",
			);
			return {
				rules,
				meant: pathsOf(rules.prerender[0].where.selector_matches),
				linked: pathsOf("main a[href^='/']"),
			};
		}, builtPage(route));
		const [prefetch] = rules.prefetch;
		const [prerender] = rules.prerender;
		expect.soft(prefetch.eagerness, route).toBe("conservative");
		expect.soft(prerender.eagerness, route).toBe("moderate");
		expect.soft(prefetch.where, route).toEqual(prerender.where);
		expect
			.soft(
				meant.filter((path) => !routes.includes(path)),
				route,
			)
			.toEqual([]);
		expect
			.soft(meant, route)
			.toEqual(expect.arrayContaining(linked.filter((path) => routes.includes(path))));
		expect.soft(meant.length, route).toBeGreaterThan(0);
	}
});

/** Notes each figure that begins to count, and whether anyone could see it. */
const NOTE_COUNTING = `
	globalThis.counted = [];
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target.parentElement?.closest("[data-counting]")) counted.push(document.prerendering);
	}).observe(document, { subtree: true, characterData: true });
`;

// Not the page of Playwright: see chromium.ts.
base(
	"a link that is pointed at is prerendered, without a complaint",
	async ({ baseURL }, { project }) => {
		const { executablePath = "", args = [] } = project.use.launchOptions ?? {};
		// High enough to show the figures at once.
		const tab = await openTab(executablePath, [...args, "--window-size=1280,6000"], NOTE_COUNTING);
		try {
			await expect.poll(() => tab.targets.length).toBe(1);
			const [first] = tab.targets;
			if (!first) throw new Error("no tab");
			await first.send("Page.navigate", { url: `${baseURL}/expertise` });
			await expect.poll(() => first.evaluate("document.readyState")).toBe("complete");

			const placeOf = async (link: string) =>
				JSON.parse(
					String(
						await first.evaluate(
							`{ const { x, y, width, height } = document.querySelector("${link}").getBoundingClientRect(); JSON.stringify({ x: x + width / 2, y: y + height / 2 }) }`,
						),
					),
				);
			const pointAt = async (link: string) =>
				first.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...(await placeOf(link)) });

			const path = `/expertise/${content.expertise[0]?.slug}`;
			const link = `main a[href='${path}']`;
			await expect(async () => {
				// The rules may have come after the pointer.
				await first.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 5, y: 5 });
				await pointAt(link);
				await expect.poll(() => tab.targets.length, { timeout: 3000 }).toBe(2);
			}).toPass();
			const second = tab.targets[1];
			expect(second?.prerendered).toBe(true);
			await expect.poll(() => second?.evaluate("document.readyState")).toBe("complete");
			expect(await second?.evaluate("document.prerendering")).toBe(true);
			expect(await second?.evaluate("location.pathname")).toBe(path);
			expect(await second?.evaluate("counted.length")).toBe(0);

			const place = await placeOf(link);
			for (const type of ["mousePressed", "mouseReleased"])
				await first.send("Input.dispatchMouseEvent", {
					type,
					...place,
					button: "left",
					clickCount: 1,
				});
			await expect.poll(() => second?.evaluate("document.prerendering")).toBe(false);
			expect(
				await second?.evaluate("performance.getEntriesByType('navigation')[0].activationStart"),
			).toBeGreaterThan(0);

			// The figures count before the visitor's eyes, not before.
			await expect.poll(() => second?.evaluate("counted.length")).toBeGreaterThan(0);
			expect(await second?.evaluate("counted.includes(true)")).toBe(false);
			expect(tab.complaints).toEqual([]);
		} finally {
			await tab.close();
		}
	},
);
