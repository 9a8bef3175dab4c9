import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { moveIslandRuntime } from "./island-runtime.ts";

const directive = "(()=>{dispatchEvent(new Event('astro:load'))})()";
const element = "customElements.define('astro-island',class{})";
const html = `<script>theme()</script><body><main><script>${directive}</script><script>${element}</script><astro-island renderer-url="/_astro/client.x.js"></astro-island></main>`;
const read = (path: string) =>
	path === "_astro/client.x.js" ? 'export { t as default } from "./react.x.js";\n' : "";
const moved = (html: string) => {
	const page = readPage(html);
	const runtime = moveIslandRuntime(page, read);
	return { page, runtime, html: page.edits.toString() };
};

it("moves the island scripts, in their order, and nothing else", () => {
	const { runtime, page, html: after } = moved(html);
	expect(runtime?.script.startsWith(`${directive}\n${element}\n`)).toBe(true);
	expect(runtime?.entry).toBe("_astro/client.x.js");
	expect(after).toBe(
		`<script>theme()</script><body data-islands="/${runtime?.path}"><main><astro-island renderer-url="/${runtime?.path}"></astro-island></main>`,
	);
	expect(page.code.map(({ text }) => text)).toEqual(["theme()"]);
});

it("names the file after its content", () => {
	const path = (html: string) => moved(html).runtime?.path;
	expect(path(html)).toBe(path(html.replace("<main>", "<main id=x>")));
	expect(path(html)).not.toBe(path(html.replace("class{}", "class {}")));
});

it("leaves a page without islands alone", () => {
	expect(moved("<script>theme()</script>")).toMatchObject({
		runtime: undefined,
		html: "<script>theme()</script>",
	});
});

it("refuses a page whose island scripts it does not find", () => {
	expect(() => moved("<astro-island></astro-island>")).toThrow(/island-runtime\.ts/);
});

it("exports what React's entry exports, and loads it when it is called", () => {
	expect(moved(html).runtime?.script).toContain('import("./react.x.js")).t(element)');
	expect(() => moveIslandRuntime(readPage(html), () => "export default 1")).toThrow(
		/_astro\/client\.x\.js/,
	);
});
