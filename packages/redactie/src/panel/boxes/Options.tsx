import { useEffect, useRef } from "react";
import type { Picture } from "../../protocol";
import { draw } from "../of-site";

export interface Option {
	key: string;
	picture?: Picture | undefined;
	title: string;
	note?: string | undefined;
}

interface OptionsProps {
	id: string;
	/** What can be chosen, for who cannot see the box that asks it. */
	label: string;
	options: readonly Option[];
	active: number;
	/** How many there are; it is seen where there are none. */
	said: string;
	onChoose(index: number): void;
	/** The pointer is at it. */
	onPoint?(index: number): void;
}

/** What a box offers. The focus stays in the box, which says by `aria-activedescendant` where it is. */
export function Options(props: OptionsProps) {
	const { id, label, options, active, said, onChoose, onPoint } = props;
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	});
	return (
		<div className="options">
			<div id={id} role="listbox" tabIndex={-1} aria-label={label} ref={list}>
				{options.map((option, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the box answers the keys
					// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
					<div
						key={option.key}
						id={optionId(id, index)}
						role="option"
						aria-selected={index === active}
						onPointerMove={() => onPoint?.(index)}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChoose(index)}
					>
						{option.picture && draw(option.picture)}
						<span>{option.title}</span>
						{option.note && <small>{option.note}</small>}
					</div>
				))}
			</div>
			<p role="status" className={options.length > 0 ? "visually-hidden" : "help"}>
				{said}
			</p>
		</div>
	);
}

export const optionId = (list: string, index: number) => `${list}-${index}`;

/** Which option a key of the box leads to; undefined: it is not for the list. */
export function moved(key: string, active: number, length: number): number | undefined {
	const by = { ArrowDown: 1, ArrowUp: -1 }[key];
	return by && (active + by + length) % Math.max(length, 1);
}
