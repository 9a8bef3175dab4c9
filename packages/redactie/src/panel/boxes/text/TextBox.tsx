import { type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import {
	type Ref,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { Name, Value } from "../../../protocol";
import { getPanel, setPanel } from "../../state/store";
import type { BoxProps } from "../box-props";
import { searchNames } from "../choices/nearest";
import { Options } from "../choices/Options";
import { moved, optionId } from "../choices/options";
import { signsOf } from "./count";
import { namesByName } from "./raw-text";
import { chipAt, nameTyped, piecesIn, START } from "./text-document";
import { forget, insertName, useTextView } from "./use-text-view";

/** Where a visitor's text was clicked, in the characters that are shown: the box takes the focus there. */
export interface Caret {
	offset: number;
	/** The whole word there is chosen. */
	word?: boolean;
}

interface TextBoxProps extends BoxProps<string> {
	names: readonly Name[];
	max?: number | undefined;
	caret?: Caret | undefined;
	/** What the file holds. */
	kept: Value;
	ref?: Ref<{ focus(): void }> | undefined;
}

const NO_NAME = "Geen naam lijkt hierop.";

/** A text with its names as chips: one paragraph, without form. */
export function TextBox(props: TextBoxProps) {
	const { id, value, names, max, caret } = props;
	const host = useRef<HTMLDivElement>(null);
	const [typing, setTyping] = useState<{ from: number; typed: string }>();
	const [refused, setRefused] = useState<number>();
	const [active, setActive] = useState(0);
	// A name changes its value seldom, but the list is another one after each change of the content.
	const words = names.map((name) => `${name.name} ${name.value}`).join("\n");
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	const known = useMemo(() => namesByName(names), [words]);

	const isOpen = typing !== undefined && typing.from !== refused;
	const found = useMemo(
		() => (isOpen ? searchNames(names, typing.typed) : []),
		[isOpen, names, typing?.typed],
	);
	const list = `${id}-names`;
	const attributes = useAttributes(
		props,
		isOpen ? { list, active: found.length > 0 ? active : undefined } : undefined,
	);

	function choose(name: string | undefined) {
		if (name && view.current) insertName(view.current, name);
	}

	function answer(event: KeyboardEvent): boolean {
		if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return false;
		const to = moved(event.key, active, found.length);
		if (to !== undefined) setActive(to);
		else if (event.key === "Escape") setRefused(typing.from);
		else if ((event.key === "Enter" || event.key === "Tab") && found[active])
			choose(found[active].name);
		else return false;
		// Esc and Enter mean the list, not the field.
		event.stopPropagation();
		return true;
	}

	function follow(state: EditorState) {
		const now = nameTyped(state) ?? undefined;
		if (now?.typed !== typing?.typed) setActive(0);
		setTyping(now);
		if (!now) setRefused(undefined);
		const chip = chipAt(state)?.name;
		if (chip !== getPanel().chip) setPanel({ chip });
	}

	const view = useTextView(host, {
		value,
		names: known,
		max,
		attributes,
		asked: { keep: props.onKeep, reset: props.onReset },
		onChange: props.onChange,
		onState: follow,
		onKeyDown: answer,
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: only another click moves the caret
	useLayoutEffect(() => {
		const now = view.current;
		if (!now || !caret) return;
		now.focus();
		now.dispatch(now.state.tr.setSelection(selectionOf(now.state, known, caret)).scrollIntoView());
	}, [caret]);

	// What was kept is undone by the server, no longer in the box.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each other value in the file
	useEffect(() => {
		if (view.current) forget(view.current);
	}, [props.kept]);

	useImperativeHandle(props.ref, () => ({ focus: () => view.current?.focus() }));

	return (
		<div className="text-box" data-empty={value === "" ? "" : undefined}>
			<div ref={host} />
			{isOpen && (
				<Options
					id={list}
					label="Namen"
					options={found.map(({ name, value, about }) => ({
						value: name,
						label: value,
						detail: about,
					}))}
					active={active}
					none={NO_NAME}
					counted={["naam", "namen"]}
					onChoose={(option) => choose(option.value)}
				/>
			)}
		</div>
	);
}

/** A text box; while it offers names a combobox. */
function useAttributes(
	{ id, labelledBy, describedBy, invalid }: TextBoxProps,
	open: { list: string; active: number | undefined } | undefined,
) {
	const { list, active } = open ?? {};
	return useMemo(() => {
		const attributes: Record<string, string> = {
			id,
			class: "box",
			"aria-labelledby": labelledBy,
			"aria-invalid": String(invalid),
			lang: "nl",
			spellcheck: "true",
		};
		if (describedBy) attributes["aria-describedby"] = describedBy;
		if (list === undefined) return { ...attributes, role: "textbox", "aria-multiline": "false" };
		if (active !== undefined) attributes["aria-activedescendant"] = optionId(list, active);
		return {
			...attributes,
			role: "combobox",
			"aria-expanded": "true",
			"aria-autocomplete": "list",
			"aria-controls": list,
		};
	}, [id, labelledBy, describedBy, invalid, list, active]);
}

function selectionOf(state: EditorState, names: ReturnType<typeof namesByName>, caret: Caret) {
	const signs = signsOf(piecesIn(state.doc), names);
	const sign = signs[caret.offset];
	const at = sign ? START + sign.from : START + (signs.at(-1)?.to ?? 0);
	const node = state.doc.nodeAt(at);
	if (sign && node && !node.isText) return NodeSelection.create(state.doc, at);
	if (!caret.word) return TextSelection.create(state.doc, at);
	const text = state.doc.textBetween(START, state.doc.content.size - 1, "", "￼");
	const segments = new Intl.Segmenter("nl", { granularity: "word" }).segment(text);
	const word = segments.containing(at - START);
	if (!word?.isWordLike) return TextSelection.create(state.doc, at);
	const from = START + word.index;
	return TextSelection.create(state.doc, from, from + word.segment.length);
}
