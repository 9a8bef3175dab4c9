/** How the box for text behaves: what its keys do, what becomes a chip, what is marked as too long. */
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Slice } from "prosemirror-model";
import {
	type Command,
	type EditorState,
	NodeSelection,
	Plugin,
	TextSelection,
} from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { say } from "../../state/keeping.ts";
import { redo as redoStep, undo as undoStep } from "../../state/undoing.ts";
import { words } from "../../words.ts";
import { signsOf } from "./count.ts";
import type { Lost } from "./pasted.ts";
import { type Chip, type Names, piecesOf } from "./raw-text.ts";
import { contentOf, endOf, piecesIn, START, schema } from "./text-document.ts";

/** Beside a chip: the first key chooses it, so that nothing is lost by mistake; the second removes it. */
const remove =
	(side: "nodeBefore" | "nodeAfter"): Command =>
	(state, dispatch) => {
		const { selection } = state;
		if (selection instanceof NodeSelection) {
			dispatch?.(closeHistory(state.tr).deleteSelection().scrollIntoView());
			return true;
		}
		if (!selection.empty || selection.$from[side]?.type !== schema.nodes.chip) return false;
		const at = side === "nodeBefore" ? selection.from - 1 : selection.from;
		dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, at)));
		return true;
	};

/** Past a chip in one step: the library would choose it first. */
const pass =
	(side: "nodeBefore" | "nodeAfter", extend: boolean): Command =>
	(state, dispatch) => {
		const { selection } = state;
		if (!(selection instanceof TextSelection) || (!selection.empty && !extend)) return false;
		if (selection.$head[side]?.type !== schema.nodes.chip) return false;
		const head = selection.head + (side === "nodeBefore" ? -1 : 1);
		const to = TextSelection.create(state.doc, extend ? selection.anchor : head, head);
		dispatch?.(state.tr.setSelection(to).scrollIntoView());
		return true;
	};

const all: Command = (state, dispatch) => {
	dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, START, endOf(state.doc))));
	return true;
};
const nothing: Command = () => true;

/** What the box asks of whom it stands with, at the moment of the key. */
export interface Asked {
	keep(): void;
	reset(): void;
}

/** What was wanted around the words, and a text cannot have. */
export function tellLost(lost: readonly Lost[]): void {
	if (lost.length > 0) say(words.lost(lost));
}

const keys = (asked: Asked) => {
	const ask =
		(run: () => unknown): Command =>
		() => {
			run();
			return true;
		};
	const unstressed = ask(() => tellLost(["stress"]));
	const either =
		(first: Command, beyond: Command): Command =>
		(...args) =>
			first(...args) || beyond(...args);
	const undoing = either(undo, ask(undoStep));
	const redoing = either(redo, ask(redoStep));
	return keymap({
		Enter: ask(asked.keep),
		"Shift-Enter": nothing,
		Escape: ask(asked.reset),
		"Mod-z": undoing,
		"Mod-Shift-z": redoing,
		"Mod-y": redoing,
		"Mod-a": all,
		// Browsers make words bold by themselves.
		"Mod-b": unstressed,
		"Mod-i": unstressed,
		"Mod-u": unstressed,
		Backspace: remove("nodeBefore"),
		"Mod-Backspace": remove("nodeBefore"),
		"Shift-Backspace": remove("nodeBefore"),
		Delete: remove("nodeAfter"),
		"Mod-Delete": remove("nodeAfter"),
		ArrowLeft: pass("nodeBefore", false),
		ArrowRight: pass("nodeAfter", false),
		"Ctrl-ArrowLeft": pass("nodeBefore", false),
		"Ctrl-ArrowRight": pass("nodeAfter", false),
		"Shift-ArrowLeft": pass("nodeBefore", true),
		"Shift-ArrowRight": pass("nodeAfter", true),
	});
};

/** `{{name}}` becomes a chip, however it came there. */
const chips = new Plugin({
	appendTransaction(transactions, _, state) {
		if (!transactions.some((transaction) => transaction.docChanged)) return null;
		const found: { from: number; chip: Chip }[] = [];
		state.doc.descendants((node, start) => {
			let from = start;
			for (const piece of piecesOf(node.text ?? "")) {
				if (typeof piece !== "string") found.push({ from, chip: piece });
				from += typeof piece === "string" ? piece.length : piece.raw.length;
			}
		});
		if (found.length === 0) return null;
		const change = state.tr;
		// From the end, so that the places before it stay what they are.
		for (const { from, chip } of found.reverse())
			change.replaceWith(from, from + chip.raw.length, schema.nodes.chip.create(chip));
		return change;
	},
});

export const pluginsOf = (asked: Asked) => [keys(asked), chips, history()];

/** Marks what a visitor would read beyond `max` characters. */
export function beyond(state: EditorState, names: Names, max: number | undefined) {
	const first = max === undefined ? undefined : signsOf(piecesIn(state.doc), names)[max];
	if (!first) return DecorationSet.empty;
	const mark = Decoration.inline(START + first.from, endOf(state.doc), { class: "text-beyond" });
	return DecorationSet.create(state.doc, [mark]);
}

export const sliceOf = (raw: string) => new Slice(contentOf(raw), 0, 0);
