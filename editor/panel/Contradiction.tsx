import { type ReactNode, useState } from "react";
import type { Field, State } from "../protocol.ts";
import { valueNow } from "./drafts.ts";
import { fieldOf, nameOf, pageAt } from "./fields.ts";
import { openReadings } from "./going.ts";
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
							onChange={() => setChosen(reading)}
						/>
						<span>
							<span>{reading}</span>
							<small>{placesOf(state, fields)}</small>
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

/** No reading can be empty. */
const OTHER = "";

/** Where visitors read them. */
function placesOf(state: State, readings: Field[]): string {
	const ids = readings.map(({ id }) => id);
	const names = state.names.filter(({ source }) => ids.includes(source));
	const fields = names.flatMap(({ name }) => nameOf(state, name)?.usedIn ?? []);
	const pages = fields.flatMap((id) => fieldOf(state, id)?.pages.map(({ path }) => path) ?? []);
	return [...new Set(pages)].map((path) => pageAt(state, path)?.name ?? path).join(" · ");
}
