import { useEffect } from "react";
import type { FieldId, State } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { fieldOf, placeOf } from "../fields/fields.ts";
import { Row, Rows } from "../lists/Row.tsx";
import { ViewHead } from "../lists/View.tsx";
import { draw } from "../of-site.ts";
import { toPanel } from "../site-page.ts";
import { inWords, words } from "../words.ts";
import { openField } from "./going.ts";

interface DoubtProps {
	ids: FieldId[];
	state: State;
}

/** A click that does not say which field is meant. */
export function Doubt({ ids, state }: DoubtProps) {
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
