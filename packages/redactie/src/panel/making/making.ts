/** Opening what is about to be made, filling it in, making it, and leaving or throwing it away. */
import { parentOf } from "../../data.ts";
import type { Data, Field, FieldId, Value } from "../../protocol.ts";
import { fieldOf, groupOf, idOf, isIn, partsOf } from "../fields/fields.ts";
import { toPanel, typeAhead } from "../focus.ts";
import { go, goBack, openField } from "../going/going.ts";
import { dropDrafts, setDrafts } from "../state/drafts.ts";
import { judgeNow, judgeSoon } from "../state/judging.ts";
import { beginTyping, runOperations, takeOut, type as typeIn } from "../state/keeping.ts";
import { type Drafts, getPanel, isMade, type Making, say, setPanel } from "../state/store.ts";
import { makingWords } from "../words.ts";
import { draftsIn, isEmpty, isMistyped, missingIn, nameOf, operationOf, titleOf } from "./draft.ts";

/** @param start what it begins with: no draft until something is typed. */
export function openDraft(root: FieldId, start: Drafts = {}): void {
	const { path, where, drafts } = getPanel();
	const at = where.findIndex((view) => view.kind === "sheet" && isMade(view.id));
	const below = at < 0 ? where : where.slice(0, at);
	go([...below, { kind: "sheet", id: root }], { last: undefined });
	const nothing = { [root]: { value: null, base: null } };
	setPanel({ making: { root, start: { ...nothing, ...start }, from: path } });
	if (root in drafts) say(makingWords.filledAgain);
	typeAhead(judgeNow().then(begin));
}

/** In the box of what is needed first. Where much of it was filled in before, that is seen first. */
function begin(): void {
	const { state, making, open, drafts } = getPanel();
	const { fields = [] } = making?.answer ?? {};
	const first = (making?.answer && missingIn(making.answer)[0]) ?? fields[0];
	if (!making || !state || !first || open.length > 0) return;
	const isAll = groupOf(state, first.id).length === fields.length;
	if (isAll || !(making.root in drafts)) openField(first.id);
	else {
		setPanel({ last: first.id });
		requestAnimationFrame(toPanel);
	}
}

/** Of a part that is of some kind: another kind asks for other fields. */
export function openOtherKind({ file, path, value }: Field, kind: Value): void {
	openDraft(`=${file}#${parentOf(path)}`, { [`=${file}#${path}`]: { value: kind, base: value } });
	say(makingWords.otherKind);
}

/** @param shape what stands there by it: what was typed there is of another. */
export function chooseShape({ id }: Field, shape: Data): void {
	const { making } = getPanel();
	if (!making) return;
	const place = id.slice(0, -1) as FieldId;
	const others = (Object.keys(getPanel().drafts) as FieldId[]).filter(
		(other) => other !== making.root && isIn(other, place),
	);
	beginTyping(id, others);
	dropDrafts(others);
	typeIn(id, JSON.stringify(shape));
}

/** What was filled in waits in Wijzigingen. */
export function closeDraft(): void {
	const { making, drafts, where } = getPanel();
	if (!making) return;
	const { root } = making;
	if (root in drafts) say(makingWords.waits(titleOf(root)));
	// From one of its fields too.
	setPanel({ where: where.slice(0, where.findLastIndex(({ kind }) => kind === "sheet") + 1) });
	goBack();
}

/** An undo brings it back. */
export function throwAway(root: FieldId): void {
	const title = titleOf(root);
	if (getPanel().making?.root === root) closeDraft();
	takeOut(Object.keys(draftsIn(root)) as FieldId[]);
	say(makingWords.thrown(title));
}

/** A second press of the keys would make it twice. */
let isWriting = false;

/** What is missing, or wrong, is named and gets the focus. */
export async function make(): Promise<void> {
	// What was typed last may be what was missing.
	await judgeNow();
	const { making, problems } = getPanel();
	if (!making?.answer || isWriting) return;
	const [missing, ...more] = missingIn(making.answer);
	if (missing) {
		say(makingWords.needed([missing, ...more]));
		openField(missing.id);
	} else if (problems[0]) {
		say(makingWords.refused);
		openField(idOf(problems[0]));
	} else {
		isWriting = true;
		await write(making).finally(() => {
			isWriting = false;
		});
	}
}

async function write(making: Making): Promise<void> {
	const { root, start, answer } = making;
	const isNew = root.startsWith("+");
	// So that an undo finds also what it began with.
	setDrafts({ ...start, ...getPanel().drafts });
	const name = partsOf(root).path === "" ? nameOf(root) : "";
	const said = makingWords.made(answer?.item ?? "", name, isNew);
	const done = await runOperations([operationOf(making)], said, { made: root });
	if (!done) return;
	if ("problems" in done) {
		setPanel({ problems: done.problems });
		say(makingWords.refused);
		return;
	}
	closeDraft();
	const about = done.step?.about;
	const first = about && getPanel().state?.fields.find(({ id }) => isIn(id, about));
	if (first) openField(first.id);
	say(said);
}

/**
 * To what is to be filled in after this: what is needed, or another one of the list.
 * @param how `around`: what was passed over comes after the last.
 * @returns whether there is such.
 */
export function goOn(from: FieldId, how: "next" | "around"): boolean {
	const { making, state } = getPanel();
	const answer = making?.answer;
	if (!answer || !state) return false;
	const order = answer.fields.map(({ id }) => id);
	const missing = missingIn(answer).flatMap(({ id }) => (id === from ? [] : id));
	const after = missing.find((id) => order.indexOf(id) > order.indexOf(from));
	const next = after ?? (how === "around" ? missing[0] : undefined) ?? placeAfter(from);
	const isThere = next !== undefined && fieldOf(state, next) !== undefined;
	const wrong = answer.fields.find(isMistyped);
	if (isThere) openField(next);
	else if (missingIn(answer).length === 0)
		say(
			wrong
				? makingWords.notRight(wrong.name)
				: makingWords.ready(answer.item, making.root.startsWith("+")),
		);
	judgeSoon();
	return isThere;
}

/** Of a list of texts, the next place, if it is empty and this one is not. */
function placeAfter(id: FieldId): FieldId | undefined {
	const [, list, at] = /^(.*\.)(\d+)$/.exec(id) ?? [];
	const next = `${list}${Number(at) + 1}` as FieldId;
	return list && !isEmpty(id) && isEmpty(next) ? next : undefined;
}
