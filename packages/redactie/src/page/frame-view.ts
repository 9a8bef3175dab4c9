/**
 * The page in the frame: shows it, draws what is chosen, finds and opens what hides; and what somebody does there with
 * pointer and keys, told to the panel.
 */
import type { FieldId, RenderedPage } from "../protocol.ts";
import { words } from "../words.ts";
import {
	bring,
	canBeSeen,
	closeOpened,
	hiderOf,
	type Live,
	liveWords,
	quiet,
	reveal,
} from "./bring.ts";
import styles from "./frame.css?raw";
import { mapPage, type PageMap, type PageOrder, type Place, takeMarks } from "./mapping.ts";
import {
	boxOf,
	elementOf,
	type Fields,
	type Meant,
	type Outline,
	outlinesIn,
	placesOf,
	type Spot,
	type Target,
	targetAt,
} from "./target.ts";

/** What the panel says of the fields on the page. */
export interface Marked {
	chosen?: FieldId | undefined;
	/** In the list of fields, or on the page. */
	pointed?: FieldId | undefined;
	/** What is typed into the field that is chosen cannot be kept. */
	refused: boolean;
	/** Empty fields of what is about to be made: the page shows words in their stead. */
	standIns: readonly FieldId[];
}

export type FrameView = ReturnType<typeof openFrame>;

