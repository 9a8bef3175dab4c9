import { useState } from "react";
import type { Field, State } from "../../protocol";
import { Pennant } from "../boxes/Pennant";
import { draftsOf, valueNow } from "../drafts";
import { fieldOf } from "../fields";
import { keep } from "../keeping";
import { toPanel } from "../site-page";
import { type Figure, figuresIn, isClaimable, isTelling, usesOfFigure } from "./figures";
import { MakeClaim } from "./MakeClaim";
import { claimWords } from "./words";

interface SameFiguresProps {
	/** Those that are open. */
	fields: Field[];
	state: State;
}

/** Figures of what is open that other texts have too, and do not follow: each can become one claim. */
export function SameFigures({ fields, state }: SameFiguresProps) {
	const [making, setMaking] = useState<{ field: Field; words: string }>();
	function leave() {
		setMaking(undefined);
		// Its button, which had the focus, is not there yet.
		requestAnimationFrame(toPanel);
	}

	const field = making && fieldOf(state, making.field.id);
	const figure = field && figuresOf(field).find(({ words }) => words === making?.words);
	if (field && figure)
		return <MakeClaim field={field} figure={figure} state={state} onDone={leave} />;

	async function start(of: Field, words: string) {
		const isKept = draftsOf([of.id]).length === 0 || (await keep([of.id]));
		if (isKept) setMaking({ field: of, words });
	}

	return fields.filter(isClaimable).flatMap((own) =>
		figuresOf(own)
			.filter(isTelling)
			.flatMap((one) => {
				const same = usesOfFigure(state, one, own.id).filter(({ isSame }) => isSame);
				if (same.length === 0) return [];
				return (
					<div key={`${own.id} ${one.words}`} className="notice">
						<Pennant className="signal substitute" />
						<p>
							{claimWords.alsoOn(one.words, same.length)}{" "}
							<button type="button" className="link-button" onClick={() => start(own, one.words)}>
								{claimWords.make}
							</button>
						</p>
					</div>
				);
			}),
	);
}

/** As it is typed by now, each once. */
function figuresOf({ id }: Field): Figure[] {
	const figures = figuresIn(String(valueNow(id) ?? ""));
	return [...new Map(figures.map((figure) => [figure.words, figure])).values()];
}
