import words from "words:choice";
import { Button } from "@/browser/Button";
import { fill } from "@/browser/fill";
import type { Explained } from "@/browser/service-choice";
import { ChooserFlag } from "./ChooserFlag.island";

interface ChooserFieldProps {
	winner: Explained;
	/** Then each of the two says whose it is. */
	isTie: boolean;
}

/** The field of a service that fits, which its flag is part of: why, what to mind, and how it begins. */
export function ChooserField({ winner, isTie }: ChooserFieldProps) {
	const { service, reasons, limits } = winner;
	const { because, caution, open, starts } = words.outcome;
	const Heading = isTie ? "h5" : "h4";
	return (
		<section className="choose-field" data-color={service.color}>
			<ChooserFlag letter={service.letter} />
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
			<footer>
				<p>{starts[service.id]}</p>
				<Button href={service.path}>{fill(open, { dienst: service.name })}</Button>
				{service.more.map(({ label, href }) => (
					<a key={href} href={href}>
						{label}
					</a>
				))}
			</footer>
		</section>
	);
}
