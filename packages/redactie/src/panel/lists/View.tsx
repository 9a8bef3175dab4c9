/** What views are made of besides rows: a head, and the button one came for. */
import { ChevronLeft } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { State } from "../../protocol.ts";
import { fieldOf } from "../fields/fields.ts";
import { goBack } from "../going/going.ts";
import { titleOf } from "../making/draft.ts";
import { isMade, usePanel, type View } from "../state/store.ts";
import { words } from "../words.ts";
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
	const { state, where } = usePanel();
	return (
		<>
			<div className="field-head">
				{state && (
					<button type="button" className="back" onClick={onBack}>
						<ChevronLeft aria-hidden="true" />
						{nameBelow(state, where)}
					</button>
				)}
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
