import { toString as textOf } from "hast-util-to-string";
import { expect, it } from "vitest";
import { codeOf, readPage } from "./built-page.ts";
import { moveIslandRuntime } from "./island-runtime.ts";

const directive = "(()=>{dispatchEvent(new Event('astro:load'))})()";
const element = "customElements.define('astro-island',class{})";
const html = `<script>theme()</script><body><main><style>astro-island,astro-slot{display:contents}</style><script>${directive}</script><script>${element}</script><astro-island component-url="/_astro/Tool.x.js" renderer-url="/_astro/client.x.js"></astro-island></main>`;
const files: Record<string, string> = {
	"_astro/client.x.js": 'export { t as default } from "./react.x.js";\n',
	"_astro/Tool.x.js":
		'import { e } from "./react.x.js"; import { p } from "./Part.x.js"; import("./later.js");',
};
const read = (path: string) => files[path] ?? "";
const moved = (html: string) => {
	const page = readPage(html);
	const runtime = moveIslandRuntime(page, read);
	return { page, runtime, html: page.edits.toString() };
};

it("moves the island scripts, in their order, leaves their style out, and nothing else", () => {
	const { runtime, page, html: after } = moved(html);
	expect(runtime?.script.startsWith(`${directive}\n${element}\n`)).toBe(true);
	expect(runtime?.entry).toBe("_astro/client.x.js");
	expect(after).toBe(
		`<script>theme()</script><body data-islands="/${runtime?.path} /_astro/Tool.x.js /_astro/react.x.js /_astro/Part.x.js"><main><astro-island component-url="/_astro/Tool.x.js" renderer-url="/${runtime?.path}"></astro-island></main>`,
	);
	expect(codeOf(page).map(textOf)).toEqual(["theme()"]);
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

it("exports what React's entry exports", () => {
	expect(moved(html).runtime?.script).toContain('export { t as default } from "./react.x.js"');
});
