import { controlOf } from "./box-keys";
import type { BoxProps } from "./box-props";

/** Empty, or as the file writes it: 2031-05-28. */
export const isDay = (value: string) => value === "" || /^\d{4}-\d\d-\d\d$/.test(value);

/** A day, with the calendar of the browser, which shows it as its reader writes dates. */
export function DateBox({ value, onChange, ...box }: BoxProps<string>) {
	return (
		<input
			{...controlOf(box)}
			className="box"
			type="date"
			data-empty={value === "" || undefined}
			value={value}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
