import { IconButton } from "@/components/IconButton";
import { interfaceText } from "@/queries/site";
import styles from "./ThemeToggle.module.css";

/** Switches between light and dark; site/theme.inline.ts listens, and presses it where it is dark. */
export function ThemeToggle() {
	return (
		<IconButton className={styles.root} aria-label={interfaceText.theme} data-theme-toggle>
			<svg viewBox="0 0 24 24" className={styles.toDark} aria-hidden="true">
				<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
			</svg>
			<svg viewBox="0 0 24 24" className={styles.toLight} aria-hidden="true">
				<circle cx="12" cy="12" r="4.5" />
				<path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
			</svg>
		</IconButton>
	);
}
