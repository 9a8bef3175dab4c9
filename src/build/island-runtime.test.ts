import { expect, it } from "vitest";
import { moveIslandRuntime } from "./island-runtime.ts";

const directive = "(()=>{dispatchEvent(new Event('astro:visible'))})()";
const element = "customElements.define('astro-island',class{})";
const page = `<script>theme()</script><body><main><script>${directive}</script><script>${element}</script><astro-island renderer-url="/_astro/client.x.js"></astro-island></main>`;
const read = (path: string) =>
	path === "_astro/client.x.js" ? 'export{t as default}from"./react.x.js";' : "";

it("moves the island scripts, in their order, and nothing else", () => {
	const moved = moveIslandRuntime(page, read);
	expect(moved?.script.startsWith(`${directive}\n${element}\n`)).toBe(true);
	expect(moved?.html).toBe(
		`<script>theme()</script><body data-islands="/${moved?.path}"><main><astro-island renderer-url="/${moved?.path}"></astro-island></main>`,
	);
});

it("names the file after its content", () => {
	const path = (html: string) => moveIslandRuntime(html, read)?.path;
	expect(path(page)).toBe(path(page.replace("<main>", "<main id=x>")));
	expect(path(page)).not.toBe(path(page.replace("class{}", "class {}")));
});

it("leaves a page without islands alone", () => {
	expect(moveIslandRuntime("<script>theme()</script>", read)).toBeNull();
});

it("refuses a page whose island scripts it does not find", () => {
	expect(() => moveIslandRuntime("<astro-island></astro-island>", read)).toThrow(/astro\.config/);
});

it("exports what React's entry exports, and loads it when it is called", () => {
	expect(moveIslandRuntime(page, read)?.script).toContain('import("./react.x.js")).t(element)');
	expect(() => moveIslandRuntime(page, () => "export default 1")).toThrow(/_astro\/client\.x\.js/);
});
