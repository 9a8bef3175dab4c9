/** What the tests know of the built site without opening it: its pages, its files, its content. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "../src/content/content-files.ts";
import { readContent } from "../src/content/read-content.ts";

/** The folder of this project. */
export const root = join(import.meta.dirname, "..");
/** What the site was built from: this project, or a copy of it with other content. */
export const project = process.env.SITE ?? root;
export const dist = join(project, "dist");

const paths = [...globSync("**/*.*", { cwd: dist }), ...globSync(".well-known/*", { cwd: dist })]
	.map((path) => `/${path.replaceAll("\\", "/")}`)
	.sort();

/** The path of every built page but the not-found screen: a new page is tested unasked. */
export const routes = paths
	.filter((path) => path.endsWith(".html") && path !== "/404.html")
	.map((path) => path.replace(/(^\/index)?\.html$/, "") || "/")
	.sort();

/** The path of every other file that a visitor may ask for. */
export const files = paths.filter((path) => !path.endsWith(".html"));

/** A file of the built site, by its path. */
export const builtFile = (path: string) => readFileSync(join(dist, path));

/** The HTML of a built page. */
export const builtPage = (route: string) =>
	builtFile(`${route === "/" ? "/index" : route}.html`).toString();

/** The path of a page's Markdown twin. */
export const twinPath = (route: string) => `${route === "/" ? "/index" : route}.md`;

export const content = readContent(contentFiles(project));

/** The full address of a page or file, as machines are told it. */
export const addressOf = (path: string) => new URL(path, content.identity.url).href;

/**
 * The path of an address of the site.
 * @throws when it is not one of a page or a file of the built site.
 */
export function pathOf(address: string): string {
	const { origin, pathname } = new URL(address);
	if (origin !== content.identity.url) throw new Error(`${address} is not of this site`);
	if (![...routes, ...files].includes(pathname))
		throw new Error(`${address} is neither a page nor a file of the built site`);
	return pathname;
}

/** Text as HTML means it, of an attribute or an element that holds text alone. */
export const unescaped = (html = "") =>
	html
		.replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");

/** The words of a piece of HTML, as `textContent` has them. */
export const textOf = (html: string) =>
	unescaped(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ""));

/** The words of a page's main part. */
export const mainText = (route: string) =>
	textOf(builtPage(route).match(/<main[\s\S]*<\/main>/)?.[0] ?? "");

/** What stands in the tab of a page. */
export const titleOf = (route: string) =>
	unescaped(builtPage(route).match(/<title>(.*?)<\/title>/)?.[1]);

/** What the head of a page says, by `name` or `property`. */
export function metaOf(route: string): Record<string, string> {
	const tags = builtPage(route).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
	return Object.fromEntries([...tags].map(([, name, value]) => [name, unescaped(value)]));
}

/** A value of structured data, by its type. */
export type Thing = { "@type": string } & Record<string, unknown>;

/**
 * The structured data of a page, by type.
 * @throws when there is not one block of it, or not in the words of schema.org.
 */
export function thingsOf(route: string): Map<string, Thing> {
	const blocks = [
		...builtPage(route).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
	];
	if (blocks.length !== 1) throw new Error(`${route} has ${blocks.length} blocks of it`);
	const { "@context": context, "@graph": graph } = JSON.parse(blocks[0]?.[1] ?? "");
	if (context !== "https://schema.org") throw new Error(`${route} speaks ${context}`);
	return new Map((graph as Thing[]).map((thing) => [thing["@type"], thing]));
}
