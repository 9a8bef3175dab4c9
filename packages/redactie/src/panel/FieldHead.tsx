import { ArrowDown, ArrowUp } from "lucide-react";
import type { State } from "../protocol.ts";
import { BackButton } from "./BackButton.tsx";
import { fieldOf } from "./fields.ts";
import { goBack, step } from "./going.ts";
import { nameAround } from "./lists/lists.ts";
import { PlaceInList, UpToList } from "./lists/UpToList.tsx";
import { titleOf } from "./making/waiting.ts";
import { usePanel } from "./store.ts";
import { words } from "./words.ts";

interface FieldHeadProps {
	state: State;
	/** '4 van 5', of a point of the launch report. */
	place?: string | undefined;
}

/** The way back, and to what stands before and after. */
export function FieldHead({ state, place }: FieldHeadProps) {
	const { trail, point, list, sheet, making } = usePanel();
	const around = list ?? sheet;
	const before = trail.at(-1);
	const back = before
		? (fieldOf(state, before)?.name ?? words.allHere)
		: making
			? titleOf(making.root)
			: point
				? (state.report ?? words.allHere)
				: around
					? nameAround(state, around)
					: words.allHere;
	const [previous, next] = point
		? [words.previousPoint, words.nextPoint]
		: [words.previous, words.next];
	return (
		<div className="field-head">
			<BackButton onClick={goBack}>{back}</BackButton>
			{place ? <span className="place">{place}</span> : <PlaceInList />}
			{!before && (
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
