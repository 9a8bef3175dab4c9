import words from "words:choice";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { type Answers, countOf, OTHER, scoreOf, UNSURE } from "./service-choice";

interface ChooserTableProps {
	answers: Answers;
	/** Takes an answer: to which question, and the sign of it. Without: to read only. */
	answer: ((question: number, sign: string) => void) | undefined;
}

/**
 * The questions, a column for each service. While one can only read it is a table; with
 * radio buttons each row is a group of them, and the table is only how they lie.
 */
export function ChooserTable({ answers, answer }: ChooserTableProps) {
	const { services, questions, unsure } = words;
	const Cell = answer ? "label" : "div";
	// Who can only read has no use for some answers: they keep their room.
	const isUseless = !answer || undefined;
	return (
		<table role={answer && "presentation"}>
			<thead>
				<tr>
					<td aria-hidden="true" />
					{services.map((service) => (
						<th key={service.id} scope="col" id={`dienst-${service.letter}`}>
							<div className="mast">
								<svg
									className="hoist"
									height={`${countOf(words, answers, service)}em`}
									aria-hidden="true"
								/>
								<ToolFlag letter={service.letter} />
							</div>
							<a className="display" href={service.path}>
								{service.name}
							</a>
							<span>{scoreOf(words, answers, service)}</span>
						</th>
					))}
					<td className="more" aria-hidden="true" />
				</tr>
			</thead>
			<tbody>
				{questions.map(({ question, answers: texts, other }, index) => {
					const name = `vraag-${index + 1}`;
					const cell = (sign: string, text = "", letter?: string) => (
						<Cell className={answer ? "choice cell" : "cell"}>
							{/* Whose answer it is one sees by its column or its flag. */}
							{answer && (
								<input
									type="radio"
									name={name}
									value={sign}
									checked={answers[index] === sign}
									onChange={() => answer(index, sign)}
									aria-describedby={letter && `dienst-${letter}`}
								/>
							)}
							{letter && <ToolFlag letter={letter} />}
							{text}
						</Cell>
					);
					return (
						<tr key={question} role={answer && "radiogroup"} aria-labelledby={answer && name}>
							<th scope="row" id={name}>
								{question}
							</th>
							{services.map(({ id, letter }) => (
								<td key={id}>{cell(letter, texts[id]?.text, letter)}</td>
							))}
							<td className="more" aria-hidden={isUseless}>
								{cell(UNSURE, unsure)}
							</td>
							{other && (
								<td className="other" aria-hidden={isUseless}>
									{cell(OTHER, other.text)}
								</td>
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
