import type { Ref } from "react";
import { controlOf } from "./box-keys";
import type { BoxProps } from "./box-props";

interface LineBoxProps extends BoxProps<string> {
	inputMode?: "decimal" | "text" | undefined;
	/** Shown, and cannot be changed. */
	locked?: boolean | undefined;
	/** Of what is no longer than one character. */
	isSmall?: boolean | undefined;
	ref?: Ref<HTMLInputElement> | undefined;
}

/** One line in a form of its own: a date, a telephone number, an address. No word of any language. */
export function LineBox({
	value,
	onChange,
	locked = false,
	isSmall = false,
	ref,
	inputMode,
	...box
}: LineBoxProps) {
	return (
		<input
			ref={ref}
			{...controlOf(box)}
			className="box"
			type="text"
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			inputMode={inputMode}
			placeholder=" "
			size={isSmall ? 3 : undefined}
			readOnly={locked}
			value={value}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
