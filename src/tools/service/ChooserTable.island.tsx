import words from "words:choice";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { type Answers, countOf, OTHER, scoreOf, UNSURE } from "./service-choice";

interface ChooserTableProps {
	answers: Answers;
	/** Takes an answer: to which question, and the sign of it. Without: to read only. */
	answer?: ((question: number, sign: string) => void) | undefined;
	/** All is answered, and no service has won: one reads on by oneself. */
	isOpen: boolean;
}

/**
 * The questions, a column for each service. While one can only read it is a table; with
 * radio buttons each row is a group of them, and the table is only how they lie.
 */
export function ChooserTable({ answers, answer, isOpen }: ChooserTableProps) {
	const { services, questions, more } = words;
	const Cell = answer ? "label" : "div";
	// Who can only read has no use for some answers: an empty line keeps their room.
	const isUseless = !answer || undefined;
	const ifUseful = (text: string) => (answer ? text : "\u00a0");
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
								{cell(UNSURE, ifUseful(words.unsure))}
							</td>
							{other && (
								<td className="other" aria-hidden={isUseless}>
									{cell(OTHER, ifUseful(other.text))}
								</td>
							)}
						</tr>
					);
				})}
			</tbody>
			{isOpen && (
				<tfoot>
					<tr>
						<th scope="row">{more}</th>
						{services.map(({ id, path, name }) => (
							<td key={id}>
								<a href={path}>{name}</a>
							</td>
						))}
						<td className="more" aria-hidden="true" />
					</tr>
				</tfoot>
			)}
		</table>
	);
}
