import { afterPaint } from "./modal.client";

/**
 * Shows a change of theme where the visitor is, before all that is out of sight gets its colours:
 * that is skipped for the one picture that answers the tap. base.css keeps its place meanwhile.
 */
export function themeChange(toggle: HTMLElement) {
	// The document hears of the tap after this, see layouts/theme.inline.ts.
	toggle.addEventListener("click", () => {
		const unseen = [...document.querySelectorAll<HTMLElement>("main > *, footer")].filter(
			(part) => {
				const { top, bottom } = part.getBoundingClientRect();
				return bottom < 0 || top > innerHeight;
			},
		);
		for (const { style } of unseen) style.contentVisibility = "hidden";
		afterPaint(() => {
			for (const { style } of unseen) style.contentVisibility = "";
		});
	});
}
