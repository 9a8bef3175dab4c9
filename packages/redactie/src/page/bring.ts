/**
 * Brings a page into the document of the frame. What is there already stays: the scroll,
 * what was opened, what has the focus. Own code, for both pages come from the same
 * components: what stands in the same place with the same name is the same.
 */
import type { FieldId } from "../protocol.ts";
import { isElement, isText, type PageMap, type Place } from "./mapping.ts";

/** What this room opened, and closes again. */
const OPENED = "data-editor-opened";

/** State of whoever looks, not of the page. */
const LEFT_ALONE = new Set(["open", OPENED]);

/** Takes away what would run, load ahead or lead on; figures that count up stand at once. */
export function quiet(page: Document): void {
	const gone = "script, head noscript, meta[http-equiv], link[rel*='preload'], base, iframe";
	for (const element of page.querySelectorAll(gone)) element.remove();
	for (const element of page.querySelectorAll("*"))
		for (const { name } of [...element.attributes])
			if (/^on/i.test(name) || name === "data-count" || name === "autofocus")
				element.removeAttribute(name);
}

/** @param isOther another page than what is there: nothing of that stays. */
export function bring(frame: Document, page: Document, isOther: boolean): void {
	frame.documentElement.lang = page.documentElement.lang;
	bringHead(frame, page);
	if (isOther) {
		frame.body.replaceChildren();
		frame.defaultView?.scrollTo({ top: 0, behavior: "instant" });
	}
	// Text nodes were cut at the borders of fields.
	frame.body.normalize();
	bringElement(frame.body, page.body);
}

/** What stays is not moved: a style sheet that moves is loaded again. Layers rule, not the order. */
function bringHead(frame: Document, page: Document): void {
	const before = [...frame.head.children].filter((one) => !one.hasAttribute("data-editor"));
	for (const element of page.head.children) {
		const same = before.findIndex((one) => one.isEqualNode(element));
		if (same >= 0) before.splice(same, 1);
		else frame.head.append(frame.importNode(element, true));
	}
	for (const element of before) element.remove();
}

function bringElement(old: Element, next: Element): void {
	for (const { name, value } of next.attributes)
		if (old.getAttribute(name) !== value && !LEFT_ALONE.has(name)) old.setAttribute(name, value);
	for (const { name } of [...old.attributes])
		if (!next.hasAttribute(name) && !LEFT_ALONE.has(name)) old.removeAttribute(name);
	const left = [...old.childNodes];
	for (const child of next.childNodes) {
		const [same] = left;
		if (same && isAlike(same, child)) {
			left.shift();
			if (isElement(same) && isElement(child)) bringElement(same, child);
			else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
		} else {
			const fresh = old.ownerDocument.importNode(child, true);
			old.insertBefore(fresh, same ?? null);
		}
	}
	for (const child of left) child.remove();
}

const isAlike = (one: Node, other: Node) =>
	isElement(one) && isElement(other)
		? one.localName === other.localName && one.id === other.id
		: isText(one) === isText(other) && one.nodeType === other.nodeType;

/** Words that are being typed. */
export interface Live {
	id: FieldId;
	/** As visitors read it: names filled in. */
	text: string;
}

/** Puts words into the page before it is rendered with them. */
export function liveWords() {
	let before = new Map<Text, string>();
	const typed = new Map<Text, Place>();
	let last: Live | undefined;

	function restore() {
		for (const [node, data] of before) if (node.data !== data) node.data = data;
		forget();
	}

	function forget() {
		before = new Map();
		typed.clear();
		last = undefined;
	}

	/** In all its places at once. What the site fills in itself waits for the page. */
	function put(map: PageMap, live: Live | undefined) {
		if (live?.id === last?.id && live?.text === last?.text) return;
		restore();
		last = live;
		if (!live || /\{\w+\}/.test(live.text)) return;
		for (const place of map.placesOf.get(live.id) ?? []) {
			const [first, ...others] = place.nodes;
			if (!first || before.has(first)) continue;
			for (const node of place.nodes) before.set(node, node.data);
			if (first.data !== live.text) first.data = live.text;
			for (const node of others) node.data = "";
			typed.set(first, place);
		}
	}

	return { put, forget, typed: typed as ReadonlyMap<Text, Place> };
}

/** What hides a part of the page until it is opened. */
const CLOSED = "details:not([open]), :is(dialog, [popover]):not([open], :popover-open)";
/** The part of the page that has to be opened before this can be seen, if any. */
export const hiderOf = (element: Element) => element.closest<HTMLElement>(CLOSED);

/** Opens all that hides an element; closes what was opened so for another. */
export function reveal(element: Element): void {
	closeOpened(element.ownerDocument, element);
	for (let hider = hiderOf(element); hider; hider = hiderOf(element)) {
		// The words of a summary can be seen while the rest cannot.
		if (element.closest("summary")?.parentElement === hider) {
			const outer = hider.parentElement && hiderOf(hider.parentElement);
			if (!outer) return;
			hider = outer;
		}
		if (hider.localName === "details") hider.setAttribute("open", "");
		else {
			hider.setAttribute(OPENED, "");
			if (hider.localName === "dialog") (hider as HTMLDialogElement).show();
			else hider.showPopover();
		}
		if (hider.matches(CLOSED)) return;
	}
}

/** @param except what is in it stays in sight. */
export function closeOpened(frame: Document, except?: Element): void {
	for (const opened of frame.querySelectorAll<HTMLElement>(`[${OPENED}]`))
		if (!except || !opened.contains(except)) close(opened);
}

function close(hider: HTMLElement): void {
	hider.removeAttribute(OPENED);
	if (hider.localName === "dialog") (hider as HTMLDialogElement).close();
	else if (hider.matches(":popover-open")) hider.hidePopover();
}

/** Whether it can be looked at, or opened and looked at: not what this width or paper hides. */
export function canBeSeen(element: Element): boolean {
	if (element.closest("noscript, svg title, [hidden]")) return false;
	if (hiderOf(element)) return !element.closest(".visually-hidden");
	if (!element.checkVisibility({ visibilityProperty: true })) return false;
	const { width, height, right, bottom } = element.getBoundingClientRect();
	const top = element.ownerDocument.defaultView?.scrollY ?? 0;
	return width > 1 && height > 1 && right > 0 && bottom + top > 0;
}
