/** What a theme changes: `color-scheme`, by which `light-dark()` gives colours, and the words of its toggle. */
import { expect, test } from "vitest";
import { builtFile, builtPage, files, routes } from "../built-site.ts";

const RULE = /[^{};]+\{[^{};]*(;[^{};]*)*\}?/g;
const KNOWS_THEME = /\.(dark|light)\b|prefers-color-scheme/;
const MAY_KNOW = [
	/^:root\.(dark|light)\{color-scheme:(dark|light)\}$/,
	/^:root(\.dark|:not\(\.dark\)) & \.ThemeToggle_\w+(,|\{visibility:hidden\})/,
];

test("no style knows more of the theme", () => {
	const styles = [
		...[...routes, "/404"].flatMap(
			(page) => builtPage(page).match(/<style>[\s\S]*?<\/style>/g) ?? [],
		),
		...files.filter((file) => file.endsWith(".css")).map((file) => builtFile(file).toString()),
	];
	const rules = new Set(styles.flatMap((style) => style.match(RULE) ?? []));
	const knowing = [...rules].filter((rule) => KNOWS_THEME.test(rule));
	expect(knowing.length).toBeGreaterThan(1);
	expect(knowing.filter((rule) => !MAY_KNOW.some((known) => known.test(rule)))).toEqual([]);
});
