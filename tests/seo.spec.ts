/** What search engines, social sites and devices are told about each page. */
import sharp from "sharp";
import { builtPage, content, expect, routes, test } from "./site.ts";

const { identity } = content;
const addressOf = (route: string) => new URL(route, identity.url).href;
/** The path of an address of the site, as the local server has it. */
const pathOf = (address: string) => {
	expect(address.startsWith(`${identity.url}/`), address).toBe(true);
	return address.slice(identity.url.length);
};

/** What the head of a built page says, by `name` or `property`. */
function metaOf(route: string): Record<string, string> {
	const tags = builtPage(route).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
	return Object.fromEntries(
		[...tags].map(([, name, value]) => [name, value?.replaceAll("&amp;", "&")]),
	);
}

test("titles fit in what search engines show", () => {
	for (const route of routes) {
		const title = builtPage(route).match(/<title>(.*?)<\/title>/)?.[1] ?? "";
		const length = title.replaceAll(/&[#\w]+;/g, "&").length;
		expect(length, title).toBeGreaterThan(10);
		expect(length, title).toBeLessThanOrEqual(60);
	}
});

test("shared pages show their own title, words and picture", () => {
	for (const route of routes) {
		const meta = metaOf(route);
		expect(meta["og:url"]).toBe(addressOf(route));
		expect(meta["og:locale"]).toBe("nl_NL");
		expect(meta["og:site_name"]).toBe(identity.name);
		expect(meta["og:description"]).toBe(meta.description);
		const title = builtPage(route)
			.match(/<title>(.*?)<\/title>/)?.[1]
			?.replaceAll("&amp;", "&");
		expect(title).toBe(`${meta["og:title"]} | ${identity.name}`);
		expect(meta["twitter:card"]).toBe("summary_large_image");
		expect(meta["og:image:alt"]?.length).toBeGreaterThan(10);
		expect(meta["og:type"]).toBe(/^\/cases\/./.test(route) ? "article" : "website");
	}
});

test("each page has a light share image of its own", async ({ request }) => {
	const pictures = new Set<string>();
	for (const route of routes) {
		const meta = metaOf(route);
		const response = await request.get(pathOf(meta["og:image"] ?? ""));
		expect(response.status(), route).toBe(200);
		expect(response.headers()["content-type"]).toBe("image/png");
		const picture = await response.body();
		expect(picture.length, route).toBeLessThan(60_000);
		expect(await sharp(picture).metadata()).toMatchObject({
			width: Number(meta["og:image:width"]),
			height: Number(meta["og:image:height"]),
		});
		expect([meta["og:image:width"], meta["og:image:height"]]).toEqual(["1200", "630"]);
		pictures.add(picture.toString("base64"));
	}
	expect(pictures.size).toBe(routes.length);
});

type Thing = { "@type": string } & Record<string, unknown>;
/** The structured data of a built page, by type. */
function thingsOf(route: string): Map<string, Thing> {
	const scripts = [
		...builtPage(route).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
	];
	expect(scripts, route).toHaveLength(1);
	const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.[1] ?? "");
	expect(context).toBe("https://schema.org");
	return new Map((graph as Thing[]).map((thing) => [thing["@type"], thing]));
}

test("structured data names the page's one address, the company and the way to the page", () => {
	for (const route of routes) {
		const things = thingsOf(route);
		expect(things.get("Organization")).toMatchObject({ name: identity.name, url: addressOf("/") });
		const page = [...things.values()].find(({ "@type": type }) => type.endsWith("Page"));
		expect(page).toMatchObject({ "@id": addressOf(route), url: addressOf(route) });
		if (route === "/") {
			expect(things.get("WebSite")).toMatchObject({ url: addressOf("/"), name: identity.name });
			continue;
		}
		const steps = things.get("BreadcrumbList")?.itemListElement as Thing[];
		const above = route.split("/").slice(1, -1);
		expect(steps.map(({ item }) => item)).toEqual(
			["/", ...above.map((_, index) => `/${above.slice(0, index + 1).join("/")}`), route].map(
				addressOf,
			),
		);
		expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
	}
});

test("structured data tells how to reach the company", () => {
	const reach = { email: identity.email, telephone: identity.phone };
	expect(thingsOf("/").get("Organization")).toMatchObject({
		...reach,
		parentOrganization: { name: identity.group.name },
	});
	expect(thingsOf("/contact").get("Organization")?.contactPoint).toMatchObject(reach);
});

test("structured data says nothing that the page does not say", async ({ page }) => {
	test.slow();
	// How a machine is told what is what; all other values are words.
	const notWords = /^(@|url$|item$|logo$|image$|inLanguage$|availableLanguage$|mainEntityOfPage$)/;
	for (const route of routes) {
		await page.goto(route);
		const shown = await page.evaluate(() => {
			const description = document.querySelector<HTMLMetaElement>("[name=description]")?.content;
			return `${document.body.textContent} ${description}`.replaceAll(/\s+/g, " ");
		});
		const unsaid: string[] = [];
		const things = thingsOf(route);
		// The names of its steps are those by which other pages lead to them.
		things.delete("BreadcrumbList");
		JSON.stringify([...things.values()], (key, value) => {
			if (notWords.test(key)) return undefined;
			if (typeof value === "string" && !shown.includes(value)) unsaid.push(`${key}: ${value}`);
			return value;
		});
		expect(unsaid, route).toEqual([]);
	}
});

test("every address of the structured data is a page or a file of the site", async ({
	request,
}) => {
	const addresses = new Set<string>();
	for (const route of routes)
		JSON.stringify([...thingsOf(route).values()], (_, value) => {
			if (typeof value === "string" && value.startsWith(identity.url)) addresses.add(value);
			return value;
		});
	for (const address of addresses)
		expect((await request.get(pathOf(address))).status(), address).toBe(200);
});

test("no vacancy that is still an example is offered to job sites", () => {
	for (const route of routes) expect(builtPage(route).includes("JobPosting"), route).toBe(false);
});

test("the not-found screen stays out of search engines", async ({ request }) => {
	const html = await (await request.get("/bestaat-niet")).text();
	expect(html.includes('<meta name="robots" content="noindex"')).toBe(true);
	expect(html.match(/rel="canonical"|property="og:|ld\+json|rel="alternate"/)).toBeNull();
});

test("the manifest names the site and icons that exist", async ({ request }) => {
	const href = builtPage("/").match(/<link rel="manifest" href="([^"]+)"/)?.[1] ?? "";
	const response = await request.get(href);
	expect(response.headers()["content-type"]).toContain("application/manifest+json");
	const manifest = await response.json();
	expect(manifest).toMatchObject({ name: identity.name, lang: "nl", start_url: "/" });
	expect(builtPage("/")).toContain(`content="${manifest.theme_color}"`);
	const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
	expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
	for (const { src, sizes } of icons) {
		const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
		expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
	}
});

test("every icon of the head exists", async ({ request }) => {
	const icons = [
		...builtPage("/").matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
	];
	expect(icons.length).toBe(3);
	for (const [, href = ""] of icons) {
		const response = await request.get(href);
		expect(response.status(), href).toBe(200);
		expect(response.headers()["content-type"]).toMatch(/^image\/(png|svg\+xml)/);
	}
	expect(await (await request.get("/favicon.svg")).text()).toContain("prefers-color-scheme");
});
