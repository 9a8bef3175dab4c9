import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Keys } from "../buttons.tsx";

export interface MenuItem {
	/** Where several have the same words. */
	key?: string;
	words: string;
	/** What is beside that. */
	note?: string;
	keys?: readonly string[];
	/** Why it cannot be chosen. */
	whyNot?: string | undefined;
	onChoose(): void;
}

interface MenuProps {
	label: string;
	className: string;
	items: readonly MenuItem[];
	children: ReactNode;
}

/** A button that opens a small menu below itself. */
export function Menu({ label, className, items, children }: MenuProps) {
	const id = useId();
	const menu = useRef<HTMLDivElement>(null);
	return (
		<>
			<button
				type="button"
				className={className}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-label={label}
				title={label}
			>
				{children}
			</button>
			<div
				ref={menu}
				id={id}
				role="menu"
				popover="auto"
				className="menu"
				aria-label={label}
				onToggle={({ newState }) => newState === "open" && itemsIn(menu.current)[0]?.focus()}
				onKeyDown={moveInMenu}
			>
				{items.map(({ key, words, note, keys, whyNot, onChoose }) => (
					<button
						key={key ?? words}
						type="button"
						role="menuitem"
						tabIndex={-1}
						aria-disabled={whyNot ? true : undefined}
						onClick={() => {
							if (whyNot) return;
							menu.current?.hidePopover();
							onChoose();
						}}
					>
						<span>
							{words}
							{(whyNot ?? note) && <small>{whyNot ?? note}</small>}
						</span>
						{keys && <Keys keys={keys} />}
					</button>
				))}
			</div>
		</>
	);
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll("button") ?? [])];

/** Its keys are its own: Esc closes it, and is not for the panel. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
	event.stopPropagation();
	const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (event.key === "Tab") event.currentTarget.hidePopover();
	if (!by) return;
	event.preventDefault();
	const items = itemsIn(event.currentTarget);
	items.at((items.indexOf(event.target as HTMLButtonElement) + by) % items.length)?.focus();
}
