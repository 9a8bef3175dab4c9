import { useEffect, useRef } from "react";
import { type Option, optionId } from "./options";

interface OptionsProps {
	id: string;
	/** What can be chosen, for who cannot see the box above it. */
	label: string;
	options: readonly Option[];
	active: number;
	/** What it says when there are none. */
	none: string;
	/** 'naam', 'namen' */
	counted: [one: string, more: string];
	onChoose(option: Option): void;
}

/** The list below a box. The focus stays in the box, which says by `aria-activedescendant` where it is. */
export function Options({ id, label, options, active, none, counted, onChoose }: OptionsProps) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.parentElement?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const said = `${options.length} ${counted[options.length === 1 ? 0 : 1]}`;
	return (
		<div className="options">
			<div id={id} role="listbox" aria-label={label} className="options-list" ref={list}>
				{options.map((option, index) => (
					// Keys are for the box.
					// biome-ignore lint/a11y/useKeyWithClickEvents: the box answers the keys
					// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
					<div
						key={option.value}
						id={optionId(id, index)}
						role="option"
						aria-selected={index === active}
						className="option"
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChoose(option)}
					>
						<span className="option-label">{option.label}</span>
						{option.detail && <span className="option-detail">{option.detail}</span>}
					</div>
				))}
			</div>
			{options.length === 0 && <p className="options-none">{none}</p>}
			<span role="status" className="visually-hidden">
				{options.length === 0 ? none : said}
			</span>
		</div>
	);
}
