import { IconButton } from "@/components/IconButton";
import { interfaceText } from "@/queries/site";

/** Switches between light and dark; site/theme.inline.ts listens, and presses it where it is dark. */
export function ThemeToggle() {
	return (
		<IconButton className="scripted" aria-label={interfaceText.theme} data-theme-toggle>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<circle cx="12" cy="12" r="8.5" />
				<path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
			</svg>
		</IconButton>
	);
}
