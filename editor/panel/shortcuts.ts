/** Keys that hold in the whole window, and in the frame. */
import { step } from "./going.ts";
import { keep, putBack } from "./keeping.ts";
import { sitePage } from "./site-page.ts";
import { getPanel, setPanel } from "./store.ts";
import { redo, undo } from "./undoing.ts";

interface Shortcuts {
	goTo(): void;
}

export function shortcuts({ goTo }: Shortcuts) {
	return (event: KeyboardEvent): void => {
		if (event.defaultPrevented || event.isComposing) return;
		const run = actionOf(event, goTo);
		if (!run) return;
		event.preventDefault();
		run();
	};
}

function actionOf(event: KeyboardEvent, goTo: () => void): (() => void) | undefined {
	const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
	const { looking } = getPanel();
	if (key === "F6") return otherHalf;
	if (altKey && !looking) {
		if (key === "ArrowUp") return () => step(-1);
		if (key === "ArrowDown") return () => step(1);
	}
	if (ctrlKey || metaKey) {
		if (key === "k") return goTo;
		if (key === "e") return () => setPanel({ looking: !looking });
		if (looking) return undefined;
		if (key === "s") return () => void keep();
		// A box first undoes its own typing.
		if (isTyping(event.target)) return undefined;
		if (key.toLowerCase() === "z") return shiftKey ? redo : undo;
		if (key === "y") return redo;
	}
	if (key === "Escape" && !looking && inPanel(event.target)) return back;
	return undefined;
}

/** The frame's elements are of another window: no instanceof. */
const isTyping = (target: EventTarget | null) =>
	(target as Element | null)?.matches?.(
		"input:not([type=radio], [type=checkbox]), textarea, [contenteditable=true]",
	) ?? false;

const inPanel = (target: EventTarget | null) =>
	target instanceof Element && target.closest("dialog") === null;

/** First puts back what was typed, then goes to the page, to the same text. */
function back(): void {
	if (getPanel().showsKeys) setPanel({ showsKeys: false });
	else if (!putBack()) sitePage.current?.focus();
}

function otherHalf(): void {
	const inside = document.activeElement?.closest("#panel");
	if (inside) sitePage.current?.focus();
	else
		(
			document.querySelector<HTMLElement>(
				"#panel [data-stop], #panel .box, #panel [contenteditable=true]",
			) ?? document.getElementById("panel")
		)?.focus();
}
