import type { ReactNode } from "react";
import { BackButton } from "../buttons.tsx";
import { nameBelow } from "../field/FieldHead.tsx";
import { goBack } from "../going/going.ts";
import { usePanel } from "../state/store.ts";

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
