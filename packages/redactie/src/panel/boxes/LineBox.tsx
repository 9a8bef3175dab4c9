import { type InputHTMLAttributes, useState } from "react";
import type { SitePage } from "../../protocol";
import { words } from "../words";
import { type BoxProps, controlOf } from "./box-props";
import { readNumber, showNumber } from "./numbers";

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

interface LinkBoxProps extends BoxProps<string> {
	pages: readonly SitePage[];
}

/** Where a link goes: the browser offers the pages, and what is none of them the contract judges. */
export function LinkBox({ pages, ...box }: LinkBoxProps) {
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
		<div className="field-box">
			<LineBox {...box} describedBy={`${describedBy} ${warning}`} input={{ readOnly: !isOpen }} />
			<div className="buttons">
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
