import type { State } from "../../protocol.ts";
import { pageAt } from "../fields/fields.ts";
import { ViewHead } from "../lists/ViewHead.tsx";
import type { Question } from "../state/store.ts";
import { words } from "../words.ts";
import { openPage } from "./going.ts";

interface DoubtProps {
	question: Question;
	state: State;
}

/** A click on what is no content. */
export function Doubt({ question: { text, href }, state }: DoubtProps) {
	return (
		<div className="view">
			<ViewHead title={text || words.notContent} />
			<p>{words.notContentHelp}</p>
			{href && (
				<p>
					{words.linkGoes} <strong>{href}</strong>.
				</p>
			)}
			{href && pageAt(state, href) && (
				<button type="button" className="button" onClick={() => openPage(href)}>
					{words.follow}
				</button>
			)}
		</div>
	);
}
