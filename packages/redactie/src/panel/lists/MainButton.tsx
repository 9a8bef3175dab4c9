import { type ComponentProps, type ReactNode, useId } from "react";

interface MainButtonProps extends ComponentProps<"button"> {
	/** Why it cannot be pressed yet: it stands beside it, dashed, and can be read from the button. */
	why?: ReactNode;
	/** What stands beside it else. */
	help?: ReactNode;
}

/** What one came for; while something is missing it says what. */
export function MainButton({ why, help, ...button }: MainButtonProps) {
	const id = useId();
	return (
		<>
			<button
				type="button"
				className={why ? "button not-yet" : "button primary"}
				aria-disabled={Boolean(why)}
				aria-describedby={id}
				{...button}
			/>
			<p className="help" id={id}>
				{why || help}
			</p>
		</>
	);
}
