import { useEffect, useRef, useState } from "react";

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
	const lastStep = useRef("");

	useEffect(() => {
		const follow = () => {
			lastStep.current = "";
			const next = location.hash.slice(1);
			// A link to a place on the page, such as the tool itself, chooses nothing.
			setFragment((last = "") => (next && document.getElementById(next) ? last : next));
		};
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, []);

	const write = (next: string, step: string) => {
		const address = next ? `#${next}` : location.pathname + location.search;
		if (step === lastStep.current) history.replaceState(null, "", address);
		else history.pushState(null, "", address);
		lastStep.current = step;
		setFragment(next);
	};
	return [fragment, write] as const;
}
