import type { SitePageHandle } from "../page/SitePage.tsx";

/** The page in the frame, for what the panel does there: it is one. */
export const sitePage: { current: SitePageHandle | null } = { current: null };

export const TYPED_IN =
	"input:not([type=radio], [type=checkbox]), textarea, [contenteditable=true]";

/** To the field that is open, or to the row where one was. */
export function toPanel(): void {
	const panel = document.getElementById("panel");
	const stop = panel?.querySelector<HTMLElement>(
		`[data-stop], .field-form :is(${TYPED_IN}), .field-form input, .field-form button`,
	);
	(stop ?? panel)?.focus();
}
