import type { KeyboardEvent } from "react";

/** Enter keeps, Esc puts back; with Ctrl, Alt or Cmd they are for the panel. */
export function boxKeys({ onKeep, onReset }: { onKeep(): void; onReset(): void }) {
	return (event: KeyboardEvent) => {
		const { key, ctrlKey, altKey, metaKey, shiftKey, nativeEvent } = event;
		if (ctrlKey || altKey || metaKey || shiftKey || nativeEvent.isComposing) return;
		if (key === "Enter") onKeep();
		else if (key === "Escape") onReset();
		else return;
		event.preventDefault();
	};
}
