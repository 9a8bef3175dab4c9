import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { finish } from "./finish-pages.ts";

const root = `${mkdtempSync(join(tmpdir(), "finish-"))}/`;
afterAll(() => rmSync(root, { recursive: true }));
const read = (path: string) => readFileSync(root + path, "utf8");
const write = (path: string, text: string) => writeFileSync(root + path, text);

const page = (path: string, main: string) =>
	`<!DOCTYPE html><head><link rel="canonical" href="https://x.example/${path}"><meta property="og:title" content="T"><link rel="alternate" type="text/markdown" href="/${path || "index"}.md"></head><body><main>${main}</main><script src="/_astro/a.js"></script>`;

mkdirSync(`${root}_astro`);
write("index.html", page("", "<h1>Thuis</h1><h2>Twee&#x27;s</h2><use href=/icons.svg#b></use>"));
write(
	"over.html",
	page("over", "<h1>Over</h1><style>a{}</style><h3 data-found=technology>Java</h3>"),
);
write("404.html", "<h1>Niets</h1>");
write("_astro/a.js", "a()");
write("icons.svg", '<svg><symbol id="a"></symbol><symbol id="b"></symbol></svg>');
const pages = [
	{ path: "/over", name: "Over", above: "" },
	{ path: "/", name: "Home", above: "" },
];
write("zoeken.json", JSON.stringify({ pages, kinds: { technology: "Techniek" } }));
const count = finish(root);

it("edits pages where it must and nowhere else", () => {
	expect(count).toBe(3);
	const sprite = readdirSync(`${root}_astro`).find((name) => name.startsWith("icons."));
	expect(read("index.html")).toBe(
		page("", `<h1>Thuis</h1><h2 id="twees">Twee&#x27;s</h2><use href=/_astro/${sprite}#b></use>`),
	);
	expect(read("404.html")).toBe("<h1>Niets</h1>");
	expect(read(`_astro/${sprite}`)).toBe('<svg><symbol id="b"></symbol></svg>');
});

it("writes what others read of them", () => {
	expect(read("index.md")).toBe("# Thuis\n\n## Twee's\n");
	expect(read("over.md")).toBe("# Over\n\n### Java\n");
	expect(read("over.html")).toContain('<h3 id="java" ');
	const { pages } = JSON.parse(read("zoeken.json"));
	expect(pages).toMatchObject([
		{ path: "/over", parts: [{ heading: "Java", text: "", kind: "Techniek" }] },
		{ path: "/", parts: [{ heading: "Twee's", text: "" }] },
	]);
	expect(read("_headers")).toMatch(/style-src 'self' 'sha256-/);
	expect(read("_headers")).toContain("/_astro/a.js\n");
});

it("leaves nothing behind that nobody asks for", () => {
	expect(readdirSync(root)).not.toContain("icons.svg");
});
