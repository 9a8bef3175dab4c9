/** By the names of their steps. */
const dialogs = new Map<string, HTMLDialogElement>();
/** Whether a step is being taken back: the browser says so later. */
let isLeaving = false;

/**
 * Lets the Back button close a modal dialog: opening it is a step in the history, closing it
 * takes that step back, and a link in it replaces the step, so that Back never returns to an
 * open dialog.
 * @param name marks the step among those of other dialogs.
 * @returns what adds the step, to be called when the dialog is opened.
 */
export function historyStep(dialog: HTMLDialogElement, name: string): () => void {
	const onStep = () => history.state === name;
	if (dialogs.size === 0) addEventListener("popstate", followHistory);
	dialogs.set(name, dialog);

	dialog.addEventListener("close", () => {
		if (onStep()) leave();
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
	if (!dialog.open && onStep()) leave();
	return () => addStep(name);
}

/** One dialog after another is still one step. */
function addStep(name: string) {
	if (isLeaving) return;
	if (history.state) history.replaceState(name, "");
	else history.pushState(name, "");
}

function leave() {
	// Its dialog and the history may both ask for it: twice back would leave the page.
	if (isLeaving) return;
	isLeaving = true;
	history.back();
}

function followHistory() {
	const wasLeaving = isLeaving;
	isLeaving = false;
	for (const [name, dialog] of dialogs)
		if (wasLeaving) {
			// Opened again before the step of the last time was gone.
			if (dialog.open) addStep(name);
		} else if (history.state !== name) dialog.close();
		// Forward leads to a step whose dialog is closed: not a place to be.
		else if (!dialog.open) leave();
}
