// @vitest-environment jsdom
/** What pages say to who listens. Each was heard in Orca with Firefox to go wrong otherwise. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { spokenOf } from "../../src/text/spoken.ts";
import { builtFile, builtPage, content, dist, routes, twinPath } from "../built-site.ts";
import { documentOf } from "../document.ts";

const startOf = (element: Element) => element.outerHTML.slice(0, 120);
const styles = [
	...globSync("_astro/*.css", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8")),
	...routes.map(builtPage),
].join("\n");

describe.for(routes)("%s", (route) => {
	const page = documentOf(route);

	test("what is heard instead of a figure stands beside it, in its line, and is no text of the page", () => {
		const said = [...page.querySelectorAll("main [data-nosnippet].spoken")];
		const twin = builtFile(twinPath(route)).toString();
		for (const spoken of said) {
			const printed = spoken.previousElementSibling;
			expect(printed?.matches("[aria-hidden=true][data-printed]"), startOf(spoken)).toBe(true);
			expect(spoken.textContent).toBe(
				spokenOf(printed?.textContent ?? "", content.interface.spoken),
			);
			expect(twin).not.toContain(`${printed?.textContent}${spoken.textContent}`);
			expect(twin).not.toContain(`${printed?.textContent} ${spoken.textContent}`);
		}
	});

	test("no figure is left with signs that a voice loses", () => {
		const heard = documentOf(route);
		for (const hidden of heard.querySelectorAll("main [aria-hidden=true]")) hidden.remove();
		const figures = [...heard.querySelectorAll("main :is(dd, li, h3, .display)")];
		const lost = figures.filter(({ textContent }) =>
			/^<\d|^\d[\d,.]*(x|[\s\u00a0]?ms)(?!\p{L})/u.test(textContent ?? ""),
		);
		expect(lost.map(startOf)).toEqual([]);
	});

	test("values of a list begin with words: one that begins with a box is passed by", () => {
		const boxed = [...page.querySelectorAll("main dd > :is(div, ul, ol, p):first-child")];
		expect(boxed.map(startOf)).toEqual([]);
	});

	test("a caption does not name its figure as well: it would be heard twice", () => {
		const twice = [...page.querySelectorAll("main figure:not([role=none]):has(> figcaption)")];
		expect(
			twice.filter((figure) => !figure.querySelector("blockquote, strong")).map(startOf),
		).toEqual([]);
	});

	test("every head of a table says of what it is one, and has words", () => {
		for (const head of page.querySelectorAll("th:not([role])")) {
			expect(head.getAttribute("scope"), startOf(head)).toMatch(/^(col|row)$/);
			expect(head.textContent, startOf(head)).not.toBe("");
		}
		for (const empty of page.querySelectorAll("td:empty"))
			expect(empty.ariaHidden, startOf(empty)).toBe("true");
	});

	test("places that announce are silent while they are empty", () => {
		expect([...page.querySelectorAll("[role=status]")].map(startOf)).toEqual([]);
	});
});

describe.for(content.cases.filter(({ story }) => story))(
	"/cases/$slug",
	({ slug, metrics, story }) => {
		const page = documentOf(`/cases/${slug}`);

		test("a result has its figure in its heading", () => {
			const headings = [...page.querySelectorAll("main .figures h3")].map((heading) => {
				for (const hidden of heading.querySelectorAll("[aria-hidden=true]")) hidden.remove();
				return heading.textContent?.replaceAll("\u00a0", " ");
			});
			const { spoken } = content.interface;
			expect(headings).toEqual(
				metrics.map(({ value, label }) =>
					`${spokenOf(value, spoken)} ${label}`.replaceAll("\u00a0", " "),
				),
			);
		});

		test("its drawings are heard as a sentence each, without a key to what is not seen", () => {
			const { banner, detail } = content.paginas.cases;
			const keys = [banner.mast];
			for (const hidden of page.querySelectorAll("main [aria-hidden=true]")) hidden.remove();
			for (const key of keys) expect(page.body.textContent).not.toContain(key);
			const { before, after } = story?.drawing ?? {};
			const heard = [...page.querySelectorAll("[data-hero] > figure > *")].map(
				({ textContent }) => textContent,
			);
			expect(heard).toEqual(
				before && after
					? [
							`${detail.drawing.before}: ${before.caption} ${detail.drawing.after}: ${after.caption}`,
						]
					: [],
			);
		});
	},
);

test("English that is no Dutch term says that it is", () => {
	const english = content.expertise.flatMap(({ slug, stats, intro }) =>
		[...stats.map((stat) => ({ ...stat, title: stat.label })), ...intro.badges].flatMap((text) =>
			text.english ? [{ route: `/expertise/${slug}`, title: text.title }] : [],
		),
	);
	expect(english.length).toBeGreaterThan(0);
	for (const { route, title } of english) {
		const said = [...documentOf(route).querySelectorAll("main [lang=en]")].map(
			({ textContent }) => textContent,
		);
		expect(said).toContain(title);
	}
});

test("the menu of small windows has a name that its button has not: one just said is not repeated", () => {
	const opener = documentOf("/").querySelector("[popovertarget=menu]:not(dialog *)");
	const menu = opener?.ownerDocument.querySelector("dialog#menu");
	expect(menu?.ariaLabel).toBeTruthy();
	expect(menu?.ariaLabel).not.toBe(opener?.ariaLabel);
});

test("a sign that styles draw says nothing", () => {
	expect(styles).toMatch(/content:\s*"[+−]"\s*\/\s*""/);
	expect(styles).not.toMatch(/content:\s*"[+−×✓]"\s*[;}]/);
});
