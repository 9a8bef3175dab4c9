import type { KeyboardEvent } from "react";
import type { BoxProps } from "./box-props";

type ControlProps = Omit<BoxProps<never>, "value" | "onChange">;

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

/** What every control says of itself, and the keys that it has. */
export const controlOf = ({ id, labelledBy, describedBy, invalid, ...asked }: ControlProps) => ({
	id,
	"aria-labelledby": labelledBy,
	"aria-describedby": describedBy,
	"aria-invalid": invalid,
	onKeyDown: boxKeys(asked),
});
