/** Keys never go nowhere: when what has the focus is taken away, the panel gets it. */
import { useEffect, useRef } from "react";
import { toPanel } from "./site-page.ts";

const isLost = () => document.activeElement === document.body;

export function useFocus(): void {
	const last = useRef<HTMLElement>(null);

	useEffect(() => {
		function see() {
			if (!isLost()) last.current = document.activeElement as HTMLElement;
		}
		// A window that is too narrow for the panel hides it for a while.
		function back() {
			if (isLost()) last.current?.focus();
		}
		addEventListener("focusin", see);
		// The frame takes it without an event of its own.
		addEventListener("blur", see);
		addEventListener("resize", back);
		return () => {
			removeEventListener("focusin", see);
			removeEventListener("blur", see);
			removeEventListener("resize", back);
		};
	}, []);

	// After each change of the panel.
	useEffect(() => {
		if (isLost() && last.current && !last.current.isConnected) toPanel();
	});
}
