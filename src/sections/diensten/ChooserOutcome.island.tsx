import words from "words:choice";
import { fill } from "@/browser/fill";
import { Handover } from "@/browser/Handover";
import { emailOf, explain, outcomeOf, parseAnswers } from "@/browser/service-choice";
import { addressOf } from "@/browser/use-fragment";
import { ChooserField } from "./ChooserField.island";
import { ChooserFlag } from "./ChooserFlag.island";

interface ChooserOutcomeProps {
	/** Answers that come to an outcome. */
	fragment: string;
	/** Stands at its end. */
	children: React.ReactNode;
}

/** Which service fits and why, what one does with it, why not the others. */
export function ChooserOutcome({ fragment, children }: ChooserOutcomeProps) {
	const answers = parseAnswers(words, fragment);
	const outcome = outcomeOf(words, answers);
	const { winners, others, lead } = explain(words, answers, outcome);
	return (
		<div className="choose-outcome">
			{lead.length > 0 && (
				<div className="choose-tie" data-color="white">
					{lead.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			)}
			<div className="choose-fields">
				{winners.map((winner) => (
					<ChooserField key={winner.service.id} winner={winner} isTie={winners.length > 1} />
				))}
			</div>
			<Handover
				fragment={fragment}
				button={words.email.button}
				{...emailOf(words, answers, outcome)}
			/>
			<div className="choose-others">
				{others.map(({ service: { letter, name, path }, limits }) => (
					<section key={letter}>
						<h4>
							<ChooserFlag letter={letter} />
							{fill(words.outcome.whyNot, { dienst: name })}
						</h4>
						{limits.map((limit) => (
							<p key={limit}>{limit}</p>
						))}
						<a href={path}>{fill(words.outcome.look, { dienst: name })}</a>
					</section>
				))}
			</div>
			<p>{children}</p>
			<p className="choose-paper">{fill(words.outcome.paper, { link: addressOf(fragment) })}</p>
		</div>
	);
}
