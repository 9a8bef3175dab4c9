import { useEffect, useRef, useState } from "react";

/** How long it says that it has copied, in milliseconds. */
const DONE_TIME = 4000;

/**
 * Copies the address of a link. Where the browser refuses, the link is selected instead.
 * @returns the link to mark, what copies it, and what came of that, for as long as it is said.
 */
export function useCopiedLink() {
	const link = useRef<HTMLAnchorElement>(null);
	const [outcome, setOutcome] = useState<"copied" | "failed">();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		// By now it shows, and can be selected.
		if (outcome === "failed" && link.current) getSelection()?.selectAllChildren(link.current);
	}, [outcome]);

	const copy = async () => {
		if (!link.current) return;
		clearTimeout(timer.current);
		// Empty in between: a second success is announced as well.
		setOutcome(undefined);
		try {
			await navigator.clipboard.writeText(link.current.href);
			setOutcome("copied");
			timer.current = window.setTimeout(setOutcome, DONE_TIME);
		} catch {
			setOutcome("failed");
		}
	};
	return { link, copy, isCopied: outcome === "copied", hasFailed: outcome === "failed" };
}
