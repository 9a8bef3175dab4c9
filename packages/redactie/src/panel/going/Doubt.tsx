import { useEffect } from "react";
import type { FieldId, State } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { fieldOf, pageAt, placeOf } from "../fields/fields.ts";
import { Row } from "../lists/Row.tsx";
import { Rows } from "../lists/Rows.tsx";
import { ViewHead } from "../lists/ViewHead.tsx";
import { draw } from "../of-site.ts";
import { toPanel } from "../site-page.ts";
import type { Question } from "../state/store.ts";
import { inWords, words } from "../words.ts";
import { openField, openPage } from "./going.ts";

interface DoubtProps {
	question: Question;
	state: State;
}

/** A click that does not say which field is meant. */
export function Doubt({ question, state }: DoubtProps) {
	if (question.kind === "several") return <Which ids={question.ids} state={state} />;
	const { text, href } = question;
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

function Which({ ids, state }: { ids: FieldId[]; state: State }) {
	// The question just came up, at a click on the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each question.
	useEffect(toPanel, [ids]);
	return (
		<Rows>
			<div className="view">
				<ViewHead title={words.which} help={words.whichHelp(ids.length)} />
				<ul>
					{ids
						.flatMap((id) => fieldOf(state, id) ?? [])
						.map((field) => (
							<Row
								key={field.id}
								ids={[field.id]}
								icon={field.drawn && draw({ kind: field.drawn, value: String(field.value) })}
								name={
									<ContentText text={field.drawn ? placeOf(state, field) : inWords(field.value)} />
								}
								note={`${field.name}${field.pages.length > 0 ? `. ${words.stands(field.pages.length)}` : ""}`}
								onOpen={() => openField(field.id)}
							/>
						))}
				</ul>
			</div>
		</Rows>
	);
}
