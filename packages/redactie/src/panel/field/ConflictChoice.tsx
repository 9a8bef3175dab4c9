import { useState } from "react";
import type { Field } from "../../protocol.ts";
import { Changed } from "../changes/Changed.tsx";
import { Danger } from "../Signal.tsx";
import { keep, settleConflict } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface ConflictChoiceProps {
	field: Field;
}

/** The file got another text while one typed: neither is lost, one is chosen. */
export function ConflictChoice({ field }: ConflictChoiceProps) {
	const { drafts } = usePanel();
	const [choice, setChoice] = useState<"yours" | "theirs">("yours");
	const draft = drafts[field.id];
	if (!draft) return null;
	const answers = [
		["yours", words.yours, draft.value],
		["theirs", words.theirs, field.value],
	] as const;

	function choose() {
		settleConflict(field.id, choice);
		if (choice === "yours") void keep();
	}

	return (
		<div className="conflict">
			<Danger isAlert>
				<strong>{words.conflict}</strong>
				{words.conflictRest(draft.changedAt ?? 0)}
			</Danger>
			<fieldset className="answers">
				<legend className="visually-hidden">{words.conflict}</legend>
				{answers.map(([key, label, value]) => (
					<label key={key}>
						<input
							type="radio"
							name={`conflict-${field.id}`}
							checked={choice === key}
							onChange={() => setChoice(key)}
						/>
						<span>
							<strong>{label}</strong>
							<span>
								<Changed was={draft.base} now={value} side="now" />
							</span>
						</span>
					</label>
				))}
			</fieldset>
			<p className="help">
				{words.first}: <Changed was={draft.base} now={draft.value} side="was" />
			</p>
			<div className="buttons">
				<button type="button" className="button primary" onClick={choose}>
					{choice === "yours" ? words.keepYours : words.keepTheirs}
				</button>
				<button type="button" className="button" onClick={() => settleConflict(field.id, choice)}>
					{words.editOn}
				</button>
			</div>
		</div>
	);
}
