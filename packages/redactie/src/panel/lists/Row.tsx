import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import type { FieldId } from "../../protocol.ts";
import { moveFocus, sitePage } from "../focus.ts";
import { getPanel, setPanel, usePanelPart } from "../state/store.ts";

interface RowProps extends Omit<ComponentProps<"li">, "id"> {
	/** What it is of: the page outlines that while one is at the row, and at the page the row is the one that is. */
	ids?: readonly FieldId[] | undefined;
	icon?: ReactNode;
	name: ReactNode;
	/** What a field says. Its name is then small, before it. */
	text?: ReactNode;
	/** What else is to be known of what has only a name. */
	note?: ReactNode;
	/** One was here last: Tab, and the way back, lead here. */
	isLast?: boolean | undefined;
	/** Nothing is there to be opened. */
	isGone?: boolean;
	onOpen(): void;
	/** Other buttons, and what stands below. */
	children?: ReactNode;
}

/** A row of any list: something to go to, and what else can be done with it. */
export function Row(props: RowProps) {
	const { ids = [], icon, name, text, note, isLast, isGone, onOpen, children, ...line } = props;
	const [id] = ids;
	const isPointed = usePanelPart(({ pointed }) => pointed !== undefined && ids.includes(pointed));
	const points = id && {
		onFocus: () => pointAt(id),
		onBlur: () => setPanel({ pointed: undefined }),
		// Not as it comes under a pointer that stands still: while one types, or the list scrolls.
		onPointerMove: () => getPanel().pointed !== id && pointAt(id),
		onPointerLeave: () => setPanel({ pointed: undefined }),
	};
	return (
		<li className="line" data-pointed={isPointed || undefined} {...points} {...line}>
			<button
				type="button"
				className="row"
				data-last={isLast || undefined}
				aria-disabled={isGone || undefined}
				onClick={onOpen}
			>
				{icon}
				<span className={text === undefined ? "row-title" : "row-name"}>{name}</span>
				{text !== undefined && <span className="row-text">{text}</span>}
				{note && <small className="row-note">{note}</small>}
			</button>
			{children}
		</li>
	);
}

/** The page follows the list. */
export function pointAt(id: FieldId): void {
	setPanel({ pointed: id });
	if (!sitePage.current?.isInView(id)) sitePage.current?.show(id);
}

/** Rows that are one stop for Tab: the one that was left, else the first. Arrows go from each to the next. */
export function Rows({ children, ...rest }: ComponentProps<"div">) {
	const rows = useRef<HTMLDivElement>(null);
	const settle = () => {
		if (rows.current) settleStop(rows.current);
	};
	useLayoutEffect(settle);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div
			ref={rows}
			className="rows"
			onFocus={settle}
			onKeyDown={(event) => moveFocus(event, "input, .row")}
			{...rest}
		>
			{children}
		</div>
	);
}

function settleStop(rows: HTMLElement): void {
	const lines = [...rows.querySelectorAll<HTMLElement>(".line")];
	const at =
		lines.find((line) => line.contains(document.activeElement)) ??
		lines.find((line) => line.querySelector("[data-last]")) ??
		lines[0];
	for (const line of lines) {
		line.querySelector(".row")?.toggleAttribute("data-stop", line === at);
		for (const button of line.querySelectorAll<HTMLElement>(":scope > button"))
			button.tabIndex = line === at ? 0 : -1;
	}
}
