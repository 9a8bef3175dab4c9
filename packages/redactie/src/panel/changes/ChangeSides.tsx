import type { Change, State } from "../../protocol.ts";
import { fieldOf } from "../fields/fields.ts";
import { words } from "../words.ts";
import { Changed } from "./Changed.tsx";

interface ChangeSidesProps {
	change: Change;
	state: State;
}

/** What it was and is; of what came or went only what it is now, in words. */
export function ChangeSides({ change, state }: ChangeSidesProps) {
	const { what, was = null, now = null, words: said, at } = change;
	if (said && what !== "value") {
		const [first, ...rest] = said.split(/(?=,)/);
		const Box = what === "removed" ? "span" : "mark";
		return (
			<p className="side">
				<span>{words.is}</span>
				<span>
					<Box>{first}</Box>
					{rest.join("")}
				</span>
			</p>
		);
	}
	const field = at && fieldOf(state, at);
	return (
		<>
			{(["was", "now"] as const).map((side) => (
				<p key={side} className="side">
					<span>{side === "was" ? words.was : words.is}</span>
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
