import words from "words:choice";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { type Answers, countOf, OTHER, scoreOf, UNSURE } from "./service-choice";

interface ChooserTableProps {
	answers: Answers;
	/** Takes an answer: to which question, and the sign of it. Without: to read only. */
	answer?: ((question: number, sign: string) => void) | undefined;
}

/**
 * The questions, a column for each service. While one can only read it is a table; with
 * radio buttons each row is a group of them, and the table is only how they lie.
 */
export function ChooserTable({ answers, answer }: ChooserTableProps) {
	const { services, questions } = words;
	const Cell = answer ? "label" : "div";
	return (
		<table role={answer && "presentation"}>
			<thead>
				<tr role={answer && "list"}>
					<td aria-hidden="true" />
					{services.map((service) => (
						<th key={service.id} scope="col" role={answer && "listitem"}>
							<div className="mast">
								<svg
									className="hoist"
									height={`${countOf(words, answers, service)}em`}
									aria-hidden="true"
								/>
								<ToolFlag letter={service.letter} />
							</div>
							<b className="display" id={`dienst-${service.letter}`}>
								{answer ? service.name : <a href={service.path}>{service.name}</a>}
							</b>
							<span className="soft small scripted">{scoreOf(words, answers, service)}</span>
						</th>
					))}
					<td aria-hidden="true" />
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
					// Of no use to who can only read: CSS keeps their room.
					const choice = (sign: string, text: string) =>
						answer ? cell(sign, text) : <div className="cell" data-text={text} />;
					return (
						<tr key={question} role={answer && "radiogroup"} aria-labelledby={answer && name}>
							<th className="strong" scope="row" id={name}>
								{question}
							</th>
							{services.map(({ id, letter }) => (
								<td key={id}>{cell(letter, texts[id]?.text, letter)}</td>
							))}
							<td className="more scripted" aria-hidden={!answer || undefined}>
								{choice(UNSURE, words.unsure)}
								{other && choice(OTHER, other.text)}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
