import type { KeyboardEvent } from "react";

/** What every box asks. The caller renders its label and what it says below it. */
export interface BoxProps<V> {
	/** Of the control: for the `htmlFor` of its label. */
	id: string;
	/** Its label: not every control can be the one of `htmlFor`. */
	labelledBy?: string | undefined;
	describedBy?: string | undefined;
	value: V;
	onChange(value: V): void;
	invalid: boolean;
	/** Enter. */
	onKeep(): void;
	/** Esc. */
	onReset(): void;
}

/** Enter keeps, Esc puts back; with Ctrl, Alt or Cmd they are for the panel. */
export function boxKeys({ onKeep, onReset }: Pick<BoxProps<never>, "onKeep" | "onReset">) {
	return (event: KeyboardEvent) => {
		const { key, ctrlKey, altKey, metaKey, shiftKey, nativeEvent } = event;
		if (ctrlKey || altKey || metaKey || shiftKey || nativeEvent.isComposing) return;
		if (key === "Enter") onKeep();
		else if (key === "Escape") onReset();
		else return;
		event.preventDefault();
	};
}

type ControlProps = Omit<BoxProps<never>, "value" | "onChange">;

/** What every control says of itself, and the keys that it has. */
export const controlOf = ({ id, labelledBy, describedBy, invalid, ...asked }: ControlProps) => ({
	id,
	"aria-labelledby": labelledBy,
	"aria-describedby": describedBy,
	"aria-invalid": invalid,
	onKeyDown: boxKeys(asked),
});
