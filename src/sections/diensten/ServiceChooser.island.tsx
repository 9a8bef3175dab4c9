import words from "words:choice";
import { useRef, useState } from "react";
import { ActionButton } from "@/browser/ActionButton";
import {
	type Answers,
	type ChooserService,
	formatAnswers,
	outcomeOf,
	parseAnswers,
	tallyOf,
	verdictOf,
	withAnswer,
} from "@/browser/service-choice";
import { useFragment } from "@/browser/use-fragment";
import { ChooserBar } from "./ChooserBar.island";
import { ChooserOutcome } from "./ChooserOutcome.island";
import { ChooserTable } from "./ChooserTable.island";

const LETTERS = words.services.map(({ letter }) => letter);

/**
 * Five questions, an answer for each service: which one fits. It is built as a table to read;
 * awake, the same table has radio buttons, and its masts say how far each service has come.
 */
export function ServiceChooser() {
	const [fragment, write] = useFragment();
	const [said, setSaid] = useState<{ fragment: string; sentence: string }>();
	const tool = useRef<HTMLDivElement>(null);
	const isAwake = fragment !== undefined;
	const answers = parseAnswers(ownPart(fragment), LETTERS, words.questions.length);
	const outcome = outcomeOf(answers, LETTERS);
	const isDone = outcome.left === 0;

	const show = (next: Answers, step: string, sentence: string) => {
		const fragment = formatAnswers(next);
		write(fragment, step);
		setSaid({ fragment, sentence });
	};
	const answer = (question: number, service: ChooserService) => {
		const next = withAnswer(answers, question, service.letter);
		show(next, `${question}`, tallyOf(words, next, service));
	};
	const startAgain = () => {
		show([], "", words.progress.cleared);
		// The button has gone: one begins where the questions do.
		tool.current?.querySelector("input")?.focus();
	};

	const again = <ActionButton onClick={startAgain}>{words.again}</ActionButton>;
	const [now, other] = isAwake ? [words.intro, words.read] : [words.read, words.intro];
	return (
		<>
			{/* Both texts are as high as the highest of them: waking moves nothing. */}
			<p className="choose-intro" data-other={other}>
				<span>{now}</span>
			</p>
			<div ref={tool} className="choose-tool" data-tool="" data-chosen={isDone || undefined}>
				<ChooserTable answers={answers} answer={isAwake ? answer : undefined} isDone={isDone} />
				<ChooserBar outcome={isAwake ? outcome : undefined}>
					{answers.some(Boolean) && again}
				</ChooserBar>
				{isDone && (
					<ChooserOutcome answers={answers} outcome={outcome}>
						{again}
					</ChooserOutcome>
				)}
				{/* Empty on arrival. Of Back and Forward it says where one is. */}
				<p className="visually-hidden" role="status">
					{said && (said.fragment === fragment ? said.sentence : verdictOf(words, outcome))}
				</p>
			</div>
		</>
	);
}

/** A fragment that is the address of something on the page holds no answers. */
const ownPart = (fragment = "") => (fragment && document.getElementById(fragment) ? "" : fragment);
