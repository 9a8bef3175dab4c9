import words from "words:choice";
import { Button } from "@/components/Button";
import { fill } from "@/text/fill";
import { Handover } from "@/tools/kit/Handover";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { emailOf, outcomeOf, parseAnswers } from "./service-choice";

interface ChooserOutcomeProps {
	/** Answers that come to an outcome. */
	fragment: string;
}

/** Which service fits and why, what one does with it, why not the others; all of them where none fits. */
export function ChooserOutcome({ fragment }: ChooserOutcomeProps) {
	const answers = parseAnswers(words, fragment);
	const outcome = outcomeOf(words, answers);
	const { because, caution, open, whyNot, look } = words.outcome;
	return (
		<div className="outcome stack">
			{outcome.lead.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<div className="abreast">
				{outcome.winners.map(({ service: { id, name, color, letter, path, more }, ...said }) => (
					<section key={id}>
						<div className="stack" data-accent={color}>
							<h4 className="subheading">{name}</h4>
							<div className="abreast">
								<Sentences title={because} sentences={said.reasons} />
								<Sentences title={caution} sentences={said.limits} />
							</div>
							<p className="row">
								<Button href={path}>{fill(open, { dienst: name })}</Button>
								{more.map(({ label, href }) => (
									<a key={href} href={href}>
										{label}
									</a>
								))}
							</p>
						</div>
						<ToolFlag letter={letter} />
					</section>
				))}
			</div>
			<Handover
				fragment={fragment}
				button={words.email.button}
				mail={(link) => emailOf(words, answers, outcome, link)}
			/>
			<div className="others abreast">
				{outcome.others.map(({ service: { id, name, path }, limits }) => (
					<section key={id} className="stack">
						{limits.length > 0 && <h4>{fill(whyNot, { dienst: name })}</h4>}
						{limits.map((limit) => (
							<p key={limit}>{limit}</p>
						))}
						<a href={path}>{fill(look, { dienst: name })}</a>
					</section>
				))}
			</div>
		</div>
	);
}

const Sentences = ({ title, sentences }: { title: string; sentences: string[] }) =>
	sentences.length > 0 && (
		<div>
			<h5 className="display">{title}</h5>
			<ul className="bullets stack">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</div>
	);
