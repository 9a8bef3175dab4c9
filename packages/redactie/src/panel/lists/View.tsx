/** What views are made of: a head, rows, and the button one came for. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { FieldId, State } from "../../protocol.ts";
import { fieldOf } from "../fields/fields.ts";
import { moveFocus, sitePage } from "../focus.ts";
import { goBack } from "../going/going.ts";
import { isMistyped, missingIn, titleOf } from "../making/draft.ts";
import { make } from "../making/making.ts";
import { Keys } from "../parts.tsx";
import { getPanel, isMade, setPanel, useLoaded, usePanelPart, type View } from "../state/store.ts";
import { ctrl, makingWords, words } from "../words.ts";
import { nameAround } from "./lists.ts";

/** What 'back' leads to. */
function nameBelow(state: State, where: readonly View[]): string {
	const [top, below] = [where.at(-1), where.at(-2)];
	if (top?.kind === "fields" && top.point && state.report) return state.report;
	if (below?.kind === "fields") {
		const field = below.open[0] && fieldOf(state, below.open[0]);
		return field ? (field.groupName ?? field.name) : words.allHere;
	}
	if (!below || !("id" in below)) return words.allHere;
	return isMade(below.id) ? titleOf(below.id) : nameAround(state, below.id);
}

interface ViewHeadProps {
	/** Fields have a heading of their own. */
	title?: string;
	help?: ReactNode;
	/** Else to what one came from. */
	onBack?(): void;
	/** Beside the way back. */
	children?: ReactNode;
}

export const HEADING = "view-heading";

/** The way back from what lies over the page's list of fields, and what it is. */
export function ViewHead({ title, help, onBack = goBack, children }: ViewHeadProps) {
	const { state, where } = useLoaded();
	return (
		<>
			<div className="field-head beside help">
				<button type="button" className="back beside" onClick={onBack}>
					<ChevronLeft aria-hidden="true" />
					{nameBelow(state, where)}
				</button>
				{children}
			</div>
			{title && (
				<h2 id={HEADING} tabIndex={-1}>
					{title}
				</h2>
			)}
			{help && <p className="help">{help}</p>}
		</>
	);
}

interface MainButtonProps extends ComponentProps<"button"> {
	/** Why it cannot be pressed yet: it stands beside it, dashed, and can be read from the button. */
	why?: ReactNode;
	/** What stands beside it else. */
	help?: ReactNode;
}

/** What one came for; while something is missing it says what. */
export function MainButton({ why, help, ...button }: MainButtonProps) {
	const id = useId();
	return (
		<>
			<button
				type="button"
				className={why ? "button not-yet" : "button primary"}
				aria-disabled={Boolean(why)}
				aria-describedby={id}
				{...button}
			/>
			{(why || help) && (
				<p className="help" id={id}>
					{why || help}
				</p>
			)}
		</>
	);
}

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
		onFocus: () => {
			pointAt(id);
			// A page that comes anew may put the row into another section.
			setPanel({ last: id });
		},
		onBlur: () => setPanel({ pointed: undefined }),
		// Not as it comes under a pointer that stands still: while one types, or the list scrolls.
		onPointerMove: () => getPanel().pointed !== id && pointAt(id),
		onPointerLeave: () => setPanel({ pointed: undefined }),
	};
	return (
		<li className="line beside" data-pointed={isPointed || undefined} {...points} {...line}>
			<button
				type="button"
				className="row beside"
				data-last={isLast || undefined}
				aria-disabled={isGone || undefined}
				onClick={onOpen}
			>
				{icon}
				<span className={text === undefined ? "row-title" : "row-name"}>{name}</span>
				{text !== undefined && <span className="row-text">{text}</span>}
				{note && <small className="row-note beside">{note}</small>}
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
export function Rows({ children }: { children: ReactNode }) {
	const rows = useRef<HTMLDivElement>(null);
	const settle = () => {
		if (rows.current) settleStop(rows.current);
	};
	useLayoutEffect(settle);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div ref={rows} onFocus={settle} onKeyDown={(event) => moveFocus(event, "input, .row")}>
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

/** While something is missing or wrong it says what, and a click goes there. */
export function MakeButton() {
	const { making, problems } = useLoaded();
	if (!making?.answer) return null;
	const { root, answer } = making;
	const missing = missingIn(answer);
	const wrong = answer.fields.find(isMistyped) ?? problems[0];
	const why = [
		wrong && makingWords.notRight(wrong.name),
		missing.length > 0 && makingWords.needed(missing),
	]
		.filter(Boolean)
		.join(" ");
	return (
		<div className="make beside">
			<MainButton why={why} onClick={() => void make()}>
				{makingWords.make(answer.item, root.startsWith("+"))}
				{!why && <Keys keys={[ctrl, "Enter"]} />}
			</MainButton>
		</div>
	);
}
