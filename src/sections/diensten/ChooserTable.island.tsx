import words from "words:choice";
import { type Answers, type ChooserService, countOf, scoreOf } from "@/browser/service-choice";
import { ChooserCell } from "./ChooserCell.island";
import { ChooserFlag } from "./ChooserFlag.island";

interface ChooserTableProps {
	answers: Answers;
	/** Takes an answer: to which question, for which service. Without: to read only. */
	answer?: ((question: number, service: ChooserService) => void) | undefined;
	/** There is an outcome, which leads to the services itself. */
	isDone: boolean;
}

/**
 * The questions, a column for each service. While one can only read it is a table; with
 * radio buttons each row is a group of them, and the table is only how they lie.
 */
export function ChooserTable({ answers, answer, isDone }: ChooserTableProps) {
	const { services, questions, more } = words;
	return (
		<table className="choose-table" role={answer && "presentation"}>
			<thead>
				<tr>
					<td />
					{services.map(({ letter, name }) => (
						<th key={letter} scope="col">
							<div className="choose-mast" data-count={countOf(answers, letter)}>
								<ChooserFlag letter={letter} />
							</div>
							<b className="display" id={`dienst-${letter}`}>
								{name}
							</b>
							<span>{answer && scoreOf(words, answers, letter)}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{questions.map(({ question, answers: texts }, index) => (
					<tr
						key={question}
						role={answer && "radiogroup"}
						aria-labelledby={answer && `vraag-${index + 1}`}
					>
						<th scope="row" id={`vraag-${index + 1}`}>
							{question}
						</th>
						{services.map((service) => (
							<td key={service.id} data-column={service.name}>
								<ChooserCell
									letter={service.letter}
									name={`vraag-${index + 1}`}
									isChosen={answers[index] === service.letter}
									choose={answer && (() => answer(index, service))}
								>
									{texts[service.id]?.text}
								</ChooserCell>
							</td>
						))}
					</tr>
				))}
			</tbody>
			{!isDone && (
				<tfoot>
					<tr>
						<th scope="row">{more}</th>
						{services.map(({ id, path, name }) => (
							<td key={id}>
								<a href={path}>{name}</a>
							</td>
						))}
					</tr>
				</tfoot>
			)}
		</table>
	);
}
