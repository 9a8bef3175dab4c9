/** Share images, icons and the files of icons: that they exist, and as they are announced. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtFile, builtPage, content, metaOf, pathOf, routes } from "../built-site.ts";

test("each page has a light share image of its own", async () => {
	const pictures = new Set<string>();
	for (const route of routes) {
		const meta = metaOf(route);
		const path = pathOf(meta["og:image"] ?? "");
		expect(path, route).toMatch(/\.png$/);
		const picture = builtFile(path);
		expect(picture.length, route).toBeLessThan(60_000);
		expect(await sharp(picture).metadata(), route).toMatchObject({
			format: "png",
			width: Number(meta["og:image:width"]),
			height: Number(meta["og:image:height"]),
		});
		expect([meta["og:image:width"], meta["og:image:height"]]).toEqual(["1200", "630"]);
		pictures.add(picture.toString("base64"));
	}
	expect(pictures.size).toBe(routes.length);
});

test("the manifest names the site and icons that exist", async () => {
	const href = builtPage("/").match(/<link rel="manifest" href="([^"]+)"/)?.[1] ?? "";
	const manifest = JSON.parse(builtFile(href).toString());
	expect(manifest).toMatchObject({ name: content.identity.name, lang: "nl", start_url: "/" });
	expect(builtPage("/")).toContain(`content="${manifest.theme_color}"`);
	const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
	expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
	for (const { src, sizes } of icons) {
		const { width, height, format } = await sharp(builtFile(src)).metadata();
		expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
	}
});

test("every icon of the head exists, and one follows the theme", async () => {
	const icons = [
		...builtPage("/").matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
	];
	expect(icons.length).toBe(3);
	for (const [, href = ""] of icons)
		expect((await sharp(builtFile(href)).metadata()).format, href).toMatch(/^(png|svg)$/);
	expect(builtFile("/favicon.svg").toString()).toContain("prefers-color-scheme");
});

test("every small flag that a menu or the search shows is in their one file", () => {
	const asked = routes.flatMap((route) => [
		...builtPage(route).matchAll(/ src="\/flags\.svg#([^"]*)" alt="" loading="lazy"/g),
	]);
	const found = builtFile("/zoeken.json")
		.toString()
		.matchAll(/"flag":"(.)"/g);
	const letters = new Set([...asked, ...found].map(([, letter]) => letter));
	expect(letters.size).toBeGreaterThan(1);
	for (const letter of letters)
		expect(builtFile("/flags.svg").toString()).toContain(`<view id="${letter}"`);
});

test("every icon is in the file that its page names, and no file has more", () => {
	const asked = new Map<string, Set<string>>();
	for (const route of routes)
		for (const [, file = "", name = ""] of builtPage(route).matchAll(
			/"(\/_astro\/icons\.[^"#]+)#([a-z0-9-]+)"/g,
		))
			asked.set(file, (asked.get(file) ?? new Set()).add(name));
	expect(asked.size).toBeGreaterThan(1);
	for (const [file, names] of asked) {
		const held = [
			...builtFile(file)
				.toString()
				.matchAll(/<symbol id="([^"]+)"/g),
		];
		expect(held.map(([, name]) => name).toSorted(), file).toEqual([...names].toSorted());
	}
});
