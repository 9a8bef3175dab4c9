import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from "react";
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
	/** Of the button, where it has no words. */
	label?: string;
	className: string;
	tabIndex?: number;
	/** Of the button, for who goes from one row to the next. */
	part?: string;
	items: readonly MenuItem[];
	children: ReactNode;
}

/** A button that opens a small menu below itself. */
export function Menu({ label, className, tabIndex, part, items, children }: MenuProps) {
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLDivElement>(null);

	function place(event: ToggleEvent) {
		if (event.newState !== "open" || !button.current || !menu.current) return;
		const { bottom, top, right } = button.current.getBoundingClientRect();
		const { style, offsetHeight } = menu.current;
		const isRoomBelow = bottom + offsetHeight < innerHeight;
		style.insetBlockStart = `${isRoomBelow ? bottom : top - offsetHeight}px`;
		style.insetInlineEnd = `${innerWidth - right}px`;
		itemsOf(menu.current)[0]?.focus();
	}

	function choose(item: MenuItem) {
		menu.current?.hidePopover();
		item.onChoose();
	}

	return (
		<>
			<button
				ref={button}
				type="button"
				className={className}
				popoverTarget={id}
				aria-haspopup="menu"
				aria-label={label}
				title={label}
				tabIndex={tabIndex}
				data-part={part}
				onKeyDown={(event) => {
					if (event.key !== "ArrowDown" || part || event.altKey) return;
					event.preventDefault();
					menu.current?.showPopover();
				}}
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
				onToggle={place}
				onKeyDown={moveInMenu}
			>
				{items.map((item) => (
					<button
						key={item.key ?? item.words}
						type="button"
						role="menuitem"
						tabIndex={-1}
						aria-disabled={item.whyNot ? true : undefined}
						onClick={() => !item.whyNot && choose(item)}
					>
						<span>
							{item.words}
							{(item.whyNot ?? item.note) && <small>{item.whyNot ?? item.note}</small>}
						</span>
						{item.keys && <Keys keys={item.keys} />}
					</button>
				))}
			</div>
		</>
	);
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** Its keys are its own: Esc closes it, and is not for the panel. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
	event.stopPropagation();
	const items = itemsOf(event.currentTarget);
	const here = items.indexOf(event.target as HTMLElement);
	const to = {
		ArrowDown: (here + 1) % items.length,
		ArrowUp: (here - 1 + items.length) % items.length,
		Home: 0,
		End: items.length - 1,
	}[event.key];
	if (event.key === "Tab") event.currentTarget.hidePopover();
	if (to === undefined) return;
	event.preventDefault();
	items[to]?.focus();
}
