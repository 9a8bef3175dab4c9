import { memo } from "react";
import { small } from "../../letters.ts";
import type { Field, Problem, State, Value } from "../../protocol.ts";
import { problemsOf } from "../judging.ts";
import { LabelledBox } from "../LabelledBox.tsx";
import { Problems } from "../Problems.tsx";
import type { OpenForm } from "../store.ts";
import { usePanelPart } from "../store.ts";
import { valueIn } from "./answer-now.ts";
import { goOn } from "./make-form.ts";
import { typeInForm } from "./open-form.ts";
import { formWords } from "./words.ts";

/** Characters that fit in the box of a number, which may stand beside others. */
const MOST_IN_NUMBER = 12;

/** What it is for stands in its box while that is empty. */
const SAYS_ITSELF: ReadonlySet<Field["kind"]> = new Set(["text", "form", "number"]);

/** Characters that fit at the right of a label. */
const MOST_BESIDE = 34;
/** 'geeft de vacature haar vlag' */
const beside = (help: string) => small(help.replace(/\.$/, ""));

interface FormBoxProps {
	field: Field;
	form: OpenForm;
	state: State;
	/** One of a list of values: 'Tweede taak' in place of its name and what it is for. */
	called?: { name: string; help: string } | undefined;
	/** The choice of its shape stands above it, under its name. */
	isHeaded?: boolean;
}

/** A field of a form, with what was filled in. */
export function FormBox({ form, field, ...props }: FormBoxProps) {
	return (
		<Box
			{...props}
			field={field}
			value={valueIn(form, field)}
			problems={problemsOf(form.answer?.problems ?? [], field.id)}
		/>
	);
}

interface OneBoxProps extends Omit<FormBoxProps, "form"> {
	value: Value;
	problems: Problem[];
}

/** What is needed says so until something is typed. A large form has many: each renders for itself. */
const Box = memo(function OneBox({ field, state, value, problems, called, isHeaded }: OneBoxProps) {
	const { id, kind, required, max } = field;
	const isChosen = usePanelPart(({ last }) => last === id);
	const isEmpty = value === null || value === "";
	const isNeeded = isEmpty && required && kind !== "tick";
	const help = called?.help ?? field.help;
	const isNumber = kind === "number" && help.length > MOST_IN_NUMBER;
	const isInside = SAYS_ITSELF.has(kind) && !field.form && !isNumber;
	const isShort = !isInside && !isNumber && help.length <= MOST_BESIDE;
	const note = isNeeded ? formWords.isNeeded : isShort ? beside(help) : undefined;
	return (
		<LabelledBox
			// Nothing of it is kept yet: its box goes on undoing what was typed in it.
			field={{ ...field, value: null }}
			state={state}
			value={value}
			label={called?.name ?? field.short}
			isLabelHidden={called !== undefined || kind === "tick" || isHeaded === true}
			help={help}
			empty={isInside ? help : undefined}
			note={note}
			isTight={!isNumber && (isShort || isEmpty || max === undefined)}
			problems={problems}
			isChosen={isChosen}
			onChange={(next) => typeInForm(id, next)}
			onKeep={() => goOn(id)}
		>
			<Problems problems={problems} onRepair={typeInForm} />
		</LabelledBox>
	);
}, isEqual);

/** An answer of the server brings all fields anew, most of them as they were. */
function isEqual(one: OneBoxProps, other: OneBoxProps): boolean {
	const said = ({ field, problems, called }: OneBoxProps) =>
		JSON.stringify([field, problems, called]);
	return one.state === other.state && one.value === other.value && said(one) === said(other);
}
