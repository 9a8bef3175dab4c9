import { ChevronLeft } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { FormAnswer, State } from "../../protocol.ts";
import { Radios } from "../boxes/Radios.tsx";
import { fieldOf } from "../fields.ts";
import { problemsOf } from "../judging.ts";
import { HEADING, HELP } from "../LabelledBox.tsx";
import { nameAround } from "../lists/lists.ts";
import { Problems } from "../Problems.tsx";
import { type OpenForm, type Panel, usePanel } from "../store.ts";
import { words } from "../words.ts";
import { Address } from "./Address.tsx";
import { missingIn, placesNow } from "./answer-now.ts";
import { Blocks } from "./Blocks.tsx";
import { keyOf, titleOf } from "./form-drafts.ts";
import { layoutOf } from "./layout.ts";
import { MakeButton } from "./MakeButton.tsx";
import { makeForm } from "./make-form.ts";
import { Optional } from "./Optional.tsx";
import { closeForm, showOn, throwAway, typeInForm } from "./open-form.ts";
import { formWords } from "./words.ts";

interface FormViewProps {
	state: State;
}

/** A form of the contract for what is about to be made: what is required first. */
export function FormView({ state }: FormViewProps) {
	const panel = usePanel();
	const { form } = panel;
	if (!form) return null;

	// Boxes take Enter for themselves.
	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.stopPropagation();
		void makeForm();
	}

	return (
		<section className="field-view" aria-labelledby={HEADING} onKeyDownCapture={onKeyDown}>
			<div className="field-head">
				<button type="button" className="back" onClick={closeForm}>
					<ChevronLeft aria-hidden="true" />
					{placeBelow(panel, state)}
				</button>
				{form.past.length > 0 || form.data !== form.start ? (
					<button type="button" className="link-button form-throw" onClick={throwAway}>
						{formWords.throwAway}
					</button>
				) : null}
			</div>
			{form.answer && <FormBody key={keyOf(form)} form={form} state={state} />}
		</section>
	);
}

/** What is there again once the form is left. */
function placeBelow({ open, list, sheet }: Panel, state: State): string {
	const field = open[0] && fieldOf(state, open[0]);
	if (field) return field.groupName ?? field.name;
	const around = list ?? sheet;
	return (around && nameAround(state, around)) ?? words.allHere;
}

interface FormBodyProps {
	form: OpenForm;
	state: State;
}

function FormBody({ form: asAnswered, state }: FormBodyProps) {
	const [decided] = useState(() => new Map<string, boolean>());
	const now = placesNow(asAnswered);
	const layout = useMemo(() => now && layoutOf(now, decided), [now, decided]);
	if (!now || !layout) return null;
	const answer = { ...now, missing: missingIn(now, asAnswered) };
	const form = { ...asAnswered, answer };
	const boxed = [...answer.fields, ...answer.lists, ...answer.parts].map(({ id }) => id);
	const shown = new Set(boxed.flatMap((id) => problemsOf(answer.problems, id)));
	const around = { form, state };
	return (
		<div className="field-form form-view">
			<h2 id={HEADING}>{titleOf(form)}</h2>
			<p className="help" id={HELP}>
				{answer.help}
			</p>
			<SeenOn pages={answer.pages} />
			<Blocks blocks={layout.needed} {...around} />
			{layout.address && <Address field={layout.address} {...around} />}
			<Optional blocks={layout.optional} {...around} />
			<Problems
				problems={answer.problems.filter((problem) => !shown.has(problem))}
				isOther
				onRepair={typeInForm}
			/>
			<MakeButton answer={answer} isNew={form.isNew} />
		</div>
	);
}

/** It may be on its own page and in a list: the frame shows one of them. */
function SeenOn({ pages }: Pick<FormAnswer, "pages">) {
	const { path } = usePanel();
	if (pages.length < 2) return null;
	return (
		<div className="form-seen">
			<span id={SEEN_ON}>{formWords.seenOn}</span>
			<Radios
				isRow
				id="form-page"
				labelledBy={SEEN_ON}
				choices={pages.map((page) => ({ value: page.path, label: page.name }))}
				value={path}
				invalid={false}
				onChange={showOn}
				onKeep={() => {}}
				onReset={closeForm}
			/>
		</div>
	);
}
const SEEN_ON = "form-seen-on";
