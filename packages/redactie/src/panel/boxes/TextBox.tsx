import { diffWordsWithSpace } from "diff";
import {
	type ChangeEvent,
	type ClipboardEvent,
	type KeyboardEvent,
	type SyntheticEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import type { Name } from "../../protocol.ts";
import { moveFocus } from "../focus.ts";
import { Row } from "../lists/View.tsx";
import { type Caret, say } from "../state/store.ts";
import { words } from "../words.ts";
import { type BoxProps, boxKeys, controlOf } from "./LineBox.tsx";
import { search } from "./search.ts";
import { type Lost, namesIn, oneLine, pasted, piecesOf, signsOf } from "./texts.ts";

interface TextBoxProps extends BoxProps<string> {
	names: readonly Name[];
	max?: number | undefined;
	/** Where it was clicked on the page, in the characters that are shown there. */
	caret?: Caret | undefined;
}

/** The name that is being typed: from its `{{` to the caret. */
const TYPED = /\{\{([^{}]*)$/;

/** A text: one paragraph, without form. Its names and what is too long of it have a ground of their own. */
export function TextBox({ names, max, caret, value, onChange, ...box }: TextBoxProps) {
	const area = useRef<HTMLTextAreaElement>(null);
	const [at, setAt] = useState<number>();
	const [refused, setRefused] = useState<number>();
	const typedHere = useRef<string>(undefined);
	const typed = TYPED.exec(value.slice(0, at ?? 0));
	const isOpen = typed !== null && typed.index !== refused;
	const found = isOpen
		? search(names, typed[1] ?? "", ({ name, value, about }) => [value, name, about])
		: [];
	const signs = signsOf(value, names);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only another click moves the caret
	useLayoutEffect(() => {
		if (!caret) return;
		area.current?.focus();
		area.current?.setSelectionRange(...placeOf(value, signs, caret));
	}, [caret]);

	// What came by another way than its keys, an undo: the cursor stands behind what differs.
	const before = useRef(value);
	useLayoutEffect(() => {
		const isOther = value !== before.current && value !== typedHere.current;
		if (isOther && area.current && area.current === document.activeElement) {
			const rest = diffWordsWithSpace(before.current, value).at(-1);
			const isSame = rest && !rest.added && !rest.removed;
			const end = value.length - (isSame ? rest.value.length : 0);
			area.current.setSelectionRange(end, end);
		}
		before.current = value;
		// The same words may come back by a redo.
		typedHere.current = undefined;
	}, [value]);

	function follow({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
		const { selectionStart: from, selectionEnd: to } = currentTarget;
		setAt(from === to ? to : undefined);
	}

	function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
		setAt(currentTarget.selectionEnd);
		setRefused((before) => (typed ? before : undefined));
		const isDropped = (nativeEvent as InputEvent).inputType === "insertFromDrop";
		typedHere.current = isDropped ? wordsIn(currentTarget.value) : oneLine(currentTarget.value);
		onChange(typedHere.current);
	}

	function paste(event: ClipboardEvent) {
		event.preventDefault();
		const { clipboardData: data } = event;
		insert(wordsIn(data.getData("text/plain"), data.getData("text/html"), data.files.length > 0));
	}

	/** Puts the name in place of the `{{` that asked for it. */
	function choose(name: string | undefined) {
		if (!typed || !name || at === undefined) return;
		area.current?.focus();
		area.current?.setSelectionRange(typed.index, value.startsWith("}}", at) ? at + 2 : at);
		insert(`{{${name}}}`);
	}

	/** Keys of the names that are offered: they mean these, not the field. */
	function offer(event: KeyboardEvent<HTMLElement>) {
		const { key, target, altKey, ctrlKey, metaKey } = event;
		const isChosen = target === area.current && (key === "Enter" || key === "Tab") && found[0];
		if (!isOpen || altKey || ctrlKey || metaKey) return;
		if (/^Arrow(Up|Down)$/.test(key)) moveFocus(event, "textarea, .row");
		else if (key === "Escape") {
			setRefused(typed.index);
			area.current?.focus();
		} else if (isChosen) {
			event.preventDefault();
			choose(isChosen.name);
		} else return;
		event.stopPropagation();
	}

	/** Beside a name the first key chooses it, so that nothing is lost by mistake; the second removes it. */
	function isChoosing({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): boolean {
		const { selectionStart: from, selectionEnd: to } = currentTarget;
		const next = { Backspace: from - 1, Delete: from }[key];
		const name = namesIn(value).find(
			(one) => next !== undefined && one.from <= next && next < one.to,
		);
		if (!name || from !== to) return false;
		currentTarget.setSelectionRange(name.from, name.to);
		return true;
	}

	function answer(event: KeyboardEvent<HTMLTextAreaElement>) {
		const isForm = (event.ctrlKey || event.metaKey) && /^[biu]$/.test(event.key);
		if (isForm) tellLost(["stress"]);
		if (!isForm && !isChoosing(event) && !(event.key === "Enter" && event.shiftKey)) {
			boxKeys(box)(event);
			return;
		}
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from the box to the names that it offers.
		<div
			className="text-box"
			onKeyDownCapture={offer}
			onBlur={({ currentTarget, relatedTarget }) =>
				currentTarget.contains(relatedTarget) || setAt(undefined)
			}
		>
			<div className="box grounds" aria-hidden="true">
				<Grounds
					value={value}
					names={names}
					beyond={max === undefined ? undefined : signs[max]?.from}
				/>
			</div>
			<textarea
				{...controlOf(box)}
				ref={area}
				className="box"
				rows={1}
				placeholder=" "
				value={value}
				onChange={type}
				onSelect={follow}
				onPaste={paste}
				onKeyDown={answer}
			/>
			{isOpen && (
				<ul className="choices">
					{found.map(({ name, value, about }) => (
						<Row key={name} name={value} note={about} onOpen={() => choose(name)} />
					))}
					<li role="status" className="small">
						{found.length > 0 ? words.results(found.length) : words.noneFound(typed[1] ?? "")}
					</li>
				</ul>
			)}
		</div>
	);
}

interface GroundsProps {
	value: string;
	names: readonly Name[];
	/** Where what is too long begins. */
	beyond: number | undefined;
}

/** The same words behind those of the box, unseen: they give it its height. */
function Grounds({ value, names, beyond = value.length }: GroundsProps) {
	const groundOf = (text: string) =>
		piecesOf(text).map((piece) =>
			typeof piece === "string" ? (
				piece
			) : (
				<mark
					key={piece.from}
					data-unknown={!names.some(({ name }) => name === piece.name) || undefined}
				>
					{piece.raw}
				</mark>
			),
		);
	return (
		<>
			{groundOf(value.slice(0, beyond))}
			<span className="text-beyond">{groundOf(value.slice(beyond))}</span>
		</>
	);
}

/** As if it was typed, at the cursor. */
const insert = (text: string) => document.execCommand("insertText", false, text);

/** What was wanted around the words, and a text cannot have. */
function tellLost(lost: readonly Lost[]): void {
	if (lost.length > 0) say(words.lost(lost));
}

/** Words without their form; what is lost is told after what comes of it. A picture alone has no words at all. */
function wordsIn(plain: string, html = "", hasFiles = false): string {
	const { text, lost } = pasted(plain, html);
	setTimeout(() => tellLost(!text && hasFiles ? ["image"] : lost));
	return text;
}

/** What a click on the page chooses: a place, or at a double click its word; of a name all of it. */
function placeOf(value: string, signs: ReturnType<typeof signsOf>, caret: Caret): [number, number] {
	const { from, to } = signs[caret.offset] ?? { from: signs.at(-1)?.to ?? 0, to: 0 };
	if (namesIn(value).some((name) => name.from === from)) return [from, to];
	const segments = new Intl.Segmenter("nl", { granularity: "word" }).segment(value);
	const word = caret.word ? segments.containing(from) : undefined;
	return word?.isWordLike ? [word.index, word.index + word.segment.length] : [from, from];
}
