import type { Field, State } from "../../protocol";
import { valueNow } from "../drafts";
import { openField } from "../going";
import { usePanel } from "../store";
import { stillSaid } from "./figures";
import { claimWords } from "./words";

interface OldFiguresProps {
	/** Those that are open. */
	fields: Field[];
	state: State;
}

/** Texts that still say what a figure said before it was changed: just typed, or kept last. */
export function OldFigures({ fields, state }: OldFiguresProps) {
	const { drafts } = usePanel();
	const last = state.done.at(-1)?.edits ?? [];
	const found = fields.flatMap((field) => {
		const { id } = field;
		const was = drafts[id]?.base ?? last.find((edit) => edit.id === id)?.was;
		return was === undefined ? [] : stillSaid(state, field, was, valueNow(id));
	});
	// A figure and what was measured of it change together.
	const uses = [...new Map(found.map((use) => [use.field.id, use])).values()];
	if (uses.length === 0) return null;
	return (
		<div className="same-words">
			<p>
				<strong>{claimWords.stillSaid}</strong>
			</p>
			<ul className="places">
				{uses.map(({ field, figures: [figure] }) => (
					<li key={field.id}>
						<button type="button" onClick={() => openField(field.id, { from: fields[0]?.id })}>
							<span>{figure?.words}</span>
							<small>{field.name}</small>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
