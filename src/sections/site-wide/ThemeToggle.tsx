import { interfaceText } from "@/queries/site";
import styles from "./ThemeToggle.module.css";

/** Switches between light and dark; layouts/theme.ts listens. Its name is what a press does. */
export function ThemeToggle() {
	return (
		<button type="button" className={styles.root} data-theme-toggle>
			<span className={styles.toDark}>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
				</svg>
				<span className="visually-hidden">{interfaceText.themeToDark}</span>
			</span>
			<span className={styles.toLight}>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<circle cx="12" cy="12" r="4.5" />
					<path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
				</svg>
				<span className="visually-hidden">{interfaceText.themeToLight}</span>
			</span>
		</button>
	);
}
