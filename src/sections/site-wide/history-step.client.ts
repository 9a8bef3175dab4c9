/**
 * Lets the Back button close a modal dialog: opening it is a step in the history, closing it
 * takes that step back, and a link in it replaces the step, so that Back never returns to an
 * open dialog.
 * @param name marks the step among those of other dialogs.
 * @returns what adds the step, to be called when the dialog is opened.
 */
export function historyStep(dialog: HTMLDialogElement, name: string): () => void {
	const onStep = () => history.state === name;

	dialog.addEventListener("close", () => {
		if (onStep()) history.back();
	});
	addEventListener("popstate", () => {
		// Forward leads to a step whose dialog is closed: not a place to be.
		if (onStep() && !dialog.open) history.back();
		else if (!onStep()) dialog.close();
	});
	// A page that the back button brings back whole has its dialogs closed.
	addEventListener("pagehide", () => dialog.close());

	dialog.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || elsewhere || link.origin !== location.origin || !onStep()) return;
		event.preventDefault();
		if (link.href === location.href && !link.hash) {
			// Going back puts the page where it was: to the top only after that.
			addEventListener(
				"popstate",
				() => requestAnimationFrame(() => setTimeout(scrollTo, 0, 0, 0)),
				{ once: true },
			);
			dialog.close();
			return;
		}
		history.replaceState(null, "");
		dialog.close();
		location.replace(link.href);
	});

	// Reloaded while it was open.
	if (!dialog.open && onStep()) history.back();

	// One dialog after another is still one step.
	return () => {
		if (history.state) history.replaceState(name, "");
		else history.pushState(name, "");
	};
}
