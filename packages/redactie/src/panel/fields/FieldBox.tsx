import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Field, Value } from "../../protocol.ts";
import { signsOf } from "../boxes/texts.ts";
import { ValueBox } from "../boxes/ValueBox.tsx";
import { Changed, Side } from "../changes/Changed.tsx";
import { enter, TYPED_IN } from "../focus.ts";
import { itemAround, shortTitle } from "../lists/lists.ts";
import { isEmpty } from "../making/draft.ts";
import { chooseShape, goOn, openOtherKind } from "../making/making.ts";
import { Danger } from "../parts.tsx";
import { putBackOrLeave } from "../shortcuts.ts";
import { fetchHints } from "../state/api.ts";
import { valueNow } from "../state/drafts.ts";
import { problemsOf } from "../state/judging.ts";
import { keep, settleConflict, takeOut, type as typeIn } from "../state/keeping.ts";
import { isMade, setPanel, useLoaded } from "../state/store.ts";
import { makingWords, words } from "../words.ts";
import { filled } from "./fields.ts";
import { Elsewhere, isOnlyHere, NamesUsed, Problems, problemId } from "./Notes.tsx";

/** Of what is open: they name and explain the box of a field that is alone. */
export const HEADING = "field-heading";
export const HELP = "field-help";

interface FieldBoxProps {
	field: Field;
	/** The one above it in its group: what is true of both is said once. */
	before?: Field | undefined;
	/**
	 * `alone`: the heading above names it. `member`: of a group, with a label of its own.
	 * `along`: of another place, with its full name.
	 */
	kind: "alone" | "member" | "along";
	/** It was meant when its group was opened. */
	isChosen?: boolean;
}

/**
 * The box of one field: what it is for, how long its text is, what is wrong with it, and where else it
 * stands. When the file got another text that stands above it, so that nobody types beside it.
 */
export function FieldBox({ field, before, kind, isChosen = false }: FieldBoxProps) {
	const { state, drafts, problems, path, open, caret: anyCaret } = useLoaded();
	const root = useRef<HTMLDivElement>(null);
	const { id, max = Infinity } = field;
	const caret = anyCaret?.id === id ? anyCaret : undefined;
	// What was opened is typed in straight away, and at another click on the page again.
	useEffect(() => {
		if (isChosen) goInto(root.current, caret?.word);
	}, [isChosen, caret]);

	const isOfDraft = isMade(id);
	const value = field.shapes ? field.value : valueNow(id);
	const text = String(value ?? "");
	const isText = field.kind === "text";
	const signs = isText ? signsOf(text, state.names).length : 0;
	const wrong = problemsOf(problems, id);

	const isAlone = kind === "alone";
	const [labelId, helpId, noteId] = [`label-${id}`, `help-${id}`, `note-${id}`];
	const isNeeded = isOfDraft && field.required && isEmpty(id);
	const note = isNeeded ? (
		<span id={noteId}>{makingWords.isNeeded}</span>
	) : (
		isText && <Counter id={noteId} count={signs} field={field} />
	);
	const described = [isAlone ? HELP : helpId, noteId, ...wrong.map(problemId)];

	function type(next: Value) {
		const shape = field.shapes?.[Number(next)];
		if (shape !== undefined) chooseShape(field, shape);
		else if (field.decides && !isOfDraft) openOtherKind(field, next);
		// A mark that the file may lack is not written as `false`.
		else typeIn(id, next === false && !field.required ? null : next);
	}

	/** What is next is not there yet: from the last box Tab opens it, as Enter does. */
	function goOnByTab(event: KeyboardEvent) {
		const { key, shiftKey, target, defaultPrevented } = event;
		const isBox = (target as HTMLElement).matches(`${TYPED_IN}, :checked`);
		if (key !== "Tab" || shiftKey || defaultPrevented || !isBox || id !== open.at(-1)) return;
		if (goOn(id, "next")) event.preventDefault();
	}

	return (
		<>
			{drafts[id]?.changedAt && <ConflictChoice field={field} />}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the outline on the page follows the focus. */}
			<div
				className="field-box below"
				ref={root}
				onFocus={() => setPanel({ last: id })}
				onKeyDown={isOfDraft ? goOnByTab : undefined}
			>
				{!isAlone && (
					<>
						<div className="label-line beside small">
							<span className="label" id={labelId}>
								{kind === "along" ? field.name : field.short}
							</span>
							{note}
						</div>
						<span className="small" id={helpId}>
							{field.help}
						</span>
					</>
				)}
				<ValueBox
					id={`box-${id}`}
					labelledBy={isAlone ? HEADING : labelId}
					describedBy={described.join(" ")}
					value={value}
					invalid={wrong.length > 0}
					field={field}
					names={state.names}
					pages={state.pages}
					caret={caret}
					onChange={type}
					onKeep={() => (isOfDraft ? goOn(id, "around") : keep())}
					onReset={putBackOrLeave}
				/>
				{isAlone && (
					<div className="label-line beside small">
						{note}
						{isOnlyHere(field, path) && signs <= max && <p>{words.onlyHere}</p>}
					</div>
				)}
				<Problems problems={wrong} />
				{isText && <Hints field={field} text={filled(state, text)} />}
				{isText && <NamesUsed text={text} was={String(field.value ?? "")} />}
				{!isSamePlaces(field, before) && <Elsewhere field={field} />}
			</div>
		</>
	);
}

