/**
 * Lines around texts, on a layer of the frame's document that stands beside its body: it
 * scrolls and zooms with the page, and changes nothing of it.
 */
import { boxOf, elementOf, type Spot } from "./target.ts";

export interface Outline {
	place: Spot;
	/** `also`: another place of the field that is chosen. */
	look: "pointed" | "chosen" | "also" | "refused";
	label?: string;
	/** Behind the label, as what is less. */
	note?: string;
}

/** Between letters and line, in px. */
const PADDING = 5;

export function outlinesIn(frame: Document) {
	const layer = frame.createElement("div");
	layer.id = "editor-layer";
	layer.popover = "manual";
	frame.documentElement.append(layer);
	let shown: readonly Outline[] = [];
	let boxes: HTMLElement[] = [];

	function draw(outlines: readonly Outline[]) {
		shown = outlines;
		boxes = outlines.map(({ look, label, note }) => {
			const box = frame.createElement("div");
			box.dataset.look = look;
			if (label) {
				const tag = frame.createElement("span");
				tag.append(label);
				if (note) tag.append(Object.assign(frame.createElement("small"), { textContent: note }));
				box.append(tag);
			}
			return box;
		});
		layer.replaceChildren(...boxes);
		place();
	}

	/** Again at each scroll: the header and open menus stay where they are. */
	function place() {
		const view = frame.defaultView;
		if (!view) return;
		const [x, y] = [view.scrollX, view.scrollY];
		const elements = shown.map(({ place }) => elementOf(place));
		// Only there does the layer come above what the browser puts above all.
		const isOnTop = elements.some((one) => one?.closest("dialog[open], :popover-open"));
		if (isOnTop !== layer.matches(":popover-open")) layer.togglePopover(isOnTop);
		layer.toggleAttribute(
			"data-above",
			elements.some((one) => one?.closest("body > header")),
		);
		boxes.forEach((box, at) => {
			const outline = shown[at];
			const rect = outline && boxOf(outline.place);
			box.hidden = !rect || rect.width === 0;
			if (!rect) return;
			box.style.left = `${rect.left + x - PADDING}px`;
			box.style.top = `${rect.top + y - PADDING}px`;
			box.style.width = `${rect.width + 2 * PADDING}px`;
			box.style.height = `${rect.height + 2 * PADDING}px`;
		});
	}

	return { draw, place };
}
