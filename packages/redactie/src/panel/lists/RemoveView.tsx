import { useEffect, useState } from "react";
import type { FieldId, Operation } from "../../protocol.ts";
import { partsOf } from "../fields/fields.ts";
import { WhyNot } from "../fields/Notes.tsx";
import { Danger, Keys } from "../parts.tsx";
import type { Removing } from "../state/store.ts";
import { listWords } from "../words.ts";
import { leaveIt, settle } from "./doing.ts";
import { HEADING, MainButton, ViewHead } from "./View.tsx";

/** What refers to something that is about to be removed, each to be settled in the same step. */
export function RemoveView({ removing }: { removing: Removing }) {
	const { title, answer, refused = [] } = removing;
	const { references, gone, problems } = answer;
	const [chosen, setChosen] = useState<Record<FieldId, string>>({});
	// Where one was is out of sight.
	useEffect(() => document.getElementById(HEADING)?.focus(), []);
	const why = [...problems, ...refused];
	const settled = references.flatMap(({ id, remove }): Operation[] => {
		const { [id]: value } = chosen;
		return value ? [{ do: "set", ...partsOf(id), value }] : remove ? [remove] : [];
	});
	const { length } = references;
	return (
		<div className="below">
			<ViewHead title={listWords.removeAsk(title)} onBack={leaveIt} />
			{length > 0 && (
				<Danger>
					<strong>{listWords.refers(length)}</strong> {listWords.settle(length)}
				</Danger>
			)}
			<ul className="references below">
				{references.map(({ id, place, name, remove, choices = [] }) => (
					<li key={id} className="label-line beside small">
						<span id={`reference-${id}`} className="row-title">
							{place} <small>{name}</small>
						</span>
						{choices.length === 0 ? (
							<small>{listWords.goesAway}</small>
						) : (
							<select
								className="box"
								aria-labelledby={`reference-${id}`}
								required={!remove}
								onChange={({ target }) => setChosen({ ...chosen, [id]: target.value })}
							>
								<option value="">{remove ? listWords.goesAway : listWords.chooseOther}</option>
								{choices.map(({ value, label }) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</select>
						)}
					</li>
				))}
			</ul>
			{why.length > 0 && <WhyNot what={listWords.cannot} problems={why} />}
			{problems.length === 0 && (
				<MainButton
					why={settled.length < length && listWords.chooseFirst}
					onClick={() => settled.length === length && settle(removing, settled)}
				>
					{listWords.removeWith(length)}
				</MainButton>
			)}
			<button type="button" className="button" onClick={leaveIt}>
				{listWords.leave}
				<Keys keys={["Esc"]} />
			</button>
			<p className="help">
				{gone.length > 0 && listWords.gone(gone)} <Keys keys={listWords.undoKeys} />{" "}
				{listWords.bringsBack}
			</p>
		</div>
	);
}
