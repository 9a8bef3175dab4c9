/** Keys never go nowhere: when what has the focus is taken away, the panel gets it. */
import { type KeyboardEvent, useEffect } from "react";
import type { FrameView } from "../page/frame-view.ts";
import { getPanel } from "./state/store.ts";

const isLost = () => document.activeElement === document.body;

let last: HTMLElement | undefined;

function see() {
	if (!isLost()) last = document.activeElement as HTMLElement;
}

/** Once for the window. */
export function useFocus(): void {
	useEffect(() => {
		addEventListener("focusin", see);
		// The frame takes it without an event of its own.
		addEventListener("blur", see);
	}, []);
	// After each change of the panel.
	useEffect(() => {
		if (isLost() && last && !last.isConnected) toPanel();
	});
}

/** Arrows go from one stop to the next. @param stops is a selector; what is folded away is passed over. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, stops: string): void {
	const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
	if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
		stop.checkVisibility(),
	);
	const target = event.target as HTMLElement;
	// Another button of a row is at its place.
	const here = all.indexOf(target.closest(".line")?.querySelector<HTMLElement>(".row") ?? target);
	const next = all[here + by];
	if (!next) return;
	event.preventDefault();
	next.focus();
}

/** The page in the frame, for what the panel does there: it is one. */
export const sitePage: {
	current?: (Pick<FrameView, "show" | "isInView"> & { focus(): void }) | undefined;
} = {};

/** Letters that are typed while the box for them is on its way. */
let ahead: string | undefined;

/** @param coming ends as the box has the focus: it gets what was typed until then. */
export function typeAhead(coming: Promise<unknown>): void {
	ahead = "";
	void coming.finally(() =>
		requestAnimationFrame(() => {
			if (ahead) document.execCommand("insertText", false, ahead);
			ahead = undefined;
		}),
	);
}

/** @returns whether this key is for a box that is on its way. */
export function isAhead({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean {
	if (ahead === undefined || key.length > 1 || ctrlKey || metaKey || altKey) return false;
	ahead += key;
	return true;
}

/** Boxes for words and figures. */
export const TYPED_IN = "input:not([type=radio], [type=checkbox], [type=search]), textarea";

/** To the box that one was in, or the row where one was. */
export function toPanel(): void {
	const panel = document.getElementById("panel");
	const { last } = getPanel();
	const box = last && document.getElementById(`box-${last}`);
	const stop = panel?.querySelector<HTMLElement>(
		`[data-stop], .field-form :is(${TYPED_IN}), .field-form input, .field-form button`,
	);
	enter(box?.matches(TYPED_IN) ? box : (stop ?? panel));
}

/** What is typed on comes behind what stands there: its place in the list, or its window, may be a new one. */
export function enter(box: HTMLElement | null): void {
	box?.focus();
	if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length);
}
