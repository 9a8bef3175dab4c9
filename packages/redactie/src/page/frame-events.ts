/** What somebody does on the page with pointer and keys, told to the panel. */
import type { FieldId } from "../protocol.ts";
import { type FrameView, idOf } from "./frame-view.ts";
import type { Place } from "./mapping.ts";
import type { Meant } from "./meant.ts";

export type PageChoice =
	| { kind: "field"; id: FieldId; offset: number; word: boolean }
	| Exclude<Meant, { kind: "field" }>;

export interface FrameCallbacks {
	onChoose(choice: PageChoice): void;
	onPoint(id?: FieldId): void;
	onFollow(path: string): void;
	onLeave(): void;
}

/** What opens something by itself, without script. */
const OPENER = "summary, [popovertarget], [command]";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** @returns the element that has the focus for all of the page. */
export function listenTo(page: FrameView, call: () => FrameCallbacks): HTMLElement {
	const { frame } = page;
	const view = frame.defaultView as Window & typeof globalThis;
	const stop = frame.createElement("div");
	stop.id = "editor-stop";
	stop.tabIndex = 0;
	// Arrows are for the texts of the page, also where a screen reader reads with them.
	stop.role = "application";
	/** An application is read by nobody: it says itself where the arrows are. */
	const said = frame.createElement("div");
	said.className = "visually-hidden";
	said.role = "status";
	frame.documentElement.append(stop, said);

	/** Remembered, as the panel hears of a change only. */
	let pointed: FieldId | undefined;
	const point = (id: FieldId | undefined) => {
		if (id !== pointed) call().onPoint(id);
		pointed = id;
	};
	let moved = 0;
	frame.addEventListener("mousemove", (event) => {
		view.cancelAnimationFrame(moved);
		moved = view.requestAnimationFrame(() => {
			const target = page.point(event);
			point(target && idOf(target));
			page.draw({ ...page.marked, pointed });
		});
	});
	frame.documentElement.addEventListener("mouseleave", () => {
		view.cancelAnimationFrame(moved);
		point(undefined);
	});
	// The focus stays where it is: after a click it goes into the box of the panel.
	frame.addEventListener("mousedown", (event) => event.preventDefault());
	for (const kind of ["submit", "dragstart", "auxclick"])
		frame.addEventListener(kind, (event) => event.preventDefault());

	frame.addEventListener("click", (event) => {
		const under = event.target as Element;
		const path = under.closest("a")?.getAttribute("href");
		if (event.ctrlKey || event.metaKey) {
			event.preventDefault();
			if (path?.startsWith("/")) call().onFollow(path);
			return;
		}
		const target = page.point(event);
		const opener = under.closest(OPENER);
		const isWords = target && "nodes" in target.place;
		const isAgain = event.detail === 1 && target && idOf(target) === page.marked.chosen;
		// Its sign opens it, and its words when they are chosen already.
		if (opener && (!isWords || isAgain)) return;
		event.preventDefault();
		if (!target) return;
		const { meant } = target;
		call().onChoose(meant.kind === "field" ? { ...meant, word: event.detail === 2 } : meant);
	});

	/** The text that the arrows are at. */
	let current: Place | undefined;
	const go = (next: (stops: Place[], at: number) => number) => {
		const stops = page.stops();
		const id = pointed ?? page.marked.chosen;
		const known = current && stops.includes(current) ? current : undefined;
		const at = known?.id === id && known ? stops.indexOf(known) : findStop(stops, id, page);
		current = stops[Math.min(Math.max(next(stops, at), 0), stops.length - 1)];
		if (!current) return;
		page.pointTo(current);
		page.show(current.id, current);
		point(current.id);
		page.draw({ ...page.marked, pointed: current.id });
		said.textContent = page.sayOf(current);
	};
	frame.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const step = STEPS[event.key];
		if (step) go((_, at) => at + step);
		else if (event.key === "Home") go(() => 0);
		else if (event.key === "End") go((stops) => stops.length - 1);
		else if (event.key === "Enter" && pointed)
			call().onChoose({ kind: "field", id: pointed, offset: 0, word: false });
		else if (["Escape", "Tab", "F6"].includes(event.key)) call().onLeave();
		else return;
		event.preventDefault();
		event.stopPropagation();
	});
	frame.addEventListener("focusin", ({ target }) => {
		if (target !== stop && !frame.querySelector(":modal")) stop.focus({ preventScroll: true });
	});

	for (const kind of ["scroll", "toggle"]) frame.addEventListener(kind, page.replace, true);
	frame.addEventListener("load", page.settle, true);
	new view.ResizeObserver(page.replace).observe(frame.body);
	frame.fonts.addEventListener("loadingdone", page.settle);
	return stop;
}

/** Where the arrows begin: at the field they know, else before the first text in the window. */
function findStop(stops: Place[], id: FieldId | undefined, page: FrameView): number {
	const known = stops.findIndex((place) => place.id === id);
	return known >= 0 ? known : stops.findIndex((place) => page.isInView(place.id)) - 1;
}
