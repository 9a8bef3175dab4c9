import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../../protocol.ts";
import { words } from "../words.ts";
import { type BoxProps, boxKeys, controlOf } from "./LineBox.tsx";
import { search } from "./search.ts";

/** So many words can be seen at once. */
const MOST_RADIOS = 6;
/** From so many pictures on looking is slower than typing. */
const SEARCH_FROM = 10;

interface ChoiceBoxProps extends BoxProps<string> {
	choices: readonly Choice[];
	/** Each has a picture, with its word. */
	picture?: ((value: string) => ReactNode) | undefined;
}

/** One of a list: all of them beside each other, many words in a list of the system's. */
export function ChoiceBox(props: ChoiceBoxProps) {
	const isList = !props.picture && props.choices.length > MOST_RADIOS;
	return isList ? <Select {...props} /> : <Radios {...props} />;
}

function Select({ choices, value, onChange, ...box }: ChoiceBoxProps) {
	const isKnown = choices.some((choice) => choice.value === value);
	return (
		<select
			{...controlOf(box)}
			className="box"
			value={value}
			onChange={(event) => onChange(event.target.value)}
		>
			{!isKnown && <option value={value}>{value || words.choose}</option>}
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	);
}

function Radios({ choices, picture, value, onChange, ...box }: ChoiceBoxProps) {
	const [typed, setTyped] = useState("");
	const list = useRef<HTMLDivElement>(null);
	const found = search(choices, typed, ({ label, value }) => [label, value]);
	// What is chosen is in sight when the box opens, and when all come back after a search.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		const chosen = list.current?.querySelector<HTMLElement>(":has(> :checked)");
		if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.offsetTop;
	}, [typed === ""]);

	/** The first of what was looked for. */
	function takeFirst() {
		if (found[0]) onChange(found[0].value);
		setTyped("");
	}

	/** What has the focus is chosen already, unless none is. */
	function pick() {
		const focused = list.current?.querySelector<HTMLInputElement>(":focus:not(:checked)");
		if (focused) onChange(focused.value);
		box.onKeep();
	}

	return (
		<>
			{choices.length >= SEARCH_FROM && (
				<input
					type="search"
					className="box"
					value={typed}
					placeholder={words.find}
					aria-label={words.find}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={boxKeys(typed ? { onKeep: takeFirst, onReset: () => setTyped("") } : box)}
				/>
			)}
			<div {...controlOf({ ...box, onKeep: pick })} ref={list} role="radiogroup" className="radios">
				{found.map((choice) => (
					<label key={choice.value}>
						<input
							type="radio"
							name={box.id}
							value={choice.value}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
						/>
						{picture?.(choice.value)}
						{choice.label}
					</label>
				))}
			</div>
			{typed && (
				<p role="status" className="small">
					{found.length > 0 ? words.results(found.length) : words.noneFound(typed)}
				</p>
			)}
		</>
	);
}
