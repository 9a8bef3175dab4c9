// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CountUp, type CountUpProps } from "./CountUp";

/** Tells the figure that it is seen. */
let see: () => void;
const container = document.createElement("div");
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	see = () => expect.unreachable("nothing is observed");
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				see = () => callback([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {
				see = () => {};
			}
		},
	);
	root = createRoot(container);
});

afterEach(() => {
	act(() => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const show = (props: CountUpProps) => act(() => root.render(<CountUp {...props} />));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** What is seen: the counting figure, or the text itself. */
const seen = () => (container.querySelector("[aria-hidden]") ?? container).textContent;

it("waits at 0 until it is seen, and counts for as many seconds as asked", () => {
	show({ text: "-42%", duration: 1 });
	pass(5000);
	expect(seen()).toBe("-0%");
	act(() => see());
	pass(500);
	expect(Number.parseInt(seen()?.slice(1) ?? "", 10)).toBeCloseTo(21, -0.7);
	pass(600);
	expect(seen()).toBe("-42%");
});

it("counts in steps where it is given steps", () => {
	show({ text: "99,999%", steps: { count: 50, interval: 30 } });
	act(() => see());
	pass(29);
	expect(seen()).toBe("0,000%");
	pass(1);
	expect(seen()).toBe("2,000%");
	pass(48 * 30);
	expect(seen()).toBe("97,999%");
	pass(30);
	expect(seen()).toBe("99,999%");
	expect(vi.getTimerCount()).toBe(0);
});

it("counts once", () => {
	show({ text: "3x", steps: { count: 2, interval: 10 } });
	act(() => see());
	pass(20);
	act(() => see());
	pass(10);
	expect(seen()).toBe("3x");
});

it("stops its clock when it leaves the page", () => {
	show({ text: "3x", steps: { count: 50, interval: 30 } });
	act(() => see());
	act(() => root.render(null));
	expect(vi.getTimerCount()).toBe(0);
});

it("observes nothing for a text without a digit, or when less motion is asked for", () => {
	show({ text: "Per sprint" });
	expect(see).toThrow();
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	show({ text: "12.000+" });
	expect(see).toThrow();
	expect(seen()).toBe("12.000+");
});
