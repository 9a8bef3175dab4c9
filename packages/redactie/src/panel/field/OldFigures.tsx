import type { Field, State } from "../../protocol.ts";
import { openField } from "../going/going.ts";
import { valueNow } from "../state/drafts.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { stillSaid } from "./old-figures.ts";

interface OldFiguresProps {
	/** Those that are open. */
	fields: Field[];
	state: State;
}

/** Texts that still say what a figure said before it was changed: just typed, or kept last. */
export function OldFigures({ fields, state }: OldFiguresProps) {
	const { drafts } = usePanel();
	const last = state.done.at(-1)?.changes ?? [];
	const found = fields.flatMap((field) => {
		const { id } = field;
		const was = drafts[id]?.base ?? last.find((change) => change.at === id)?.was;
		return was === undefined ? [] : stillSaid(state, field, was, valueNow(id));
	});
	// A figure and what was measured of it change together.
	const uses = new Map(found.map(({ field, words }) => [field, words]));
	if (uses.size === 0) return null;
	return (
		<div className="same-words">
			<strong>{words.stillSaid}</strong>
			<ul className="places">
				{[...uses].map(([{ id, name }, said]) => (
					<li key={id}>
						<button type="button" onClick={() => openField(id, { isFrom: true })}>
							<span>{said}</span>
							<small>{name}</small>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
