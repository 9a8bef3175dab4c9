import words from "words:choice";
import { useDeferredValue, useRef, useState } from "react";
import { ActionButton } from "@/components/ActionButton";
import { Status } from "@/tools/kit/Status";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { useFragment } from "@/tools/kit/use-fragment";
import { ChooserOutcome } from "./ChooserOutcome.island";
import { ChooserTable } from "./ChooserTable.island";
import { type Answers, formatAnswers, outcomeOf, parseAnswers, tallyOf } from "./service-choice";

/**
 * Five questions, an answer for each service: which one fits. It is built as a table to read;
 * awake, the same table has radio buttons, and its masts say how far each service has come.
 */
export function ServiceChooser() {
	const [fragment, write] = useFragment();
	const [said, setSaid] = useState<{ fragment: string; sentence: string }>();
	const tool = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isAwake = fragment !== undefined;
	const answers = parseAnswers(words, fragment ?? "");
	const { left, title, winners } = outcomeOf(words, answers);
	const isDone = left === 0;
	// The answer and the head of the outcome show at once, what is said of it in the next picture.
	const explained = useDeferredValue(isDone ? formatAnswers(answers) : "");

	const show = (next: Answers, sentence: string) => {
		const fragment = formatAnswers(next);
		write(fragment);
		setSaid({ fragment, sentence });
	};
	const answer = (question: number, sign: string) => {
		const next = answers.with(question, sign);
		const service = words.services.find(({ letter }) => letter === sign);
		show(next, tallyOf(words, next, service));
	};
	const startAgain = () => {
		show([], words.progress.cleared);
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
			<ChooserTable
				answers={answers}
				answer={isAwake ? answer : undefined}
				isOpen={isDone && winners.length === 0}
			/>
			{/* Its room is there before it is. */}
			<div
				className="bar"
				data-accent={winners.length === 1 ? winners[0]?.service.color : undefined}
			>
				{!isDone && <ToolFlag />}
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
			<Status>{said && (said.fragment === fragment ? said.sentence : title)}</Status>
		</div>
	);
}
