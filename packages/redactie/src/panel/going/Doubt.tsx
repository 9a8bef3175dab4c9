import type { State } from "../../protocol.ts";
import { FieldHead } from "../field/FieldHead.tsx";
import { pageAt } from "../fields/fields.ts";
import type { Question } from "../state/store.ts";
import { words } from "../words.ts";
import { openPage } from "./going.ts";

interface DoubtProps {
	question: Question;
	state: State;
}

/** A click on what is no content. */
export function Doubt({ question, state }: DoubtProps) {
	return (
		<div className="field-view">
			<FieldHead state={state} />
			<div className="field-form">
				<h2>{question.text || words.notContent}</h2>
				<p>{words.notContentHelp}</p>
				{question.href && <LinkTarget href={question.href} state={state} />}
			</div>
		</div>
	);
}

function LinkTarget({ href, state }: { href: string; state: State }) {
	const page = pageAt(state, href);
	return (
		<>
			<p>
				{words.linkGoes} <strong>{href}</strong>.
			</p>
			{page && (
				<button type="button" className="button" onClick={() => openPage(href)}>
					{words.follow}
				</button>
			)}
		</>
	);
}
