import { expect, it } from "vitest";
import { moveIslandRuntime } from "./island-runtime.ts";

const directive = "(()=>{dispatchEvent(new Event('astro:visible'))})()";
const element = "customElements.define('astro-island',class{})";
const page = `<script>theme()</script><body><main><script>${directive}</script><script>${element}</script><astro-island></astro-island></main>`;

it("moves the island scripts, in their order, and nothing else", () => {
	const moved = moveIslandRuntime(page);
	expect(moved?.script).toBe(`${directive}\n${element}`);
	expect(moved?.html).toBe(
		`<script>theme()</script><body data-islands="/${moved?.path}"><main><astro-island></astro-island></main>`,
	);
});

it("names the file after its content", () => {
	const path = (html: string) => moveIslandRuntime(html)?.path;
	expect(path(page)).toBe(path(page.replace("<main>", "<main id=x>")));
	expect(path(page)).not.toBe(path(page.replace("class{}", "class {}")));
});

it("leaves a page without islands alone", () => {
	expect(moveIslandRuntime("<script>theme()</script>")).toBeNull();
});

it("refuses a page whose island scripts it does not find", () => {
	expect(() => moveIslandRuntime("<astro-island></astro-island>")).toThrow(/astro\.config/);
});
