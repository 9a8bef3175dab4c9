import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isScalar, parseDocument } from "yaml";
import { randomNumbers } from "../../../scripts/random-numbers.ts";
import { valueAt, withEdit, withUndo } from "./edit.ts";

const files = new Map(
	globSync("content/**/*.yaml").map((file) => [file, readFileSync(file, "utf8")]),
);

interface Field {
	file: string;
	path: string;
	value: string;
	isFolded: boolean;
}

/** Every text of the content. */
const fields: Field[] = [...files].flatMap(([file, source]) => {
	const found: Field[] = [];
	const document = parseDocument(source);
	const walk = (node: unknown, path: string[]) => {
		if (isScalar(node)) {
			if (typeof node.value === "string")
				found.push({
					file,
					path: path.join("."),
					value: node.value,
					isFolded: node.type === "BLOCK_FOLDED",
				});
			return;
		}
		for (const [index, item] of ((node as { items: unknown[] }).items ?? []).entries()) {
			const pair = item as { key?: { value: unknown }; value?: unknown };
			if (pair.key) walk(pair.value, [...path, String(pair.key.value)]);
			else walk(item, [...path, String(index)]);
		}
	};
	walk(document.contents, []);
	return found;
});

const sourceOf = (file: string) => files.get(file) as string;

/** Lines that git shows as removed and added, when the change is one stretch. */
function changedLines(before: string, after: string): { removed: number; added: number } {
	const [was, now] = [before.split("\n"), after.split("\n")];
	const most = Math.min(was.length, now.length);
	let front = 0;
	while (front < most && was[front] === now[front]) front++;
	let back = 0;
	while (back < most - front && was.at(-1 - back) === now.at(-1 - back)) back++;
	return { removed: was.length - front - back, added: now.length - front - back };
}

function picker(seed: number) {
	const random = randomNumbers(seed);
	return <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
}

const hard = [
	'Zij zei: "nee"',
	"Let op: dit is lang",
	"Op kop:",
	"C# en #1",
	"Nummer #1 van # alles",
	"- een streepje",
	"{{name}} bouwt",
	"{{claims.garantie.duur}}",
	"het wil 'ns",
	"'aangehaald'",
	"pad\\naar\\iets",
	"🚀 omhoog 👩‍💻",
	"* ster",
	"& en",
	"[haken]",
	"a, b",
	"a, [b], {c}",
	"42",
	"4.2",
	"true",
	"no",
	"null",
	"~",
	"",
	"2026-01-31",
	"12:30",
	"0x1f",
	"1_000",
	"% procent",
	"@iemand",
	"`code`",
	"? vraag",
	"| pijp",
	"> groter",
	"---",
	"...",
	" spatie vooraan",
	"spatie achteraan ",
	"twee  spaties",
	"tab\tin de zin",
	"regel\neinde",
	"regel\n\nwit\n",
	"\u00a0hard",
	"x".repeat(300),
	`Een woord ${"x".repeat(300)} ertussen`,
	"Een lange tekst die vast niet op een regel past. ".repeat(12).trim(),
	`"Een lange tekst: met van alles. ${"Ja # ja. ".repeat(20)}`.trim(),
];

describe("real content", () => {
	it("finds every text by its path", () => {
		expect(fields.length).toBeGreaterThan(2500);
		for (const { file, path, value } of fields.filter((_, index) => index % 37 === 0))
			expect(valueAt(sourceOf(file), path)).toBe(value);
	});

	it("gets back every byte after 200 random edits", () => {
		const pick = picker(18);
		const texts = fields.map(({ value }) => value);
		for (let round = 0; round < 200; round++) {
			const { file, path, value } = pick(fields);
			const before = sourceOf(file);
			const now = pick([pick(texts), pick(hard), `${value} ${pick(hard)}`, value.slice(1)]);
			const after = withEdit(before, path, now);
			expect(valueAt(after, path)).toBe(now);
			expect(withUndo(after, { before, after, was: [{ path, value }] })).toBe(before);
		}
	});
});

it("changes one line for one word", () => {
	const pick = picker(7);
	const folded = fields.filter(({ isFolded }) => isFolded);
	const tally: Record<string, number> = {};
	for (let round = 0; round < 200; round++) {
		const { file, path, value } = pick(folded);
		const words = value.split(" ");
		const at = Math.floor(picker(round)(words.map((_, i) => i)));
		const now = words.with(at, pick(pick(folded).value.split(" "))).join(" ");
		if (now === value) continue;
		const before = sourceOf(file);
		const after = withEdit(before, path, now);
		const { removed, added } = changedLines(before, after);
		tally[`-${removed} +${added}`] = (tally[`-${removed} +${added}`] ?? 0) + 1;
	}
	expect(tally["-1 +1"]).toBeGreaterThan(180);
});
