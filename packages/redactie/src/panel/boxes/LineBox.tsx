import { type InputHTMLAttributes, type KeyboardEvent, useState } from "react";
import type { SitePage } from "../../protocol.ts";
import { words } from "../words.ts";

/** What every box asks. The caller renders its label and what it says below it. */
export interface BoxProps<V> {
	/** Of the control: for the `htmlFor` of its label. */
	id: string;
	/** Its label: not every control can be the one of `htmlFor`. */
	labelledBy?: string | undefined;
	describedBy?: string | undefined;
	value: V;
	onChange(value: V): void;
	invalid: boolean;
	/** Enter. */
	onKeep(): void;
	/** Esc. */
	onReset(): void;
}

/** Enter keeps, Esc puts back; with Ctrl, Alt or Cmd they are for the panel. */
export function boxKeys({ onKeep, onReset }: Pick<BoxProps<never>, "onKeep" | "onReset">) {
	return (event: KeyboardEvent) => {
		const { key, ctrlKey, altKey, metaKey, shiftKey, nativeEvent } = event;
		if (ctrlKey || altKey || metaKey || shiftKey || nativeEvent.isComposing) return;
		if (key === "Enter") onKeep();
		else if (key === "Escape") onReset();
		else return;
		event.preventDefault();
	};
}

type ControlProps = Omit<BoxProps<never>, "value" | "onChange">;

/** What every control says of itself, and the keys that it has. */
export const controlOf = ({ id, labelledBy, describedBy, invalid, ...asked }: ControlProps) => ({
	id,
	"aria-labelledby": labelledBy,
	"aria-describedby": describedBy,
	"aria-invalid": invalid,
	onKeyDown: boxKeys(asked),
});

interface LineBoxProps extends BoxProps<string> {
	/** What the browser offers of it: a calendar, a list, digits. */
	input?: InputHTMLAttributes<HTMLInputElement>;
}

/** One line in a form of its own: a date, a telephone number, an address. No word of any language. */
export function LineBox({ value, onChange, input, ...box }: LineBoxProps) {
	return (
		<input
			{...controlOf(box)}
			className="box"
			type="text"
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			placeholder=" "
			data-empty={value === "" || undefined}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			{...input}
		/>
	);
}

/** What is no number is given as its text, for the contract to refuse in its own words. */
type Typed = number | string | null;

/** A number in Dutch: shows 4,2 and gives 4.2. */
export function NumberBox({ value, onChange, ...box }: BoxProps<Typed>) {
	const [text, setText] = useState("");
	function type(typed: string) {
		setText(typed);
		onChange(numberOf(typed));
	}
	// Another value than was typed here: put back, or undone.
	const shown = typeof value === "number" ? showNumber(value) : (value ?? "");
	const line = numberOf(text) === value ? text : shown;
	return <LineBox {...box} value={line} input={{ inputMode: "decimal" }} onChange={type} />;
}

const numberOf = (text: string): Typed => (text.trim() === "" ? null : (readNumber(text) ?? text));

/** Where a link goes: the browser offers the pages, and what is none of them the contract judges. */
export function LinkBox({ pages, ...box }: BoxProps<string> & { pages: readonly SitePage[] }) {
	const list = `${box.id}-pages`;
	return (
		<>
			<LineBox {...box} input={{ list }} />
			<datalist id={list}>
				{pages.map(({ path, name }) => (
					<option key={path} value={path}>
						{name}
					</option>
				))}
			</datalist>
		</>
	);
}

/** The last part of a page's address: behind a lock, as links from elsewhere lead to it. */
export function AddressBox({ describedBy = "", ...box }: BoxProps<string>) {
	const [isOpen, setOpen] = useState(false);
	const warning = `${box.id}-warning`;

	function unlock() {
		setOpen(true);
		document.getElementById(box.id)?.focus();
	}

	return (
		<div className="field-box below">
			<LineBox {...box} describedBy={`${describedBy} ${warning}`} input={{ readOnly: !isOpen }} />
			<div className="buttons beside">
				{!isOpen && (
					<button type="button" className="button" onClick={unlock}>
						{words.changeAddress}
					</button>
				)}
				<p id={warning} className="small">
					{words.oldLinks}
				</p>
			</div>
		</div>
	);
}

/** Numbers as Dutch people write them: 4,2 and 12.000. */
const DUTCH = new Intl.NumberFormat("nl-NL", { useGrouping: "min2", maximumFractionDigits: 20 });

export const showNumber = (number: number) => DUTCH.format(number);

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/** undefined: it is no number. A point before three digits parts thousands, before others it is a comma. */
export function readNumber(text: string): number | undefined {
	const typed = text.trim().replace(/^[−–]/, "-");
	if (GROUPED.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
	if (PLAIN.test(typed)) return Number(typed.replace(",", "."));
	return;
}

/** Its words are its label. */
interface TickBoxProps extends Omit<BoxProps<boolean>, "labelledBy"> {
	/** What it says when it is ticked: 'Dit is nog een voorbeeld'. */
	words: string;
}

export function TickBox({ value, onChange, words, ...box }: TickBoxProps) {
	return (
		<label className="tick beside">
			<input
				{...controlOf({ ...box, labelledBy: undefined })}
				type="checkbox"
				checked={value}
				onChange={(event) => onChange(event.target.checked)}
			/>
			{words}
		</label>
	);
}
