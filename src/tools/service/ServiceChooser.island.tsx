import words from "words:choice";
import { useDeferredValue, useRef, useState } from "react";
import { ActionButton } from "@/components/ActionButton";
import { useFragment } from "@/tools/kit/use-fragment";
import { ChooserOutcome } from "./ChooserOutcome.island";
import { ChooserTable } from "./ChooserTable.island";
import {
	type Answers,
	type ChooserService,
	formatAnswers,
	outcomeOf,
	parseAnswers,
	tallyOf,
} from "./service-choice";

/**
 * Five questions, an answer for each service: which one fits. It is built as a table to read;
 * awake, the same table has radio buttons, and its masts say how far each service has come.
 */
export function ServiceChooser() {
	const [fragment, write] = useFragment();
	const [last, setLast] = useState<{ fragment: string; service?: ChooserService | undefined }>();
	const tool = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isAwake = fragment !== undefined;
	const answers = parseAnswers(words, fragment ?? "");
	const { left, title, winners } = outcomeOf(words, answers);
	const isDone = left === 0;
	// The answer and the head of the outcome show at once, what is said of it in the next picture.
	const explained = useDeferredValue(isDone ? formatAnswers(answers) : "");

	const show = (next: Answers, service?: ChooserService) => {
		const fragment = formatAnswers(next);
		write(fragment);
		setLast({ fragment, service });
	};
	const answer = (question: number, sign: string) =>
		show(
			answers.with(question, sign),
			words.services.find(({ letter }) => letter === sign),
		);
	const startAgain = () => {
		show([]);
		// The button has gone: one begins where the questions do.
		tool.current?.querySelector("input")?.focus();
	};
	const explain = () => {
		heading.current?.focus({ preventScroll: true });
		tool.current?.querySelector(".outcome")?.scrollIntoView();
	};
	const Title = isDone ? "h3" : "p";
	return (
		<div ref={tool} className="chooser" data-tool="" data-chosen={isDone || undefined}>
			<ChooserTable answers={answers} answer={isAwake ? answer : undefined} />
			{/* Its room is there before it is. */}
			<div
				className="bar row small scripted"
				data-accent={winners.length === 1 ? winners[0]?.service.color : undefined}
			>
				{isAwake && (
					<Title className="display" ref={heading} tabIndex={-1}>
						{title}
					</Title>
				)}
				{isDone && <ActionButton onClick={explain}>{words.outcome.show}</ActionButton>}
				{answers.some(Boolean) && <ActionButton onClick={startAgain}>{words.again}</ActionButton>}
			</div>
			{isDone && explained && <ChooserOutcome fragment={explained} />}
			{/* Empty on arrival. Of Back and Forward it says where one is. */}
			<p className="visually-hidden" aria-live="polite">
				{last && tallyOf(words, answers, last.fragment === fragment ? last.service : undefined)}
			</p>
		</div>
	);
}
