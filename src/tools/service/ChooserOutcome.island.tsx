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
}

/** Which service fits and why, what one does with it, why not the others. */
export function ChooserOutcome({ fragment }: ChooserOutcomeProps) {
	const answers = parseAnswers(words, fragment);
	const outcome = outcomeOf(words, answers);
	const { winners, others, lead } = outcome;
	return (
		<div className="outcome">
			{lead.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<div className="fields">
				{winners.map((winner) => (
					<ChooserField key={winner.service.id} winner={winner} />
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
						<h4>{fill(words.outcome.whyNot, { dienst: name })}</h4>
						{limits.map((limit) => (
							<p key={limit}>{limit}</p>
						))}
						<a href={path}>{fill(words.outcome.look, { dienst: name })}</a>
					</section>
				))}
			</div>
			<p className="paper-only">{fill(words.outcome.paper, { link: addressOf(fragment) })}</p>
		</div>
	);
}

interface ChooserFieldProps {
	winner: Advice;
}

/** The field of a service that fits, which its flag is part of: why, what to mind, and where one goes on. */
function ChooserField({ winner: { service, reasons, limits } }: ChooserFieldProps) {
	const { because, caution, open } = words.outcome;
	return (
		<section data-accent={service.color}>
			<ToolFlag letter={service.letter} />
			<h4>{service.name}</h4>
			{reasons.length > 0 && <Sentences title={because} sentences={reasons} />}
			{limits.length > 0 && <Sentences title={caution} sentences={limits} />}
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

const Sentences = ({ title, sentences }: { title: string; sentences: string[] }) => (
	<div>
		<h5 className="display">{title}</h5>
		<ul>
			{sentences.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	</div>
);
