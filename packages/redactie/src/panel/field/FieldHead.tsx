import { ArrowDown, ArrowUp, LocateFixed } from "lucide-react";
import { capital } from "../../words.ts";
import { IconButton } from "../buttons.tsx";
import { step } from "../going/going.ts";
import { openList } from "../lists/going.ts";
import { itemOpen } from "../lists/lists.ts";
import { ViewHead } from "../lists/View.tsx";
import { words as listWords } from "../lists/words.ts";
import { sitePage } from "../site-page.ts";
import { chosenOf, usePanel } from "../state/store.ts";
import { words } from "../words.ts";

interface FieldHeadProps {
	/** '4 van 5', of a point of the launch report. */
	place?: string | undefined;
}

/** The way back, to what stands before and after, and to the list of the item that it is in. */
export function FieldHead({ place }: FieldHeadProps) {
	const panel = usePanel();
	const { where, point, order } = panel;
	const chosen = chosenOf(panel);
	const isFrom = where.at(-2)?.kind === "fields";
	const [previous, next] = point
		? [words.previousPoint, words.nextPoint]
		: [words.previous, words.next];
	const { list, item, index = 0 } = itemOpen(panel) ?? {};
	return (
		<ViewHead>
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
			{list && (
				<button
					type="button"
					className="link-button up"
					onClick={() => openList(list.id, item?.id)}
				>
					{listWords.placeIn(
						capital(list.name.split(": ").at(-1) ?? ""),
						index + 1,
						list.items.length,
					)}
				</button>
			)}
		</ViewHead>
	);
}
