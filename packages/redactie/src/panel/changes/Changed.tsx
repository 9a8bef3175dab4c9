import type { Field, Value } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { inWords, words } from "../words.ts";
import { differenceOf } from "./difference.ts";

interface ChangedProps {
	was: Value;
	now: Value;
	/** Which of the two is told: an open box was, a full field is now. */
	side: "was" | "now";
	/** Its choices are told by their Dutch names. */
	field?: Field | undefined;
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
