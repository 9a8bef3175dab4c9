import { useEffect, useRef, useState } from "react";

/** How long it says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

/**
 * Copies texts, each by a name.
 * @returns what copies, and the name of what was copied, for as long as it is said, or of what the
 *   browser refused: `select` is the ref of what shows that.
 */
export function useCopied<Name extends string>() {
	const [done, setDone] = useState<{ copied?: Name; refused?: Name }>({});
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);

	const copy = async (name: Name, text: string) => {
		clearTimeout(timer.current);
		// Nothing in between: a second success is announced as well.
		setDone({});
		try {
			await navigator.clipboard.writeText(text);
			setDone({ copied: name });
			timer.current = window.setTimeout(setDone, DONE_TIME, {});
		} catch {
			setDone({ refused: name });
		}
	};
	return { copy, ...done };
}

/** Selects what is in an element as soon as it shows. */
export function select(element: HTMLElement | null) {
	if (element) getSelection()?.selectAllChildren(element);
}
