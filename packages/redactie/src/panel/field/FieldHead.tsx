import { ArrowDown, ArrowUp, LocateFixed } from "lucide-react";
import type { State } from "../../protocol.ts";
import { BackButton, IconButton } from "../buttons.tsx";
import { goBack, step } from "../going/going.ts";
import { nameBelow, UpToList } from "../lists/View.tsx";
import { sitePage } from "../site-page.ts";
import { chosenOf, usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface FieldHeadProps {
	state: State;
	/** '4 van 5', of a point of the launch report. */
	place?: string | undefined;
}

/** The way back, and to what stands before and after. */
export function FieldHead({ state, place }: FieldHeadProps) {
	const panel = usePanel();
	const { where, point, order } = panel;
	const chosen = chosenOf(panel);
	const isFrom = where.at(-2)?.kind === "fields";
	const back = point ? (state.report ?? words.allHere) : nameBelow(state, where);
	const [previous, next] = point
		? [words.previousPoint, words.nextPoint]
		: [words.previous, words.next];
	return (
		<div className="field-head">
			<BackButton onClick={goBack}>{back}</BackButton>
			{place && <span className="place">{place}</span>}
			{chosen && order?.seen.includes(chosen) && (
				<IconButton label={words.showOnPage} onClick={() => sitePage.current?.show(chosen)}>
					<LocateFixed aria-hidden="true" />
				</IconButton>
			)}
			{!isFrom && (
				<>
					<IconButton label={previous} aria-keyshortcuts="Alt+ArrowUp" onClick={() => step(-1)}>
						<ArrowUp aria-hidden="true" />
					</IconButton>
					<IconButton label={next} aria-keyshortcuts="Alt+ArrowDown" onClick={() => step(1)}>
						<ArrowDown aria-hidden="true" />
					</IconButton>
				</>
			)}
			{!point && <UpToList />}
		</div>
	);
}
