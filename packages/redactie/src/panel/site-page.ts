import type { SitePageHandle } from "../page/SitePage.tsx";
import { getPanel } from "./state/store.ts";

/** The page in the frame, for what the panel does there: it is one. */
export const sitePage: { current: SitePageHandle | null } = { current: null };

export const TYPED_IN = "input:not([type=radio], [type=checkbox]), textarea";

/** To the box that one was in, or the row where one was; while one looks at the site, to the way back. */
export function toPanel(): void {
	const panel = document.getElementById("panel");
	const { last } = getPanel();
	const box = last && document.getElementById(`box-${last}`);
	const stop = panel?.querySelector<HTMLElement>(
		`[data-stop], .field-form :is(${TYPED_IN}), .field-form input, .field-form button`,
	);
	const looking = document.querySelector<HTMLElement>(".strip button");
	(looking ?? (box?.matches(TYPED_IN) ? box : (stop ?? panel)))?.focus();
}
