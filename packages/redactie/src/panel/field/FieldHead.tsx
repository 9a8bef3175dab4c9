import { ArrowDown, ArrowUp } from "lucide-react";
import type { State } from "../../protocol.ts";
import { BackButton } from "../BackButton.tsx";
import { goBack, step } from "../going/going.ts";
import { nameBelow, UpToList } from "../lists/View.tsx";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface FieldHeadProps {
	state: State;
	/** '4 van 5', of a point of the launch report. */
	place?: string | undefined;
}

/** The way back, and to what stands before and after. */
export function FieldHead({ state, place }: FieldHeadProps) {
	const { where, point } = usePanel();
	const isFrom = where.at(-2)?.kind === "fields";
	const back = point ? (state.report ?? words.allHere) : nameBelow(state, where);
	const [previous, next] = point
		? [words.previousPoint, words.nextPoint]
		: [words.previous, words.next];
	return (
		<div className="field-head">
			<BackButton onClick={goBack}>{back}</BackButton>
			{place && <span className="place">{place}</span>}
			{!isFrom && (
				<>
					<StepButton label={previous} by={-1} />
					<StepButton label={next} by={1} />
				</>
			)}
			{!point && <UpToList />}
		</div>
	);
}

function StepButton({ label, by }: { label: string; by: 1 | -1 }) {
	const Arrow = by < 0 ? ArrowUp : ArrowDown;
	const keys = by < 0 ? "Alt+ArrowUp" : "Alt+ArrowDown";
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={label}
			aria-keyshortcuts={keys}
			title={label}
			onClick={() => step(by)}
		>
			<Arrow aria-hidden="true" />
		</button>
	);
}
