import words from "words:choice";
import { Button } from "@/components/Button";
import { fill } from "@/text/fill";
import { Handover } from "@/tools/kit/Handover";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { type Advice, emailOf, outcomeOf, parseAnswers } from "./service-choice";

interface ChooserOutcomeProps {
	/** Answers that come to an outcome. */
	fragment: string;
}

/** Which service fits and why, what one does with it, why not the others. */
export function ChooserOutcome({ fragment }: ChooserOutcomeProps) {
	const { whyNot, open } = words.outcome;
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
					<ChooserField key={winner.service.id} {...winner} />
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
						<h4>{fill(whyNot, { dienst: name })}</h4>
						{limits.map((limit) => (
							<p key={limit}>{limit}</p>
						))}
						<a href={path}>{fill(open, { dienst: name })}</a>
					</section>
				))}
			</div>
		</div>
	);
}

/** The field of a service that fits, which its flag is part of: why, what to mind, and where one goes on. */
function ChooserField({ service, reasons, limits }: Advice) {
	const { because, caution, open } = words.outcome;
	return (
		<section data-accent={service.color}>
			<ToolFlag letter={service.letter} />
			<h4>{service.name}</h4>
			<Sentences title={because} sentences={reasons} />
			<Sentences title={caution} sentences={limits} />
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
	<div hidden={sentences.length === 0}>
		<h5 className="display">{title}</h5>
		<ul>
			{sentences.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	</div>
);
