import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Choice } from "../../../protocol";
import { boxKeys } from "../box-keys";
import type { BoxProps } from "../box-props";
import { SEARCH_FROM } from "./ChoiceBox";
import { search } from "./nearest";

/** Of the list around its first row, in px: for lines around a picture. */
const EDGE = 3;

/** So many stand beside each other. */
const FEW = 5;

interface PictureBoxProps extends BoxProps<string> {
	choices: readonly Choice[];
	picture(value: string): ReactNode;
	/** 'Zoek een icoon' */
	find: string;
	/** What is seen of its word where all of it does not fit. */
	shortOf?: ((choice: Choice) => string) | undefined;
}

/** Pictures to choose from, each with its word. */
export function PictureBox({
	choices,
	value,
	onChange,
	picture,
	find,
	shortOf = ({ label }) => label,
	...box
}: PictureBoxProps) {
	const [typed, setTyped] = useState("");
	const isLong = choices.length >= SEARCH_FROM;
	// Most come for the words beside it: all pictures at once would push those out of sight.
	const [isOpen, setOpen] = useState(!isLong || !choices.some((choice) => choice.value === value));
	const first = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const isAll = typed === "";
	// What is chosen is in sight when the box opens, and when all come back after a search.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		const chosen = list.current?.querySelector(":checked")?.parentElement;
		if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - EDGE;
	}, [isOpen, isAll]);
	const found = isOpen
		? search(choices, typed, (choice) => [choice.label, choice.value])
		: choices.filter((choice) => choice.value === value);

	/** From the search: what is chosen if that is among them, else the first. */
	function enter(isFirst: boolean) {
		const inputs = [...(list.current?.querySelectorAll("input") ?? [])];
		const next = (!isFirst && inputs.find(({ checked }) => checked)) || inputs[0];
		next?.click();
		next?.focus();
	}

	function onSearchKey(event: KeyboardEvent<HTMLInputElement>) {
		const { key, altKey, ctrlKey, metaKey } = event;
		if (key === "ArrowDown" && !altKey && !ctrlKey && !metaKey) {
			event.preventDefault();
			event.stopPropagation();
			enter(false);
			return;
		}
		boxKeys({
			onKeep: () => {
				if (isAll) box.onKeep();
				else if (found.length > 0) {
					flushSync(() => enter(true));
					setTyped("");
				}
			},
			onReset: () => (isAll ? box.onReset() : setTyped("")),
		})(event);
	}

	return (
		<div className="pictures" data-closed={!isOpen || undefined}>
			{isLong && isOpen && (
				<input
					ref={first}
					type="search"
					className="box"
					value={typed}
					placeholder={find}
					aria-label={find}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={onSearchKey}
				/>
			)}
			<div
				ref={list}
				id={box.id}
				role="radiogroup"
				className="pictures-list"
				data-few={choices.length < FEW || undefined}
				aria-labelledby={box.labelledBy}
				aria-describedby={box.describedBy}
				aria-invalid={box.invalid}
				onKeyDown={boxKeys({
					...box,
					onKeep: () => {
						setTyped("");
						box.onKeep();
					},
				})}
			>
				{found.map((choice) => (
					<label key={choice.value} className="picture">
						<input
							type="radio"
							aria-label={choice.label}
							name={box.id}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
							// By a pointer, which chooses one; arrows go on among what was found.
							onClick={({ detail }) => detail > 0 && setTyped("")}
						/>
						{picture(choice.value)}
						<span>{shortOf(choice)}</span>
					</label>
				))}
			</div>
			{!isOpen && (
				<button
					type="button"
					className="button small"
					onClick={() => {
						flushSync(() => setOpen(true));
						first.current?.focus();
					}}
				>
					Kies een ander
				</button>
			)}
			<p role="status" className={found.length > 0 ? "visually-hidden" : "box-note"}>
				{typed && (found.length > 0 ? `${found.length} gevonden` : "Niets lijkt hierop.")}
			</p>
		</div>
	);
}
