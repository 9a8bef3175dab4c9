/** Medians, ratios and Markdown: what a reader of the bench gets. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "./../project.mjs";

/** @param {number[]} numbers */
export function median(numbers) {
	const sorted = numbers.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The medians of runs that all measured the same: of numbers; of anything else the last value. */
export function mediansOf(runs) {
	const names = new Set(runs.flatMap(Object.keys));
	return Object.fromEntries(
		[...names].map((name) => {
			const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
			return [name, typeof values[0] === "number" ? median(values) : values.at(-1)];
		}),
	);
}

/**
 * @param {string[]} head the first column is text, the others are numbers.
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(head),
		line(head.map((_, index) => (index ? "--:" : ":--"))),
		...rows.map(line),
	].join("\n");
}

export const kB = (bytes) => (bytes / 1000).toFixed(1);
export const ms = (time) => (time === undefined ? "" : String(Math.round(time)));
export const ratio = (value, base) => (base > 0 ? `${(value / base).toFixed(2)}x` : "");

/** Where and when: without it no figure means anything. */
export function circumstances(browserVersion) {
	const [cpu] = cpus();
	return {
		date: new Date().toISOString(),
		commit: execFileSync("git", ["describe", "--always", "--dirty"], {
			cwd: root,
			encoding: "utf8",
		}).trim(),
		cpu: cpu.model.trim(),
		cores: cpus().length,
		memoryGB: Math.round(totalmem() / 1e9),
		busy: loadavg()[0],
		node: process.version,
		...(browserVersion && { chromium: browserVersion }),
	};
}

/** @param {ReturnType<typeof circumstances>} here */
export const circumstancesLine = (here) =>
	`${here.date.slice(0, 16).replace("T", " ")} UTC, commit ${here.commit}; ${here.cores} cores of ${here.cpu}, ${here.memoryGB} GB, load ${here.busy.toFixed(1)} at the start; Node ${here.node}${here.chromium ? `, Chromium ${here.chromium}` : ""}.`;

/** Writes the figures behind the tables and says where. */
export function writeJson(kind, results) {
	const directory = join(root, "bench-results");
	mkdirSync(directory, { recursive: true });
	const file = join(directory, `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`);
	writeFileSync(file, JSON.stringify(results, null, "\t"));
	console.log(`\nAll figures: ${file.slice(root.length)}`);
}
