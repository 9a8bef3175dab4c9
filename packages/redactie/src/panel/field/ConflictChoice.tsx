import type { Field } from "../../protocol.ts";
import { Changed } from "../changes/Changed.tsx";
import { Danger } from "../parts.tsx";
import { keep, settleConflict, takeOut } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface ConflictChoiceProps {
	field: Field;
}

/** The file got another text while one typed: neither is lost, one is chosen. */
export function ConflictChoice({ field: { id, value } }: ConflictChoiceProps) {
	const draft = usePanel().drafts[id];
	if (!draft) return null;

	function keepYours() {
		settleConflict(id);
		keep();
	}

	return (
		<div className="conflict">
			<Danger isAlert>
				<strong>{words.conflict}</strong>
				{words.conflictRest(draft.changedAt ?? 0)}
			</Danger>
			<dl>
				<dt>{words.yours}</dt>
				<dd>
					<Changed was={draft.base} now={draft.value} side="now" />
				</dd>
				<dt>{words.theirs}</dt>
				<dd>
					<Changed was={draft.base} now={value} side="now" />
				</dd>
				<dt>{words.first}</dt>
				<dd>
					<Changed was={draft.base} now={draft.value} side="was" />
				</dd>
			</dl>
			<div className="buttons">
				<button type="button" className="button primary" onClick={keepYours}>
					{words.keepYours}
				</button>
				<button type="button" className="button" onClick={() => takeOut([id])}>
					{words.keepTheirs}
				</button>
				<button type="button" className="button" onClick={() => settleConflict(id)}>
					{words.editOn}
				</button>
			</div>
		</div>
	);
}
