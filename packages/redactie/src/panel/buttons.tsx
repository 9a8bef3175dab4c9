import type { ComponentProps } from "react";

/** A picture that says at the pointer, and to who hears it, what it does. */
export function IconButton({ label, ...button }: ComponentProps<"button"> & { label: string }) {
	return (
		<button type="button" className="icon-button" aria-label={label} title={label} {...button} />
	);
}

interface KeysProps {
	keys: readonly string[];
}

/** Keys that are pressed together. */
export function Keys({ keys }: KeysProps) {
	return (
		<span className="keys">
			{keys.map((key) => (
				<kbd key={key}>{key}</kbd>
			))}
		</span>
	);
}
