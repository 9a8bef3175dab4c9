import words from "words:choice";
import { useDeferredValue, useRef, useState } from "react";
import { ActionButton } from "@/components/ActionButton";
import { Status } from "@/tools/kit/Status";
import { useFragment } from "@/tools/kit/use-fragment";
import { ChooserBar } from "./ChooserBar.island";
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
	const isAwake = fragment !== undefined;
	const answers = parseAnswers(words, fragment ?? "");
	const outcome = outcomeOf(words, answers);
	const isDone = outcome.left === 0;
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

	const again = <ActionButton onClick={startAgain}>{words.again}</ActionButton>;
	return (
		<div ref={tool} className="chooser" data-tool="" data-chosen={isDone || undefined}>
			<ChooserTable
				answers={answers}
				answer={isAwake ? answer : undefined}
				isOpen={isDone && outcome.winners.length === 0}
			/>
			<ChooserBar answers={answers} outcome={isAwake ? outcome : undefined}>
				{answers.some(Boolean) && again}
			</ChooserBar>
			{isDone && explained && <ChooserOutcome fragment={explained}>{again}</ChooserOutcome>}
			{/* Empty on arrival. Of Back and Forward it says where one is. */}
			<Status>{said && (said.fragment === fragment ? said.sentence : outcome.title)}</Status>
		</div>
	);
}
