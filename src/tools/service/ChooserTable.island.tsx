import words from "words:choice";
import comparison from "@/components/Comparison.module.css";
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
	return (
		<table className={comparison.root} role={answer && "presentation"}>
			<thead>
				<tr role={answer && "list"}>
					<td aria-hidden="true" />
					{services.map((service) => {
						const { letter, name } = service;
						return (
							<th key={letter} scope="col" role={answer && "listitem"}>
								<div className="mast">
									<svg
										className="hoist"
										height={`${countOf(words, answers, service)}em`}
										aria-hidden="true"
									/>
									<ToolFlag letter={letter} />
								</div>
								<b className="display" id={`dienst-${letter}`}>
									{name}
								</b>
								<span>{scoreOf(words, answers, service)}</span>
							</th>
						);
					})}
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
						<tr
							key={question}
							role={answer && "radiogroup"}
							aria-labelledby={answer && name}
							data-other={other && ""}
						>
							<th scope="row" id={name}>
								{question}
							</th>
							{services.map(({ id, letter, name }) => (
								<td key={id} data-column={name}>
									{cell(letter, texts[id]?.text, letter)}
								</td>
							))}
							{/* Who can only read has no use for these; their room is kept. */}
							<td className="more" aria-hidden={!answer || undefined}>
								{answer && other && cell(OTHER, other.text)}
								{answer && cell(UNSURE, words.unsure)}
							</td>
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
