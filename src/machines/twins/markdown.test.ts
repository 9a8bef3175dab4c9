import { describe, expect, it } from "vitest";
import {
	figures,
	link,
	list,
	plainText,
	section,
	steps,
	table,
	text,
	toMarkdown,
} from "./markdown.ts";

describe("text", () => {
	it.each([
		["een *ster* en een_streepje", "een \\*ster\\* en een\\_streepje"],
		["<script>", "\\<script>"],
		["# geen kop", "\\# geen kop"],
		["- geen lijst", "\\- geen lijst"],
		["12. november", "12\\. november"],
		["[haken] en `code` en \\", "\\[haken\\] en \\`code\\` en \\\\"],
	])("takes nothing for a mark: %s", (plain, markdown) => {
		expect(text(plain)).toBe(markdown);
	});

	it.each(["<50ms", "-40%", "99,95%", "12.000+", "CI/CD & cloud"])(
		"leaves %s as it is",
		(plain) => {
			expect(text(plain)).toBe(plain);
		},
	);
});

describe("a twin", () => {
	it("is a title, what leads in, and sections", () => {
		const twin = {
			title: "Cases",
			lead: ["Intro."],
			sections: [section("Alle", list(["een", "twee"]), undefined, "", ["slot"])],
		};
		expect(toMarkdown(twin)).toBe("# Cases\n\nIntro.\n\n## Alle\n\n- een\n- twee\n\nslot\n");
	});

	it("numbers what follows on each other, names figures and links", () => {
		expect(
			steps([
				["Eerst", "dit"],
				["Dan", "dat"],
			]),
		).toBe("1. **Eerst**: dit\n2. **Dan**: dat");
		expect(figures([{ value: "-40%", label: "kosten" }])).toBe("- **-40%**: kosten");
		expect(link("Lees [meer]", "https://x.example/a")).toBe(
			"[Lees \\[meer\\]](https://x.example/a)",
		);
	});

	it("keeps a table's columns, whatever the cells hold", () => {
		expect(
			table([
				["", "A"],
				["rij", "x|y"],
			]),
		).toBe("|  | A |\n| --- | --- |\n| rij | x\\|y |");
	});
});

describe("plain text", () => {
	it("is the words of the blocks, in sentences", () => {
		const words = [
			"### Kop",
			"Een *zin*.".replaceAll("*", "\\*"),
			"- **3x**: sneller\n- **-40%**: kosten",
			"1. **Eerst**: dit?",
			"[Verder](https://x.example/verder)",
			table([
				["", "A"],
				["rij", "cel"],
			]),
		];
		expect(plainText(words)).toBe(
			"Kop. Een *zin*. 3x: sneller. -40%: kosten. Eerst: dit? A. rij cel.",
		);
	});
});
