/** Does what the answer to a tap need not wait for, once that answer has been painted. */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** By the names of their steps. */
const dialogs = new Map<string, HTMLElement>();
/** Whether a step is being taken back: the browser says so later. */
let isLeaving = false;

/**
 * Lets the Back button close a modal dialog: opening it is a step in the history, closing it
 * takes that step back, and a link in it replaces the step, so that Back never returns to an
 * open dialog.
 * @param dialog a popover.
 * @param name marks the step among those of other dialogs.
 */
export function historyStep(dialog: HTMLElement, name: string) {
	const onStep = () => history.state === name;
	if (dialogs.size === 0) addEventListener("popstate", followHistory);
	dialogs.set(name, dialog);

	dialog.addEventListener("beforetoggle", ({ newState }) => {
		// Browsers take their time for a step.
		if (newState === "open") afterPaint(follow);
	});
	dialog.addEventListener("toggle", ({ newState }) => {
		// When another takes its place, the step is that one's.
		if (newState === "closed" && onStep() && !openDialog()) leave();
	});
	// A page that the back button brings back whole has its dialogs closed.
	addEventListener("pagehide", () => dialog.hidePopover());

	dialog.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || elsewhere || link.origin !== location.origin || !onStep()) return;
		event.preventDefault();
		if (link.href === location.href && !link.hash) {
			// Going back puts the page where it was: to the top only after that.
			addEventListener("popstate", () => afterPaint(() => scrollTo(0, 0)), { once: true });
			dialog.hidePopover();
			return;
		}
		history.replaceState(null, "");
		dialog.hidePopover();
		location.replace(link.href);
	});

	// Opened before this ran, or reloaded while it was open.
	follow();
	if (!isOpen(dialog) && onStep()) leave();

	function follow() {
		if (isOpen(dialog)) addStep(name);
	}
}

/** The dialog that is open. */
export const openDialog = () => document.querySelector<HTMLElement>("dialog:popover-open");

const isOpen = (dialog: HTMLElement) => dialog.matches(":popover-open");

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
			if (isOpen(dialog)) addStep(name);
		} else if (history.state !== name) dialog.hidePopover();
		// Forward leads to a step whose dialog is closed: not a place to be.
		else if (!isOpen(dialog)) leave();
}
