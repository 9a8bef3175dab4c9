import type { Value } from "../protocol.ts";
import { ContentText } from "./ContentText.tsx";
import { differenceOf } from "./difference.ts";
import { inWords, words } from "./words.ts";

interface ChangedProps {
	was: Value;
	now: Value;
	/** Which of the two is told: an open box was, a full field is now. */
	side: "was" | "now";
}

/** One side of a change: a long text only around what differs. */
export function Changed({ was, now, side }: ChangedProps) {
	const { before, after, ...middle } = differenceOf(textOf(was), textOf(now));
	const [, space, differs, end] = /^(\s*)(.*?)(\s*)$/s.exec(middle[side]) ?? [];
	return (
		<>
			<ContentText text={before} />
			{space}
			{differs &&
				(side === "was" ? (
					<del>
						<ContentText text={differs} />
					</del>
				) : (
					<mark>
						<ContentText text={differs} />
					</mark>
				))}
			{end}
			<ContentText text={after} />
		</>
	);
}

const textOf = (value: Value) => (value === null || value === "" ? words.nothing : inWords(value));
