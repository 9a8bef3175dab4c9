import { type ReactNode, useState } from "react";
import type { Field, State } from "../protocol.ts";
import { ContentText } from "./ContentText.tsx";
import { valueNow } from "./drafts.ts";
import { placeOf, usesOf } from "./fields.ts";
import { openReadings, showUse } from "./going.ts";
import { keep, type as typeIn } from "./keeping.ts";
import { Problems } from "./Problems.tsx";
import { usePanel } from "./store.ts";
import { words } from "./words.ts";

interface ContradictionProps {
	/** What content says of one and the same thing. */
	readings: Field[];
	state: State;
	skip: ReactNode;
}

/** Promises that contradict each other: choose one, and all say the same in one step. */
export function Contradiction({ readings, state, skip }: ContradictionProps) {
	const { problems } = usePanel();
	const [chosen, setChosen] = useState<string>();
	const [other, setOther] = useState("");
	const values = Map.groupBy(readings, ({ value }) => String(value ?? ""));
	const value = chosen === OTHER ? other.trim() : chosen;

	function write() {
		if (!value) return;
		openReadings(readings);
		for (const { id } of readings) if (valueNow(id) !== value) typeIn(id, value);
		void keep(readings.map(({ id }) => id));
	}

	return (
		<form
			className="field-form"
			onSubmit={(event) => {
				event.preventDefault();
				write();
			}}
		>
			<fieldset className="answers">
				<legend className="help">{words.chooseReading}</legend>
				{[...values].map(([reading, fields]) => (
					<label key={reading}>
						<input
							type="radio"
							name="reading"
							checked={chosen === reading}
							onChange={() => {
								setChosen(reading);
								const [use] = usesOf(state, fields);
								if (use) showUse(use);
							}}
						/>
						<span>
							<span>{reading}</span>
							{usesOf(state, fields)
								.slice(0, MOST_USES)
								.map((use) => (
									<small key={use.id}>
										{placeOf(state, use)}: <ContentText text={String(use.value)} />
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
