/** Making what a form holds: one step, in its file, and then it is open. */
import type { FieldId, Operation, State } from "../../protocol.ts";
import { runOperations } from "../changing.ts";
import { idOf } from "../fields.ts";
import { openField } from "../going.ts";
import { judgeNow } from "../judging.ts";
import { isMac, say } from "../keeping.ts";
import { getPanel, type OpenForm, setPanel } from "../store.ts";
import { answerNow } from "./answer-now.ts";
import { dropForm, isBlank, nameOf, pathIn } from "./form-drafts.ts";
import { neededIn, neededWords } from "./needed.ts";
import { addItem, closeForm, focusInForm } from "./open-form.ts";
import { formWords } from "./words.ts";

/** What is missing, or wrong, is named and gets the focus. */
export async function makeForm(): Promise<void> {
	// What was typed last may be what was missing.
	await judgeNow();
	const { form } = getPanel();
	if (!form?.answer) return;
	const { missing, problems } = form.answer;
	if (missing[0]) {
		say(formWords.needed(neededWords(neededIn(form.answer))));
		focusInForm(missing[0]);
	} else if (problems[0]) {
		say(formWords.refused);
		focusInForm(idOf(problems[0]));
	} else if (!isMaking) {
		isMaking = true;
		await make(form).finally(() => {
			isMaking = false;
		});
	}
}

/** A second press of the keys would make it twice. */
let isMaking = false;

/** By the number of its step: what was filled in is there again once that is undone. */
const made = new Map<number, OpenForm>();
export const formMadeBy = (step: number) => made.get(step);

async function make(form: OpenForm): Promise<void> {
	const { file, path, isNew, data, answer } = form;
	if (!answer) return;
	const operation: Operation = { do: isNew ? "add" : "replace", file, path, data };
	const name = path === "" ? nameOf(form) : "";
	const done = await runOperations([operation], formWords.made(answer.item, name, isNew));
	if (!done) return;
	if ("problems" in done) {
		setPanel({ form: { ...form, answer: { ...answer, problems: done.problems } } });
		say(formWords.refused);
		return;
	}
	const step = done.kept.done.at(-1);
	if (isNew && step) made.set(step.number, form);
	dropForm(form);
	closeForm();
	const first = firstOf(done.kept, answer);
	if (first) openField(first);
}

const firstOf = ({ fields }: State, { file, path }: { file: string; path: string }) =>
	fields.find(
		(field) => field.file === file && (path === "" || `${field.path}.`.startsWith(`${path}.`)),
	)?.id;

/** To what is to be filled in next: what is needed, or another one of the list. */
export function goOn(from: FieldId): void {
	const { form } = getPanel();
	const answer = form && answerNow(form);
	if (!answer) return;
	const order = answer.fields.map(({ id }) => id);
	const empty = answer.missing.filter((id) => id !== from);
	const next = empty.find((id) => order.indexOf(id) > order.indexOf(from)) ?? empty[0];
	const list = answer.lists.find(({ items }) => items.at(-1)?.id === from);
	const hasRoom = list && !list.fixed && list.items.length < (list.max ?? Number.POSITIVE_INFINITY);
	if (hasRoom && !isBlank(form, pathIn(answer, from))) addItem(list.id);
	else if (next) focusInForm(next);
	else say(formWords.ready(answer.item, form.isNew, isMac));
}
