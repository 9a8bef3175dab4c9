import type { FieldId, State } from "../../protocol";
import { ContentText } from "../ContentText";
import { placeOf } from "../fields";
import { usePanel } from "../store";
import { words as panelWords } from "../words";
import { type Figure, sentenceAround, type Use } from "./figures";
import { claimWords as words } from "./words";

interface PlacesProps {
	uses: Use[];
	figure: Figure;
	chosen: ReadonlySet<FieldId>;
	state: State;
	onChange(chosen: Set<FieldId>): void;
}

/** The other texts with the figure, each with its sentence; what says something else of it comes last. */
export function Places({ uses, figure, chosen, state, onChange }: PlacesProps) {
	const { path } = usePanel();
	if (uses.length === 0) return null;
	const others = uses.filter(({ isSame }) => !isSame);
	const places = (group: Use[]) =>
		group.map(({ field, figures: [first] }) => (
			<label key={field.id} className="tick">
				<input
					type="checkbox"
					checked={chosen.has(field.id)}
					onChange={() => {
						const next = new Set(chosen);
						if (!next.delete(field.id)) next.add(field.id);
						onChange(next);
					}}
				/>
				<span>
					<small>{nameOf(placeOf(state, field, path), field.name)}</small>
					{first && <Sentence text={String(field.value)} figure={first} />}
				</span>
			</label>
		));
	return (
		<fieldset className="claim-places">
			<legend className="label">{words.where}</legend>
			{places(uses.filter(({ isSame }) => isSame))}
			{others.length > 0 && <p className="help">{words.others(figure.unit)}</p>}
			{places(others)}
		</fieldset>
	);
}

const nameOf = (place: string, name: string) =>
	place === panelWords.thisPage ? name : `${place}, ${name}`;

function Sentence({ text, figure }: { text: string; figure: Figure }) {
	const [before, own, behind] = sentenceAround(text, figure);
	return (
		<>
			<ContentText text={before} />
			<b>{own}</b>
			<ContentText text={behind} />
		</>
	);
}
