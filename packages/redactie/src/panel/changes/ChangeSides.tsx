import type { Change, State } from "../../protocol.ts";
import { fieldOf } from "../fields/fields.ts";
import { words as common } from "../words.ts";
import { Changed } from "./Changed.tsx";
import { words } from "./words.ts";

interface ChangeSidesProps {
	change: Change;
	state: State;
}

/** What it was and is; of what came or went only what it is now, in words. */
export function ChangeSides({ change, state }: ChangeSidesProps) {
	const { what, was = null, now = null, words: said, at } = change;
	const happened = words.whatOf(change);
	if (happened) {
		const Box = what === "removed" ? "span" : "mark";
		return (
			<p className="side">
				<span>{common.is}</span>
				<span>
					<Box>{happened[0]}</Box>
					{happened[1]}
				</span>
			</p>
		);
	}
	const field = at && fieldOf(state, at);
	return (
		<>
			{(["was", "now"] as const).map((side) => (
				<p key={side} className="side">
					<span>{side === "was" ? common.was : common.is}</span>
					<span>
						<Changed was={was} now={now} side={side} field={field} />
					</span>
				</p>
			))}
			{said && (
				<p className="side">
					<span />
					<span className="help">{said}</span>
				</p>
			)}
		</>
	);
}
