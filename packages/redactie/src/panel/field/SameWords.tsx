import { useState } from "react";
import type { Field, State } from "../../protocol.ts";
import { placeOf } from "../fields/fields.ts";
import { openField } from "../going/going.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface SameWordsProps {
	same: Field[];
	state: State;
}

/** Other fields that say the same do not follow: better known before than found out after. */
export function SameWords({ same, state }: SameWordsProps) {
	const { path } = usePanel();
	const [isOpen, setOpen] = useState(false);
	if (same.length === 0) return null;
	return (
		<div className="same-words">
			<p>
				<strong>{words.sameWords(same.length)}</strong> {words.sameStay(same.length)}{" "}
				<button
					type="button"
					className="link-button"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{isOpen ? words.hideThem : words.showThem}
				</button>
			</p>
			{isOpen && (
				<ul className="places">
					{same.map((other) => (
						<li key={other.id}>
							<button type="button" onClick={() => openField(other.id, { isFrom: true })}>
								<span>{placeOf(state, other, path)}</span>
								<small>{other.name}</small>
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
