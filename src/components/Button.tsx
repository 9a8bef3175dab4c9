import styles from "./Button.module.css";

interface ButtonProps extends React.ComponentProps<"a"> {
	/** `primary` once per view. */
	variant?: "primary" | "secondary";
}

/** A link that asks to be followed. */
export function Button({ variant = "primary", className = "", ...props }: ButtonProps) {
	return <a className={`${styles.root} ${className}`} data-variant={variant} {...props} />;
}
