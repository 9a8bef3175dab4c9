import { DOMSerializer } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { PENNANT } from "../pennant.ts";
import { type Chip, type Names, wordsOf } from "./raw-text.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Draws chips: the pennant and what the name stands for; of an unknown name the name, lined red. */
export function chipView(names: Names): NodeViewConstructor {
	return (node) => {
		const chip = node.attrs as Chip;
		const known = names.has(chip.name);
		const { dom } = DOMSerializer.renderSpec(document, [
			"span",
			{ class: known ? "chip" : "chip chip-unknown", title: chip.raw },
			[
				`${SVG} svg`,
				{ class: "pennant", viewBox: PENNANT.viewBox, "aria-hidden": "true" },
				...PENNANT.fields.map(([field, d]) => [`${SVG} path`, { class: field, d }] as const),
			],
			known ? wordsOf(chip, names) : chip.raw,
		]);
		return { dom };
	};
}
