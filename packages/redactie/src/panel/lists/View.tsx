/** What views are made of besides rows: a head, the button one came for, and why something was not done. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { capital } from "../../letters.ts";
import type { Problem, State } from "../../protocol.ts";
import { BackButton } from "../buttons.tsx";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { fieldOf } from "../fields/fields.ts";
import { goBack } from "../going/going.ts";
import { titleOf } from "../making/draft.ts";
import { Danger } from "../Signal.tsx";
import { isMade, usePanel, type View } from "../state/store.ts";
import { words as common } from "../words.ts";
import { openList } from "./going.ts";
import { itemOpen, nameAround } from "./lists.ts";
import { words } from "./words.ts";

/** What 'back' leads to. */
export function nameBelow(state: State, where: readonly View[]): string {
	const below = where.at(-2);
	if (below?.kind === "fields") {
		const field = below.open[0] && fieldOf(state, below.open[0]);
		return field ? (field.groupName ?? field.name) : common.allHere;
	}
	if (!below || !("id" in below)) return common.allHere;
	return isMade(below.id) ? titleOf(below.id) : nameAround(state, below.id);
}

interface ViewHeadProps {
	title: string;
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
				{state && <BackButton onClick={onBack}>{nameBelow(state, where)}</BackButton>}
				{children}
			</div>
			<h2 id={HEADING} tabIndex={-1}>
				{title}
			</h2>
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
			<p className="help" id={id}>
				{why || help}
			</p>
		</>
	);
}

interface WhyNotProps {
	problems?: readonly Problem[];
	children?: ReactNode;
}

/** Why something was not done, brought into sight. */
export function WhyNot({ problems = [], children }: WhyNotProps) {
	return (
		<div ref={(notice) => notice?.scrollIntoView({ block: "nearest" })}>
			<Danger isAlert>
				{children}
				{problems.map(({ file, path, name, text }) => (
					<p key={`${file}#${path} ${text}`}>
						<NamedProblem name={name} problem={text} />
					</p>
				))}
			</Danger>
		</div>
	);
}

/** From a field to the list that it is in an item of. */
export function UpToList() {
	const panel = usePanel();
	const around = itemOpen(panel);
	if (!around) return null;
	const { list, index } = around;
	return (
		<button
			type="button"
			className="link-button up"
			onClick={() => openList(list.id, list.items[index]?.id)}
		>
			{words.placeIn(capital(list.name.split(": ").at(-1) ?? ""), index + 1, list.items.length)}
		</button>
	);
}
