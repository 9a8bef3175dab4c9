import { expect, it } from "vitest";
import { type Process, processorTime } from "./processor-time.ts";

const line = (pid: number, parent: number, own: number, awaited = 0): Process => ({
	...{ pid, parent, started: "1", own, awaited },
});

it("adds up a command and all that it started, and nothing else", () => {
	const { read, seconds } = processorTime(10);
	read([line(1, 0, 900), line(10, 1, 100), line(11, 10, 50), line(12, 11, 25), line(20, 1, 700)]);
	expect(seconds()).toBe(1.75);
});

it("counts what ended once: what was seen of it, and the rest that its parent waited for", () => {
	const { read, seconds } = processorTime(10);
	read([line(10, 1, 100), line(11, 10, 50)]);
	// It used 10 more before it ended; another was never seen.
	read([line(10, 1, 100, 60 + 40)]);
	expect(seconds()).toBe(2);
});

it("counts what nobody waited for: a browser that ends before those it started", () => {
	const { read, seconds } = processorTime(10);
	read([line(10, 1, 100), line(11, 10, 50), line(12, 11, 200, 300)]);
	read([line(10, 1, 100, 50), line(12, 1, 210, 300)]);
	read([line(10, 1, 100, 50)]);
	expect(seconds()).toBe(1 + 0.5 + 5.1);
});
