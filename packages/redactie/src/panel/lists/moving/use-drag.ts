import { type PointerEvent, useRef } from "react";
import type { ContentList } from "../../../protocol.ts";
import { getPanel } from "../../state/store.ts";
import { moveTo, pickUp, putBack, putDown } from "./moving.ts";

/** Pixels that a hand may tremble in a click. */
const TREMBLE = 4;

interface Drag {
	from: number;
	y: number;
	isOn: boolean;
}

/** Dragging a row by its grip, with a mouse, a pen or a finger. */
export function useDrag(list: ContentList) {
	const drag = useRef<Drag>(undefined);

	function begin(event: PointerEvent, from: number) {
		if (event.button === 0) drag.current = { from, y: event.clientY, isOn: false };
	}

	function move(event: PointerEvent<HTMLElement>) {
		const { current } = drag;
		if (!current || (!current.isOn && Math.abs(event.clientY - current.y) < TREMBLE)) return;
		// Put back by a key, or another is on its way still.
		if (current.isOn !== Boolean(getPanel().moving)) {
			drag.current = undefined;
			return;
		}
		if (!current.isOn) {
			current.isOn = true;
			event.currentTarget.setPointerCapture(event.pointerId);
			void pickUp(list, current.from);
		}
		const others = [...event.currentTarget.querySelectorAll("[data-is=item]")];
		const to = others.filter((row) => middleOf(row) < event.clientY).length;
		moveTo(list, current.from, to);
	}

	function end(finish: () => void) {
		if (drag.current?.isOn) finish();
		drag.current = undefined;
	}

	return {
		begin,
		rows: {
			onPointerMove: move,
			onPointerUp: () => end(putDown),
			onPointerCancel: () => end(putBack),
		},
	};
}

function middleOf(row: Element): number {
	const { top, height } = row.getBoundingClientRect();
	return top + height / 2;
}
