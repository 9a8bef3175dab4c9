/** Keys never go nowhere: when what has the focus is taken away, the panel gets it. */
import { type KeyboardEvent, useEffect } from "react";
import { toPanel } from "./site-page.ts";

const isLost = () => document.activeElement === document.body;

let last: HTMLElement | undefined;

function see() {
	if (!isLost()) last = document.activeElement as HTMLElement;
}

export function watchFocus(): void {
	addEventListener("focusin", see);
	// The frame takes it without an event of its own.
	addEventListener("blur", see);
}

/** After each change of the panel. */
export function useFocus(): void {
	useEffect(() => {
		if (isLost() && last && !last.isConnected) toPanel();
	});
}

/**
 * Arrows go from one stop of a list to the next, Home and End to its first and last row.
 * @param stops is a selector; those that are folded away are passed over.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, stops: string): void {
	const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
		stop.checkVisibility(),
	);
	const target = event.target as HTMLElement;
	// Another button of a row is at its place.
	const here = all.indexOf(target.closest(".line")?.querySelector<HTMLElement>(".row") ?? target);
	const isInRow = here >= 0 && event.target instanceof HTMLInputElement === false;
	const next =
		event.key === "Home" && isInRow
			? all.find((stop) => stop.localName !== "input")
			: event.key === "End" && isInRow
				? all.at(-1)
				: by && all[here + by];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
