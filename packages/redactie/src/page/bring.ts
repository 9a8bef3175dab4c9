/**
 * Brings a page into the document of the frame. What is there already stays: the scroll,
 * what was opened, what has the focus. Own code, for both pages come from the same
 * components: what stands in the same place with the same name is the same.
 */
import { isElement, isText } from "./marks.ts";
import { OPENED } from "./reveal.ts";

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
