import styles from "./IconButton.module.css";

/** A button that is a picture, in lines; it needs a name. */
export function IconButton({ className = "", ...props }: React.ComponentProps<"button">) {
	return <button type="button" className={`${styles.root} ${className}`} {...props} />;
}
