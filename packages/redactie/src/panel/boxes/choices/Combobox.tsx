import { type KeyboardEvent, useState } from "react";
import { boxKeys } from "../box-keys";
import type { BoxProps } from "../box-props";
import { Options } from "./Options";
import { moved, type Option, optionId } from "./options";

interface ComboboxProps extends BoxProps<string> {
	/** What the typed text leaves of them, in the order to offer them. */
	options: readonly Option[];
	/** What can be chosen: "Pagina's". */
	what: string;
	none: string;
	counted: [one: string, more: string];
	onChoose(option: Option): void;
	onLeave?: (() => void) | undefined;
}

/** A line to type in, with a list to choose from. Nothing is chosen until somebody goes into the list. */
export function Combobox({ options, onChoose, ...box }: ComboboxProps) {
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const list = `${box.id}-options`;
	const chosen = isOpen ? options[active] : undefined;
	const keys = boxKeys(box);

	function show(open: boolean) {
		setOpen(open);
		setActive(-1);
	}

	function choose(option: Option) {
		onChoose(option);
		show(false);
	}

	function answer(event: KeyboardEvent) {
		const to = event.altKey || event.ctrlKey ? undefined : moved(event.key, active, options.length);
		if (to !== undefined) {
			setOpen(true);
			setActive(to);
		} else if (event.key === "Enter" && chosen) choose(chosen);
		else if (event.key === "Escape" && isOpen) show(false);
		else {
			keys(event);
			return;
		}
		// These keys mean the list, not the field.
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div className="combobox">
			<input
				id={box.id}
				className="box"
				type="text"
				role="combobox"
				autoComplete="off"
				spellCheck={false}
				value={box.value}
				aria-labelledby={box.labelledBy}
				aria-describedby={box.describedBy}
				aria-invalid={box.invalid}
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={isOpen ? list : undefined}
				aria-activedescendant={chosen && optionId(list, active)}
				onChange={(event) => {
					box.onChange(event.target.value);
					show(true);
				}}
				onClick={() => show(true)}
				onKeyDown={answer}
				onBlur={() => {
					show(false);
					box.onLeave?.();
				}}
			/>
			{isOpen && (options.length > 0 || box.none) && (
				<Options
					id={list}
					label={box.what}
					options={options}
					active={active}
					none={box.none}
					counted={box.counted}
					onChoose={choose}
				/>
			)}
		</div>
	);
}
