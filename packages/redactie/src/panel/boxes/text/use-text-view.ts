import { closeHistory } from "prosemirror-history";
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { chipView } from "./chip-view";
import { pasted } from "./pasted";
import type { Names } from "./raw-text";
import { documentOf, nameTyped, rawOf, samePlace } from "./text-document";
import { type Asked, beyond, pluginsOf, sliceOf, tellLost } from "./text-plugins";

interface TextViewProps {
	value: string;
	names: Names;
	max: number | undefined;
	attributes: Record<string, string>;
	asked: Asked;
	onChange(raw: string): void;
	/** After each change of text or caret. */
	onState(state: EditorState): void;
	/** Before the keys of the box itself. */
	onKeyDown(event: KeyboardEvent): boolean;
}

const stateOf = (raw: string, asked: Asked) =>
	EditorState.create({ doc: documentOf(raw), plugins: pluginsOf(asked) });

/** Keeps a ProseMirror view in `host`, and its text the same as `value`. */
export function useTextView(host: RefObject<HTMLElement | null>, props: TextViewProps) {
	const view = useRef<EditorView>(null);
	/** The view lives longer than the props of one rendering. */
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	const [asked] = useState<Asked>(() => ({
		keep: () => latest.current.asked.keep(),
		reset: () => latest.current.asked.reset(),
	}));

	useLayoutEffect(() => {
		const created: EditorView = new EditorView(host.current, {
			state: stateOf(latest.current.value, asked),
			dispatchTransaction(transaction) {
				created.updateState(created.state.apply(transaction));
				if (transaction.docChanged) latest.current.onChange(rawOf(created.state.doc));
				latest.current.onState(created.state);
			},
			// With Ctrl it is the panel's: one more below it.
			handleDOMEvents: {
				keydown: (_, { key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey),
			},
			handleKeyDown: (_, event) => latest.current.onKeyDown(event),
			handlePaste: (_, event) => insert(created, event.clipboardData),
			handleDrop: (_, event, _slice, moved) => drop(created, event, moved),
			clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size),
		});
		view.current = created;
		return () => created.destroy();
	}, [host, asked]);

	const { names, max, attributes, value } = props;
	useLayoutEffect(() => {
		view.current?.setProps({ nodeViews: { chip: chipView(names) } });
	}, [names]);
	useLayoutEffect(() => {
		view.current?.setProps({ attributes, decorations: (state) => beyond(state, names, max) });
	}, [attributes, names, max]);

	// Another value than was typed here: undone, put back, changed on disk.
	// Before the next key can come.
	useLayoutEffect(() => {
		const now = view.current;
		if (!now || rawOf(now.state.doc) === value) return;
		const { doc, selection } = now.state;
		const fresh = stateOf(value, asked);
		const place = (at: number) => samePlace(at, doc, fresh.doc);
		const caret = TextSelection.create(fresh.doc, place(selection.anchor), place(selection.head));
		now.updateState(fresh.apply(fresh.tr.setSelection(caret)));
		latest.current.onState(now.state);
	}, [value, asked]);
	return view;
}

/** Words without their form: what was copied from elsewhere comes in as typed. */
function insert(view: EditorView, data: DataTransfer | null): boolean {
	const text = wordsOf(data);
	if (text)
		view.dispatch(closeHistory(view.state.tr).replaceSelection(sliceOf(text)).scrollIntoView());
	return true;
}

/** What is lost is told after what comes of it. A picture alone has no words at all. */
function wordsOf(data: DataTransfer | null): string {
	const { text, lost } = pasted(data?.getData("text/plain") ?? "", data?.getData("text/html"));
	const isPicture = !text && data?.files.length;
	setTimeout(() => tellLost(isPicture ? ["image"] : lost));
	return text;
}

function drop(view: EditorView, event: DragEvent, moved: boolean): boolean {
	const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
	const text = wordsOf(event.dataTransfer);
	if (at === undefined || !text) return true;
	const change = closeHistory(view.state.tr);
	if (moved) change.deleteSelection();
	const to = change.mapping.map(at);
	view.dispatch(change.replaceRange(to, to, sliceOf(text)));
	return true;
}

/** Forgets what can be undone: it was kept. */
export function forget(view: EditorView) {
	const { doc, selection, plugins } = view.state;
	view.updateState(EditorState.create({ doc, selection, plugins }));
}

/** Puts the name where the caret is, or in place of the `{{` that asked for it. */
export function insertName(view: EditorView, name: string) {
	const typed = nameTyped(view.state);
	const { from, to } = typed ?? view.state.selection;
	const after = view.state.doc.textBetween(to, Math.min(to + 2, view.state.doc.content.size));
	const closed = typed && after === "}}" ? 2 : 0;
	const change = closeHistory(view.state.tr).replaceRange(
		from,
		to + closed,
		sliceOf(`{{${name}}}`),
	);
	view.dispatch(change.scrollIntoView());
	view.focus();
}
