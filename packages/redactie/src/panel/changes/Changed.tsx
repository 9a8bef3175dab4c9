import type { ReactNode } from "react";
import type { Field, Value } from "../../protocol.ts";
import { ContentText } from "../parts.tsx";
import { inWords, words } from "../words.ts";

interface ChangedProps {
	was: Value;
	now: Value;
	/** Which of the two is told: an open box was, a full field is now. */
	side: "was" | "now";
	/** Its choices are told by their Dutch names. */
	field?: Field | undefined;
}

/** What it was, or is. */
export function Side({ is, children }: { is: string; children: ReactNode }) {
	return (
		<p className="side notice beside">
			<small>{is}</small>
			<span>{children}</span>
		</p>
	);
}

/** One side of a change: a long text only around what differs. */
export function Changed({ was, now, side, field }: ChangedProps) {
	const { before, after, ...middle } = differenceOf(textOf(was, field), textOf(now, field));
	const Box = side === "was" ? "del" : "mark";
	return (
		<>
			<ContentText text={before} />
			{middle[side].trim() && (
				<Box>
					<ContentText text={middle[side]} />
				</Box>
			)}
			<ContentText text={after} />
		</>
	);
}

function textOf(value: Value, field?: Field): string {
	if (typeof value === "boolean") return value ? words.ticked : words.unticked;
	if (value === null || value === "")
		return field?.kind === "tick" ? words.unticked : words.nothing;
	return field?.choices?.find((choice) => choice.value === value)?.label ?? inWords(value);
}

const PIECES = /\{\{.*?\}\}|\s+|[^\s{.,;:!?]+|./g;
/** Pieces around the change that are shown. */
const AROUND = 8;

/** What differs between two texts, by whole words; `{{names}}` stay in one piece. */
export function differenceOf(was: string, now: string) {
	const first = was.match(PIECES) ?? [];
	const second = now.match(PIECES) ?? [];
	const shortest = Math.min(first.length, second.length);
	let start = 0;
	while (start < shortest && first[start] === second[start]) start++;
	let end = 0;
	while (end < shortest - start && first.at(-1 - end) === second.at(-1 - end)) end++;
	return {
		before: lastOf(first.slice(0, start)),
		was: first.slice(start, first.length - end).join(""),
		now: second.slice(start, second.length - end).join(""),
		after: firstOf(first.slice(first.length - end)),
	};
}

const lastOf = (pieces: string[]) =>
	pieces.length > AROUND ? `… ${pieces.slice(-AROUND).join("").trimStart()}` : pieces.join("");
const firstOf = (pieces: string[]) =>
	pieces.length > AROUND ? `${pieces.slice(0, AROUND).join("").trimEnd()} …` : pieces.join("");
