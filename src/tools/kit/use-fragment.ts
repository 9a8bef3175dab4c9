import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../../components/after-paint";

/** Marks the step in the history that a tool has added. */
const STEP = "tool";

/**
 * What stands behind the # of the address, as the state of a tool: a link holds it, Back and
 * Forward change it, nothing is kept elsewhere.
 * @returns the fragment, which is undefined until the tool is awake: while the page is built,
 *   and where its script does not come. And what puts another in its place: the first time as a
 *   step in the history, then in that same step. So Back leaves the tool, whatever one has tried.
 */
export function useFragment() {
	const [fragment, setFragment] = useState<string>();
	const current = useRef("");

	useEffect(() => {
		const follow = () => {
			const next = readFragment(location.hash);
			// A link to a place on the page chooses nothing: once it has led there, the address holds
			// what was chosen again.
			if (!isPlace(next)) current.current = next;
			else if (current.current) history.replaceState(STEP, "", `#${current.current}`);
			setFragment(current.current);
		};
		follow();
		// Not popstate: what opens the place that is linked to hears this one, and has to hear it first.
		addEventListener("hashchange", follow);
		return () => removeEventListener("hashchange", follow);
	}, []);

	const keepStep = (next: string) => {
		const page = location.pathname + location.search;
		// By the link to the tool one arrives at a place. Back leads to where nothing is chosen.
		if (isPlace(readFragment(location.hash))) history.replaceState(history.state, "", page);
		const address = next ? `#${next}` : page;
		if (history.state === STEP) history.replaceState(STEP, "", address);
		else history.pushState(STEP, "", address);
	};
	const write = (next: string) => {
		current.current = next;
		setFragment(next);
		// Browsers take their time for a step.
		afterPaint(() => keepStep(next));
	};
	return [fragment, write] as const;
}

/** As a tool writes it: not in the capitals of who types it from paper, nor as a mail program encodes it. */
export function readFragment(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1)).toLowerCase();
	} catch {
		return "";
	}
}

/** The full address of a state of the tool on this page. */
export const addressOf = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`;

/** Whether the fragment is the id of something on the page. */
const isPlace = (fragment: string) => document.getElementById(fragment) !== null;
