import styles from "./Button.module.css";

interface ButtonProps extends React.ComponentProps<"a"> {
	/** `primary` once per view. */
	variant?: "primary" | "secondary";
	/** What it costs or how long it takes, beside it. */
	note?: string | undefined;
}

/** A link that asks to be followed. */
export function Button({ variant = "primary", note, className = "", ...props }: ButtonProps) {
	return (
		<>
			<a className={`${styles.root} ${className}`} data-variant={variant} {...props} />
			{note && <small> {note} </small>}
		</>
	);
}
