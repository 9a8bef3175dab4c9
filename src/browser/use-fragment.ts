import { useEffect, useRef, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * What stands behind the # of the address, as the state of a tool: a link holds it, Back and
 * Forward change it, nothing is kept elsewhere.
 * @returns the fragment, which is undefined until the tool is awake: while the page is built,
 *   and where its script does not come. And what puts another in its place: a new step in the
 *   history, but the last step over again where `step` is that of the last time. So Back takes
 *   back all taps on one button at once.
 */
export function useFragment() {
	const [fragment, setFragment] = useState<string>();
	const current = useRef("");
	const lastStep = useRef<string>(undefined);

	useEffect(() => {
		const follow = () => {
			const next = location.hash.slice(1);
			lastStep.current = undefined;
			// A link to a place on the page chooses nothing: once it has led there, the address holds
			// what was chosen again.
			if (!isPlace(next)) current.current = next;
			else if (current.current) history.replaceState(null, "", `#${current.current}`);
			setFragment(current.current);
		};
		follow();
		// Not popstate: what opens the place that is linked to hears this one, and has to hear it first.
		addEventListener("hashchange", follow);
		return () => removeEventListener("hashchange", follow);
	}, []);

	const addStep = (next: string, step: string) => {
		const page = location.pathname + location.search;
		// By the link to the tool one arrives at a place. Back leads to where nothing is chosen.
		if (isPlace(location.hash.slice(1))) history.replaceState(null, "", page);
		const address = next ? `#${next}` : page;
		if (step === lastStep.current) history.replaceState(null, "", address);
		else history.pushState(null, "", address);
		lastStep.current = step;
	};
	const write = (next: string, step: string) => {
		current.current = next;
		setFragment(next);
		// Browsers take their time for a step.
		afterPaint(() => addStep(next, step));
	};
	return [fragment, write] as const;
}

/** The full address of a state of the tool on this page. */
export const addressOf = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`;

/** Whether the fragment is the id of something on the page. */
const isPlace = (fragment: string) => document.getElementById(fragment) !== null;