const isSamePlaces = (field: Field, other: Field | undefined) =>
	other !== undefined && JSON.stringify(field.pages) === JSON.stringify(other.pages);

/** '26 van 60 tekens', as a visitor reads, and at the other side what is too many or too few. */
function Counter({ id, count, field }: { id: string; count: number; field: Field }) {
	const { min = 0, max } = field;
	return (
		<p id={id} className="counter beside">
			<span>
				<strong>{count}</strong> {max ? `van ${max} tekens` : count === 1 ? "teken" : "tekens"}
			</span>
			{max !== undefined && count > max && <strong>{count - max} te veel</strong>}
			{count < min && <strong>nog {min - count} te weinig</strong>}
		</p>
	);
}

/** To what is chosen in the box, else to the box. @param isWhole what is typed takes the place of all of a figure. */
function goInto(root: HTMLElement | null, isWhole = false): void {
	const control = root?.querySelector<HTMLElement>("input:not([type=search]), textarea, select");
	if (isWhole && control instanceof HTMLInputElement) control.select();
	if (!root || root.contains(document.activeElement)) return;
	enter(root.querySelector<HTMLElement>("input:checked") ?? control ?? null);
	// Not every box comes into view by itself.
	root.scrollIntoView({ block: "nearest" });
}

/** Milliseconds after the last key: a word that is half typed is none yet. */
const PAUSE = 700;

/** What could be better in a text that is typed, as visitors read it. It stops nobody, and nobody waits for it. */
function Hints({ field: { file, path }, text }: { field: Field; text: string }) {
	const [said, setSaid] = useState<{ of: string; hints: string[] }>();
	useEffect(() => {
		const timer = setTimeout(async () => {
			const hints =
				text.trim() &&
				(await fetchHints({ file: file.replace(/^[+=]/, ""), path, text }).catch(() => undefined));
			if (hints) setSaid({ of: text, hints });
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [file, path, text]);
	// What was said of the text before it may be mended.
	const hints = said?.of === text ? said.hints : [];
	return (
		<div className="hints" aria-live="polite">
			{hints.map((hint) => (
				<p key={hint} className="help">
					{hint}
				</p>
			))}
		</div>
	);
}

/** The file got another text while one typed, or another item: neither is lost, one is chosen. */
function ConflictChoice({ field: { id, value } }: { field: Field }) {
	const { state, drafts } = useLoaded();
	const { [id]: draft } = drafts;
	const item = itemAround(state, id)?.item;
	if (!draft) return null;

	function keepYours() {
		settleConflict(id);
		keep();
	}

	return (
		<div className="conflict below">
			<Danger isAlert>
				<strong>{words.conflict}</strong>
				{words.conflictRest(draft.changedAt ?? 0)}
			</Danger>
			<Side is={words.yours}>
				<Changed was={draft.base} now={draft.value} side="now" />
			</Side>
			<Side is={item ? `${words.theirs}, ${shortTitle(item.title)}` : words.theirs}>
				<Changed was={draft.base} now={value} side="now" />
			</Side>
			<Side is={words.first}>
				<Changed was={draft.base} now={draft.value} side="was" />
			</Side>
			<div className="buttons beside">
				<button type="button" className="button" onClick={keepYours}>
					{words.keepYours}
				</button>
				<button type="button" className="button" onClick={() => takeOut([id])}>
					{words.keepTheirs}
				</button>
				<button type="button" className="button" onClick={() => settleConflict(id)}>
					{words.editOn}
				</button>
			</div>
		</div>
	);
}
