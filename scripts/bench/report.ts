/** Medians, units and Markdown: what a reader of the bench gets. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "../project.mjs";

/** The median; not a number of nothing. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const [low = Number.NaN, high = low] = sorted.slice(
		(sorted.length - 1) >> 1,
		(sorted.length >> 1) + 1,
	);
	return (low + high) / 2;
}

/** @param head the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const rule = head.map((_, index) => (index ? "--:" : ":--"));
	return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** 1000 bytes. */
export const kB = (bytes?: number) => (bytes === undefined ? "" : (bytes / 1000).toFixed(1));
export const whole = (number?: number) => (number === undefined ? "" : number.toFixed());
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}x`;

/** Where and when: without it no figure means anything. */
export function circumstances(): string {
	const date = new Date().toISOString().slice(0, 16).replace("T", " ");
	const commit = execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root });
	const memory = Math.round(totalmem() / 1e9);
	return `${date} UTC, commit ${String(commit).trim()}; ${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${memory} GB, load ${loadavg()[0]?.toFixed(1)} at the start; Node ${process.version}`;
}

/** Writes the figures behind the tables and says where. */
export function writeJson(kind: string, results: object) {
	const directory = join(root, "bench-results");
	mkdirSync(directory, { recursive: true });
	const file = join(directory, `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`);
	writeFileSync(file, JSON.stringify(results, null, "\t"));
	console.log(`\nAll figures: ${file.slice(root.length)}`);
}
