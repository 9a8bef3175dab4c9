import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { moveFocus } from "../focus.ts";

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
