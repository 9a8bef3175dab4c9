import words from "words:choice";
import { useRef } from "react";
import { ActionButton } from "@/components/ActionButton";
import { ChooserFlag } from "./ChooserFlag.island";
import { type Answers, type Outcome, scoreOf, verdictOf } from "./service-choice";

interface ChooserBarProps {
	answers: Answers;
	/** Without: nothing but its room. */
	outcome?: Outcome | undefined;
	/** Stands at its end, while there is no outcome. */
	children: React.ReactNode;
}

/**
 * A place that is open until five answers fill it: the head of the outcome. It stays in view at
 * the foot of the window, so that one sees the outcome come from wherever one answers.
 */
export function ChooserBar({ answers, outcome, children }: ChooserBarProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	if (!outcome) return <div className="choose-bar" />;
	const verdict = verdictOf(words, answers, outcome);
	if (outcome.left > 0)
		return (
			<div className="choose-bar" data-open="">
				<p className="display">{verdict}</p>
				{children}
			</div>
		);
	const winners = outcome.winners.map(({ service }) => service);
	const [winner, second] = winners;
	const alone = second ? undefined : winner;
	const show = () => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.closest("div")?.nextElementSibling?.scrollIntoView();
	};
	return (
		<div className="choose-bar" data-color={alone?.color ?? "white"}>
			{winners.map(({ letter }) => (
				<ChooserFlag key={letter} letter={letter} />
			))}
			<h3 ref={heading} tabIndex={-1}>
				{verdict}
			</h3>
			{alone && <p>{scoreOf(words, answers, alone)}</p>}
			<ActionButton tabIndex={-1} onClick={show}>
				{words.outcome.show}
			</ActionButton>
		</div>
	);
}
