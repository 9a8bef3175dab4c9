/**
 * The theme: what the visitor chose (`theme` in localStorage), else the system's.
 *
 * Runs in the head, before anything is painted, as the text of this function:
 * it may use nothing from outside itself. Page.astro prints it.
 *
 * - `dark` or `light` as the class of the root element; CSS follows through `color-scheme`.
 * - The browser's own bars follow through <meta name="theme-color">.
 * - The toggle is pressed while it is dark: then a press is announced.
 * - Nothing is stored before the visitor presses a [data-theme-toggle].
 */
export function theme(): void {
	const KEY = "theme";
	const root = document.documentElement;
	const system = matchMedia("(prefers-color-scheme: dark)");

	// Storage may be blocked, full or hold anything.
	const chosen = (): string | null => {
		try {
			const value = localStorage.getItem(KEY);
			return value === "dark" || value === "light" ? value : null;
		} catch {
			return null;
		}
	};

	const show = (theme: string) => {
		root.className = theme;
		for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]"))
			meta.media = meta.dataset.theme === theme ? "all" : "not all";
		const isDark = `${theme === "dark"}`;
		document.querySelector("[data-theme-toggle]")?.setAttribute("aria-pressed", isDark);
	};

	const showCurrent = () => show(chosen() ?? (system.matches ? "dark" : "light"));

	showCurrent();
	system.addEventListener("change", showCurrent);
	// Another tab chose, or cleared what was chosen.
	addEventListener("storage", showCurrent);
	// Now there is a toggle. And a page kept alive by the back button missed what happened meanwhile.
	addEventListener("pageshow", showCurrent);

	// On the document, so that the button works before anything else has loaded.
	document.addEventListener("click", (event) => {
		if (!(event.target as Element).closest("[data-theme-toggle]")) return;
		const next = root.className === "dark" ? "light" : "dark";
		show(next);
		try {
			localStorage.setItem(KEY, next);
		} catch {
			// The choice then holds for this page only.
		}
	});
}
