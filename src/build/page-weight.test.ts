import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { dropNeedlessBytes } from "./page-weight.ts";

const lighter = (html: string) => {
	const page = readPage(html);
	dropNeedlessBytes(page);
	return page.edits.toString();
};

it("drops React's comments, but where React wakes", () => {
	expect(
		lighter(
			"<main><p>a<!-- -->b</p><astro-island><p>c<!-- -->d</p><astro-slot><p>e<!-- -->f</p></astro-slot>g<!--astro:end--></astro-island></main>",
		),
	).toBe(
		"<main><p>ab</p><astro-island><p>c<!-- -->d</p><astro-slot><p>ef</p></astro-slot>g<!--astro:end--></astro-island></main>",
	);
});

it("drops spaces of styles, but none that mean something", () => {
	expect(
		lighter(
			`<style>a{--b: clamp( 1rem, 2vw + 1px, 3rem );font:1em / 1.1 "A, B", c;content:'x, y'}</style>`,
		),
	).toBe(`<style>a{--b:clamp(1rem,2vw + 1px,3rem);font:1em/1.1 "A, B",c;content:'x, y'}</style>`);
});

it("closes shapes in themselves, but none that holds something", () => {
	expect(
		lighter('<svg><path d="M0 0"></path><circle r="1"><title>a</title></circle></svg><p></p>'),
	).toBe('<svg><path d="M0 0"/><circle r="1"><title>a</title></circle></svg><p></p>');
});

it("ends items where HTML does, and gives marks no value", () => {
	expect(lighter('<ul data-a="true"><li>a</li><li>b</li></ul><ol><li>c</li> </ol>')).toBe(
		"<ul data-a><li>a<li>b</ul><ol><li>c</li> </ol>",
	);
});

it("leaves scripts, and the spaces of words", () => {
	const html = "<script>f(a, b) /* c */</script><p>a, b / c</p>";
	expect(lighter(html)).toBe(html);
});
