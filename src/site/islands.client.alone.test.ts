// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wakeIslands } from "./islands.client";

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe = () => {};
		},
	);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Whether the script of a page's islands has run two seconds after the page, without a key or a scroll. */
async function wakesBy(main: string) {
	const isAwake = vi.fn();
	vi.stubGlobal("isAwake", isAwake);
	document.body.dataset.islands = `data:text/javascript,isAwake("${encodeURIComponent(main)}")`;
	document.body.innerHTML = `<main>${main}</main>`;
	wakeIslands(document.body);
	// All of the first view goes first, however long it takes.
	await vi.advanceTimersByTimeAsync(15_000);
	expect(isAwake).not.toHaveBeenCalled();
	dispatchEvent(new Event("load"));
	await vi.advanceTimersByTimeAsync(2_000);
	// What was asked for comes.
	vi.useRealTimers();
	await new Promise((resolve) => setTimeout(resolve));
	return isAwake.mock.calls.length > 0;
}

it("wakes a tool by itself: the keys by which a reader jumps to its buttons reach no page", async () => {
	expect(
		await wakesBy("<section data-fragment='x'><astro-island><p></p></astro-island></section>"),
	).toBe(true);
});

it("leaves other islands until they are near: without them all can be operated", async () => {
	expect(await wakesBy("<astro-island><p></p></astro-island>")).toBe(false);
});
