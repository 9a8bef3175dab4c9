import words from "words:choice";
import { Button } from "@/components/Button";
import { fill } from "@/text/fill";
import { Handover } from "@/tools/kit/Handover";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { addressOf } from "@/tools/kit/use-fragment";
import { type Advice, emailOf, outcomeOf, parseAnswers } from "./service-choice";

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
	const { winners, others, lead } = outcome;
	return (
		<div className="outcome">
			{lead.length > 0 && (
				<div className="tie" data-accent="white">
					{lead.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			)}
			<div className="fields">
				{winners.map((winner) => (
					<ChooserField key={winner.service.id} winner={winner} isTie={winners.length > 1} />
				))}
			</div>
			<Handover
				fragment={fragment}
				button={words.email.button}
				mail={(link) => emailOf(words, answers, outcome, link)}
			/>
			<div className="others">
				{others.map(({ service: { letter, name, path }, limits }) => (
					<section key={letter}>
						<h4>
							<ToolFlag letter={letter} />
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
			<p className="tool-paper">{fill(words.outcome.paper, { link: addressOf(fragment) })}</p>
		</div>
	);
}

interface ChooserFieldProps {
	winner: Advice;
	/** Then each of the two says whose it is. */
	isTie: boolean;
}

/** The field of a service that fits, which its flag is part of: why, what to mind, and where one goes on. */
function ChooserField({ winner, isTie }: ChooserFieldProps) {
	const { service, reasons, limits } = winner;
	const { because, caution, open } = words.outcome;
	const Heading = isTie ? "h5" : "h4";
	return (
		<section data-accent={service.color}>
			<ToolFlag letter={service.letter} />
			{isTie && <h4>{service.name}</h4>}
			{[
				{ heading: because, sentences: reasons },
				{ heading: caution, sentences: limits },
			].map(
				({ heading, sentences }) =>
					sentences.length > 0 && (
						<div key={heading}>
							<Heading className="display">{heading}</Heading>
							<ul>
								{sentences.map((sentence) => (
									<li key={sentence}>{sentence}</li>
								))}
							</ul>
						</div>
					),
			)}
			<p>
				<Button href={service.path}>{fill(open, { dienst: service.name })}</Button>
				{service.more.map(({ label, href }) => (
					<a key={href} href={href}>
						{label}
					</a>
				))}
			</p>
		</section>
	);
}
