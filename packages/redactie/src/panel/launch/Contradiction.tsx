import { type ReactNode, useState } from "react";
import type { Field, LaunchFinding, State } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { Problems } from "../field/Problems.tsx";
import { fieldOf, placeOf, usesOf } from "../fields/fields.ts";
import { openTogether, showUse } from "../going/going.ts";
import { valueNow } from "../state/drafts.ts";
import { keep, type as typeIn } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface ContradictionProps {
	finding: LaunchFinding;
	/** What content says of one and the same thing. */
	differing: Field[];
	state: State;
	skip: ReactNode;
}

/** Promises that contradict each other: choose one, and all say the same in one step. */
export function Contradiction({ finding, differing, state, skip }: ContradictionProps) {
	const { problems, path } = usePanel();
	const [chosen, setChosen] = useState<string>();
	const [other, setOther] = useState("");
	const values = Map.groupBy(differing, ({ value }) => String(value ?? ""));
	const value = chosen === OTHER ? other.trim() : chosen;

	/** Texts that say it, those of the page in the frame first. */
	const saying = (fields: Field[]) => {
		const isHere = ({ pages }: Field) => pages.some((place) => place.path === path);
		return usesOf(state, fields).toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
	};

	function write() {
		if (!value) return;
		// What the promise is said to be about may tell of both: it is open once they agree.
		const about = finding.differ && fieldOf(state, finding.differ.about);
		openTogether([...differing, ...(about ? [about] : [])]);
		for (const { id } of differing) if (valueNow(id) !== value) typeIn(id, value);
		void keep(differing.map(({ id }) => id));
	}

	return (
		<form
			className="field-form"
			onSubmit={(event) => {
				event.preventDefault();
				write();
			}}
		>
			<h2 id="reading">{finding.name}</h2>
			<fieldset className="answers" aria-labelledby="reading">
				{[...values].map(([reading, fields]) => (
					<label key={reading}>
						<input
							type="radio"
							name="reading"
							checked={chosen === reading}
							onChange={() => {
								setChosen(reading);
								const [use] = saying(fields);
								if (use) showUse(use);
							}}
						/>
						<span>
							<span>{reading}</span>
							{saying(fields)
								.slice(0, MOST_USES)
								.map((use) => (
									<small key={use.id}>
										{placeOf(state, use)}, {use.section}: “<ContentText text={String(use.value)} />”
									</small>
								))}
						</span>
					</label>
				))}
				<label>
					<input
						type="radio"
						name="reading"
						checked={chosen === OTHER}
						onChange={() => setChosen(OTHER)}
					/>
					<span>
						<span>{words.otherReading}</span>
						<small id="other-help">{words.otherReadingHelp}</small>
					</span>
				</label>
			</fieldset>
			{chosen === OTHER && (
				<input
					className="box"
					aria-label={words.otherReading}
					aria-describedby="other-help"
					value={other}
					onChange={(event) => setOther(event.target.value)}
				/>
			)}
			<Problems problems={problems} isOther />
			<div className="buttons">
				{value && (
					<button type="submit" className="button primary">
						{words.writeAll(value)}
					</button>
				)}
				{skip}
			</div>
		</form>
	);
}

/** As many as somebody still compares. */
const MOST_USES = 3;
/** No reading can be empty. */
const OTHER = "";