export function openFrame(frame: Document) {
	const view = frame.defaultView as Window & typeof globalThis;
	const style = Object.assign(frame.createElement("style"), { textContent: styles });
	style.dataset.editor = "";
	frame.head.append(style);
	let map: PageMap | undefined;
	let fields: Fields = new Map();
	let path: string | undefined;
	let marked: Marked = { refused: false, standIns: [] };
	/** What was scrolled to, until somebody scrolls: styles and fonts that come move it. */
	let shown: FieldId | undefined;
	for (const kind of ["wheel", "pointerdown", "keydown", "touchstart"])
		frame.addEventListener(kind, () => {
			shown = undefined;
		});
	/** The very place that somebody pointed at, of all that the field has. */
	let at: { id: FieldId | undefined; place: Spot } | undefined;
	const live = liveWords();
	const outlines = outlinesIn(frame);

	/** @returns which fields are on the page. */
	function bringPage(page: RenderedPage, all: Fields, typing: Live | undefined): PageOrder {
		fields = all;
		const next = new DOMParser().parseFromString(page.marked, "text/html");
		const marks = takeMarks(next, page.fields);
		quiet(next);
		live.forget();
		const isOther = page.path !== path;
		// It may stand there too: in a menu, which would open on each page.
		if (isOther) shown = undefined;
		bring(frame, next, isOther);
		path = page.path;
		map = mapPage(frame, marks, fields, (place) => {
			const element = elementOf(place);
			return element !== null && canBeSeen(element);
		});
		live.put(map, typing);
		at = undefined;
		draw(marked);
		// Its item may have another place by now, and what was opened there is not what hides it.
		const place = marked.chosen && placeOf(marked.chosen);
		const element = place && elementOf(place);
		if (element && hiderOf(element)) reveal(element);
		return map.order;
	}

	function type(typing: Live | undefined) {
		if (!map) return;
		live.put(map, typing);
		outlines.place();
	}

	const placesOfField = (id: FieldId) => (map ? placesOf(map, fields, id) : []);

	/** The place to show of a field: where somebody pointed, else the first that can be seen. */
	function placeOf(id: FieldId) {
		const places = placesOfField(id);
		const canShow = (place: Spot) => {
			const element = elementOf(place);
			return element !== null && !hiderOf(element) && canBeSeen(element);
		};
		return at?.id === id ? at.place : (places.find(canShow) ?? places[0]);
	}

	function draw(next: Marked) {
		if (marked.chosen && !next.chosen) closeOpened(frame);
		marked = next;
		const { chosen, pointed, refused, standIns } = next;
		const drawn: Outline[] = [];
		const main = chosen && placeOf(chosen);
		dim(standIns.flatMap((id) => map?.placesOf.get(id) ?? []));
		if (chosen && main) {
			for (const place of placesOfField(chosen))
				if (place !== main && !elementOf(place)?.closest(".visually-hidden"))
					drawn.push({ place, look: "also" });
			const name = fields.get(chosen)?.name ?? "";
			drawn.push({
				place: main,
				look: refused ? "refused" : "chosen",
				...(chosen.startsWith("+") && { label: words.new }),
				...(refused && { label: name, note: words.lastGood }),
			});
		}
		if (pointed && pointed !== chosen) {
			const place = placeOf(pointed);
			if (place) drawn.push({ place, look: "pointed", label: fields.get(pointed)?.name ?? "" });
		}
		outlines.draw(drawn);
	}

	function dim(places: readonly Place[]) {
		const ranges = places.map(({ nodes }) => {
			const range = frame.createRange();
			range.setStartBefore(nodes[0] as Text);
			range.setEndAfter(nodes.at(-1) as Text);
			return range;
		});
		view.CSS.highlights.set("stand-in", new view.Highlight(...ranges));
	}

	/** Opens what hides a field and scrolls to it. */
	function show(id: FieldId, place = placeOf(id)) {
		const element = place && elementOf(place);
		if (!place || !element) return;
		shown = id;
		reveal(element);
		if (!isInWindow(place)) {
			// What is too high is seen from its beginning.
			const isTooHigh = boxOf(place).height > view.innerHeight - headerEnd();
			const block = isTooHigh || isPart(place) ? "start" : "center";
			element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
		}
		outlines.place();
	}

	/** It is more than one text. */
	const isPart = (place: Spot) => !("nodes" in place && fields.has(place.id));

	/** Where the page begins below what stays in sight. */
	function headerEnd(): number {
		const header = frame.querySelector("body > header");
		return Math.max(header?.getBoundingClientRect().bottom ?? 0, 0);
	}

	function isInWindow(place: Spot) {
		const { top, bottom, width } = boxOf(place);
		const header = frame.querySelector("body > header");
		// What stands in the header is never under it.
		const isInHeader = header?.contains(elementOf(place));
		const from = isInHeader ? 0 : headerEnd();
		const isCut = isPart(place) && bottom > view.innerHeight && top > view.innerHeight / 2;
		return width > 0 && top >= from && top < view.innerHeight && !isCut;
	}

	return {
		frame,
		bringPage,
		type,
		draw,
		show,
		replace: outlines.place,
		/** Something came that may have moved what was scrolled to. */
		settle() {
			if (shown) show(shown);
			outlines.place();
		},
		/** What is at the pointer; remembered as the place that is meant. */
		point(event: MouseEvent): Target | undefined {
			const target = map && targetAt(map, fields, live.typed, event);
			at = target && { id: idOf(target), place: target.place };
			return target;
		},
		/** 'Uitkomst, kop: Een stille zaterdag' */
		sayOf: ({ id, nodes }: Place) =>
			`${fields.get(id)?.name.replace(": ", ", ") ?? ""}: ${nodes.map(({ data }) => data).join("")}`,
		pointTo(place: Place) {
			at = { id: place.id, place };
		},
		isInView: (id: FieldId) =>
			placesOfField(id).some((place) => {
				const element = elementOf(place);
				return element && !hiderOf(element) && isInWindow(place);
			}),
		/** All texts in the order of reading, but those in menus that are closed. */
		stops: () =>
			(map?.places ?? []).filter((place) => {
				const element = elementOf(place);
				if (!element || !canBeSeen(element)) return false;
				const hider = hiderOf(element);
				return !hider || hider.localName === "details";
			}),
		get marked() {
			return marked;
		},
	};
}

/** What is meant, unless it is no content. */
const idOf = ({ meant }: Target): FieldId | undefined => ("id" in meant ? meant.id : undefined);

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
