import styles from "./Button.module.css";

/** Looks as the link beside it, and does something on the page itself. */
export const ActionButton = ({ className = "", ...props }: React.ComponentProps<"button">) => (
	<button
		type="button"
		className={`${styles.root} ${className}`}
		data-variant="secondary"
		{...props}
	/>
);
