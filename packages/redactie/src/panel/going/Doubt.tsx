import { useState } from "react";
import type { FieldId, State } from "../../protocol.ts";
import { Keys } from "../buttons.tsx";
import { ContentText } from "../field/ContentText.tsx";
import { FieldHead } from "../field/FieldHead.tsx";
import { fieldOf, pageAt, placeOf } from "../fields/fields.ts";
import { draw } from "../of-site.ts";
import { type Question, setPanel } from "../state/store.ts";
import { inWords, words } from "../words.ts";
import { openField, openPage } from "./going.ts";

interface DoubtProps {
	question: Question;
	state: State;
}

/** A click that does not say which field is meant. */
export function Doubt({ question, state }: DoubtProps) {
	return (
		<div className="field-view">
			<FieldHead state={state} />
			{question.kind === "several" ? (
				<Which key={question.ids.join()} ids={question.ids} state={state} />
			) : (
				<div className="field-form">
					<h2>{question.text || words.notContent}</h2>
					<p>{words.notContentHelp}</p>
					{question.href && <LinkTarget href={question.href} state={state} />}
				</div>
			)}
		</div>
	);
}

function Which({ ids, state }: { ids: FieldId[]; state: State }) {
	const [chosen, setChosen] = useState(ids[0]);

	function choose(id: FieldId) {
		setChosen(id);
		setPanel({ pointed: id });
	}

	return (
		<form
			className="field-form"
			onSubmit={(event) => {
				event.preventDefault();
				if (chosen) openField(chosen);
			}}
		>
			<h2>{words.which}</h2>
			<p className="help">{words.whichHelp(ids.length)}</p>
			<fieldset className="answers">
				<legend className="visually-hidden">{words.which}</legend>
				{ids
					.flatMap((id) => fieldOf(state, id) ?? [])
					.map((field) => (
						<label key={field.id} onPointerMove={() => setPanel({ pointed: field.id })}>
							<input
								type="radio"
								name="which"
								checked={chosen === field.id}
								// biome-ignore lint/a11y/noAutofocus: the question just came up, at a click.
								autoFocus={field.id === ids[0]}
								onFocus={() => choose(field.id)}
								onChange={() => choose(field.id)}
							/>
							<span>
								<span>
									{field.drawn && draw({ kind: field.drawn, value: String(field.value) })}
									<ContentText text={field.drawn ? placeOf(state, field) : inWords(field.value)} />
								</span>
								<small>
									{field.name}
									{field.pages.length > 0 && `. ${words.stands(field.pages.length)}`}
								</small>
							</span>
						</label>
					))}
			</fieldset>
			<div className="buttons">
				<button type="submit" className="button primary">
					{words.editThis}
					<Keys keys={["Enter"]} />
				</button>
			</div>
		</form>
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
