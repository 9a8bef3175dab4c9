import { ArrowDown, ArrowUp, LocateFixed } from "lucide-react";
import type { State } from "../../protocol.ts";
import { BackButton, IconButton } from "../buttons.tsx";
import { fieldOf } from "../fields/fields.ts";
import { goBack, step } from "../going/going.ts";
import { nameAround } from "../lists/lists.ts";
import { UpToList } from "../lists/UpToList.tsx";
import { titleOf } from "../making/waiting.ts";
import { sitePage } from "../site-page.ts";
import { chosenOf, isMade, usePanel, type View } from "../state/store.ts";
import { words } from "../words.ts";

interface FieldHeadProps {
	state: State;
	/** '4 van 5', of a point of the launch report. */
	place?: string | undefined;
}

/** What 'back' leads to. */
export function nameBelow(state: State, where: readonly View[]): string {
	const below = where.at(-2);
	if (below?.kind === "fields") {
		const field = below.open[0] && fieldOf(state, below.open[0]);
		return field ? (field.groupName ?? field.name) : words.allHere;
	}
	if (!below || !("id" in below)) return words.allHere;
	return isMade(below.id) ? titleOf(below.id) : nameAround(state, below.id);
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
