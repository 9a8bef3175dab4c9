import words from "words:tools";
import { useEffect, useRef, useState } from "react";

/** How long it says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

/**
 * Copies the address of a link. Where the browser refuses, the link is selected instead.
 * @returns the link to mark, what copies it, and what to say about that.
 */
export function useCopiedLink() {
	const link = useRef<HTMLAnchorElement>(null);
	const [said, setSaid] = useState<string>();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);

	const copy = async () => {
		if (!link.current) return;
		clearTimeout(timer.current);
		// Empty in between: a second success is announced as well.
		setSaid(undefined);
		try {
			await navigator.clipboard.writeText(link.current.href);
			setSaid(words.copied);
			timer.current = window.setTimeout(setSaid, DONE_TIME);
		} catch {
			getSelection()?.selectAllChildren(link.current);
			setSaid(words.failed);
		}
	};
	return { link, copy, said };
}
