import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../../protocol";
import { boxKeys } from "./box-keys";
import type { BoxProps } from "./box-props";
import { SEARCH_FROM } from "./ChoiceBox";
import { search } from "./nearest";

/** Of the list around its first row, in px: for lines around a picture. */
const EDGE = 3;

interface PictureBoxProps extends BoxProps<string> {
	choices: readonly Choice[];
	picture(value: string): ReactNode;
	/** 'Zoek een icoon' */
	find: string;
}

/** Pictures to choose from, each with its word. */
export function PictureBox({ choices, value, onChange, picture, find, ...box }: PictureBoxProps) {
	const [typed, setTyped] = useState("");
	const list = useRef<HTMLDivElement>(null);
	// What is chosen is in sight when the box opens.
	useLayoutEffect(() => {
		const chosen = list.current?.querySelector(":checked")?.parentElement;
		if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - EDGE;
	}, []);
	const found = search(choices, typed, (choice) => [choice.label, choice.value]);
	return (
		<div className="pictures">
			{choices.length >= SEARCH_FROM && (
				<input
					type="search"
					className="box"
					value={typed}
					placeholder={find}
					aria-label={find}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={boxKeys({
						onKeep: () => {},
						onReset: () => (typed ? setTyped("") : box.onReset()),
					})}
				/>
			)}
			<div
				ref={list}
				id={box.id}
				role="radiogroup"
				className="pictures-list"
				aria-labelledby={box.labelledBy}
				aria-describedby={box.describedBy}
				aria-invalid={box.invalid}
				onKeyDown={boxKeys(box)}
			>
				{found.map((choice) => (
					<label key={choice.value} className="picture">
						<input
							type="radio"
							name={box.id}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
						/>
						{picture(choice.value)}
						<span>{choice.label}</span>
					</label>
				))}
			</div>
			<p role="status" className={found.length > 0 ? "visually-hidden" : "box-note"}>
				{typed && (found.length > 0 ? `${found.length} gevonden` : "Niets lijkt hierop.")}
			</p>
		</div>
	);
}
