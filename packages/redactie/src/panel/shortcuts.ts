/** Keys that hold in the whole window, and in the frame. */
import { isAhead, sitePage, toPanel } from "./focus.ts";
import { goBack, step } from "./going/going.ts";
import { addBelow, leaveIt, moveBy } from "./lists/doing.ts";
import { closeDraft, make } from "./making/making.ts";
import { keep, putBack } from "./state/keeping.ts";
import { getPanel, setPanel } from "./state/store.ts";
import { redo, undo } from "./state/undoing.ts";

export function onShortcut(event: KeyboardEvent): void {
	if (event.defaultPrevented || event.isComposing || getPanel().goesTo !== undefined) return;
	if (event.view?.document.querySelector(".too-narrow")?.checkVisibility()) return;
	// It closes what lies over all, as the browser does by itself.
	if (event.key === "Escape" && document.querySelector(":popover-open")) return;
	const run = isAhead(event) ? () => {} : actionOf(event);
	if (!run) return;
	event.preventDefault();
	event.stopPropagation();
	run();
}

function actionOf(event: KeyboardEvent): (() => void) | undefined {
	const { key, ctrlKey, metaKey, altKey } = event;
	if ((ctrlKey || metaKey) && key === "k") return () => setPanel({ goesTo: "" });
	if (key === "F6") return otherHalf;
	if (/^Arrow(Up|Down)$/.test(key) && !altKey && isLost()) return toPanel;
	if (key === "Escape") return isInFrame(event) ? toPanel : putBackOrLeave;
	if (altKey && key === "ArrowUp") return () => step(-1);
	if (altKey && key === "ArrowDown") return () => step(1);
	return ctrlKey || metaKey ? (inItsList(event) ?? keepOrUndo(event)) : undefined;
}

/** Of the item that the open field is of, or of all that changed. */
function inItsList({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
	const form = key === "Enter" && document.querySelector<HTMLFormElement>("form.commit");
	if (form) return () => form.requestSubmit();
	if (getPanel().making) return key === "Enter" ? () => void make() : undefined;
	if (getPanel().open.length === 0) return undefined;
	if (key === "Enter") return addBelow;
	if (shiftKey && key === "ArrowUp") return () => moveBy(-1);
	return shiftKey && key === "ArrowDown" ? () => moveBy(1) : undefined;
}

function keepOrUndo({ key, shiftKey, target }: KeyboardEvent): (() => void) | undefined {
	// With Caps Lock a letter comes as a capital.
	const letter = key.toLowerCase();
	if (letter === "s") return () => keep();
	const isRedo = letter === "y" || (letter === "z" && shiftKey);
	const run = isRedo ? redo : letter === "z" ? undo : undefined;
	// What is searched for is no draft.
	const isSearch = (target as HTMLInputElement | null)?.type === "search";
	return isSearch ? undefined : run;
}

const isLost = () =>
	[document.body, document.getElementById("panel")].includes(document.activeElement as HTMLElement);

const isInFrame = ({ view }: UIEvent) => view !== window;

/** First puts back what was typed, then goes to where one came from: another field, or the page. */
export function putBackOrLeave(): void {
	if (getPanel().removing) leaveIt();
	else if (putBack()) return;
	else if (getPanel().making) (getPanel().open.length > 0 ? goBack : closeDraft)();
	else if (getPanel().where.at(-2)?.kind === "fields") goBack();
	else sitePage.current?.focus();
}

function otherHalf(): void {
	if (document.activeElement?.closest("#panel")) sitePage.current?.focus();
	else toPanel();
}
