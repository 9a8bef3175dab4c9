// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CountUp, type CountUpProps } from "./CountUp";

/** Tells the figures that they are seen, or that they are not. */
let see: (isIntersecting?: boolean) => void;

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
	const seen: ((entries: { isIntersecting: boolean; target: Element }[]) => void)[] = [];
	const observed = new Set<Element>();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(callback: (typeof seen)[0]) {
				seen.push(callback);
			}
			observe = (target: Element) => observed.add(target);
			// Each observes one.
			disconnect = () => observed.clear();
		},
	);
	see = (isIntersecting = true) => {
		const entries = [...observed].map((target) => ({ isIntersecting, target }));
		for (const callback of seen) callback(entries);
	};
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** A page with a figure, whose styles do or do not show its start; then its script. */
async function open(props: CountUpProps, { waits = true } = {}) {
	document.body.innerHTML = `<p>${renderToStaticMarkup(CountUp(props))}</p>`;
	const root = document.querySelector<HTMLElement>("[data-count]");
	if (waits) root?.style.setProperty("--waits", "1");
	await import("./count-up.client");
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** What is seen: the counting figure, or the text itself. */
const seen = () => (document.querySelector("p [aria-hidden]") ?? document.body).textContent;
const numberSeen = () => Number(seen()?.replace(/\D/g, ""));
/** Every text that is seen in so many milliseconds, one by one. */
const seenIn = (milliseconds: number) =>
	new Set(
		Array.from({ length: milliseconds }, () => {
			pass(1);
			return seen();
		}),
	);

it("waits at 0 until it is seen, and counts for two seconds", async () => {
	await open({ text: "-42%" });
	see(false);
	pass(5000);
	expect(seen()).toBe("-0%");
	see();
	pass(1016);
	expect(numberSeen()).toBeGreaterThanOrEqual(20);
	expect(numberSeen()).toBeLessThanOrEqual(22);
	pass(900);
	expect(numberSeen()).toBeLessThan(42);
	pass(150);
	expect(seen()).toBe("-42%");
	expect(document.querySelector("[data-count], [data-counting], p [aria-hidden]")).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

it("begins at the first picture: a page that is drawn ahead shows none", async () => {
	const waiting: FrameRequestCallback[] = [];
	const paint = (now: number) => {
		for (const next of waiting.splice(0)) next(now);
	};
	vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => waiting.push(next));
	await open({ text: "100%" });
	see();
	pass(5000);
	expect(seen()).toBe("0%");
	paint(60_000);
	expect(seen()).toBe("0%");
	paint(61_000);
	expect(seen()).toBe("50%");
});

it("counts for as many seconds as asked", async () => {
	await open({ text: "100%", duration: 1 });
	see();
	pass(900);
	expect(numberSeen()).toBeLessThan(100);
	pass(150);
	expect(seen()).toBe("100%");
});

it("counts 60 times a second where it is given 120 steps", async () => {
	await open({ text: "99,99%", duration: 2, steps: 120 });
	see();
	const texts = seenIn(2100);
	// The clock of the test has 62 frames a second.
	expect(texts.size).toBeGreaterThan(115);
	expect(texts.size).toBeLessThanOrEqual(121);
	expect(seen()).toBe("99,99%");
});

it("counts in 50 steps of 30 ms where it is given those", async () => {
	await open({ text: "99,999%", duration: 1.5, steps: 50 });
	see();
	const texts = [...seenIn(1600)];
	expect(texts.slice(0, 3)).toEqual(["0,000%", "2,000%", "4,000%"]);
	expect(texts.at(-1)).toBe("99,999%");
	expect(texts).toHaveLength(51);
});

it("counts once", async () => {
	await open({ text: "3x", duration: 0.1 });
	see();
	pass(200);
	see();
	pass(32);
	expect(seen()).toBe("3x");
});

it("leaves a figure alone whose final text is read: too late, or less motion is asked for", async () => {
	await open({ text: "12.000+" }, { waits: false });
	see();
	pass(1000);
	expect(seen()).toBe("12.000+");
	expect(document.querySelector("[data-counting]")).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

it.each(["Per sprint", "0ms", ""])("has nothing to count in %j", async (text) => {
	await open({ text });
	expect(document.body.innerHTML).toBe(`<p>${text}</p>`);
});

it("says its final text alone, but for the attribute that styles show", async () => {
	await open({ text: "<50ms" }, { waits: false });
	expect(document.body.textContent).toBe("<50ms");
	expect(document.querySelector("[data-count]")?.getAttribute("data-count")).toBe("<0ms");
});
