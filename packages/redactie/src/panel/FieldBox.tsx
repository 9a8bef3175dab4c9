import type { Field, State } from "../protocol.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { valueNow } from "./drafts.ts";
import { Elsewhere, isOnlyHere, isSamePlaces } from "./Elsewhere.tsx";
import { sameWords } from "./fields.ts";
import { problemsOf } from "./judging.ts";
import { keep, type as typeIn } from "./keeping.ts";
import { LabelledBox } from "./LabelledBox.tsx";
import { isEmpty } from "./making/draft.ts";
import { chooseShape, goOn, openOtherKind } from "./making/making.ts";
import { makingWords } from "./making/words.ts";
import { Sources } from "./NamesUsed.tsx";
import { Problems } from "./Problems.tsx";
import { SameWords } from "./SameWords.tsx";
import { isMade, usePanel } from "./store.ts";
import { words } from "./words.ts";

interface FieldBoxProps {
	field: Field;
	/** The one above it in its group: what is true of both is said once. */
	before?: Field | undefined;
	state: State;
	/**
	 * `alone`: the heading above names it. `member`: of a group, with a label of its own.
	 * `along`: of another place, with its full name; what is wrong with it stands above already.
	 */
	kind: "alone" | "member" | "along";
	/** It was meant when its group was opened. */
	isChosen?: boolean;
}

/**
 * The box of one field: what is wrong with it, and where else it stands. When the file got another text
 * that stands above it, so that nobody types beside it.
 */
export function FieldBox({ field, before, state, kind, isChosen = false }: FieldBoxProps) {
	const { drafts, problems, path } = usePanel();
	const { id } = field;
	const isOfDraft = isMade(id);
	const value = field.shapes ? field.value : valueNow(id);
	const isAlone = kind === "alone";
	const label = kind === "along" ? field.name : field.short;
	const same = isOfDraft ? [] : sameWords(state, field);
	const box = (
		<LabelledBox
			field={field}
			state={state}
			value={value}
			label={isAlone ? undefined : label}
			help={field.help}
			note={isOfDraft && field.required && isEmpty(id) ? makingWords.isNeeded : undefined}
			beside={isOnlyHere(field, path) && same.length === 0 && <p>{words.onlyHere}</p>}
			problems={problems}
			isChosen={isChosen}
			onChange={(next) => {
				const shape = field.shapes?.[Number(next)];
				if (shape !== undefined) chooseShape(field, shape);
				else if (field.decides && !isOfDraft) openOtherKind(field, next);
				// A mark that the file may lack is not written as `false`.
				else typeIn(id, next === false && !field.required ? null : next);
			}}
			onKeep={() => (isOfDraft ? goOn(id) : void keep())}
		>
			{kind === "member" && <Sources text={String(value ?? "")} from={id} state={state} />}
			{kind !== "along" && <Problems problems={problemsOf(problems, id)} />}
			{!isSamePlaces(field, before) && <Elsewhere field={field} state={state} />}
			<SameWords field={field} same={same} state={state} />
		</LabelledBox>
	);
	return (
		<>
			{drafts[id]?.changedAt && <ConflictChoice field={field} />}
			{box}
		</>
	);
}
