import type { Problem } from "../../protocol.ts";
import { fieldOf, idOf, pageAt } from "../fields/fields.ts";
import { Row } from "../lists/Row.tsx";
import { Danger } from "../Signal.tsx";
import { type as typeIn } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { NamedProblem } from "./NamedProblem.tsx";

interface ProblemsProps {
	problems: Problem[];
	/** Of other fields than the one in the box above. */
	isOther?: boolean;
}

/** The contract's sentences, to the letter. */
export function Problems({ problems, isOther = false }: ProblemsProps) {
	const { state } = usePanel();
	return problems.map((problem) => (
		<div key={`${idOf(problem)} ${problem.text}`} className="problem" data-problem="">
			<Danger id={problemId(problem)}>
				<Sentence problem={problem} isOther={isOther} />
			</Danger>
			{problem.choices && (
				// Choosing repairs; what is nearest to what was typed comes first.
				<ul className="choices" aria-label={words.chooseFrom}>
					{problem.choices.map((choice) => {
						const page = state && pageAt(state, choice);
						const repair = () => typeIn(idOf(problem), choice);
						return (
							<Row key={choice} name={page?.name ?? choice} note={page?.path} onOpen={repair} />
						);
					})}
				</ul>
			)}
		</div>
	));
}

/** A field may have two problems; an id holds no space. */
export const problemId = (problem: Problem) =>
	`problem-${idOf(problem)}-${encodeURIComponent(problem.text)}`;

function Sentence({ problem, isOther }: { problem: Problem; isOther: boolean }) {
	const { state } = usePanel();
	const field = state && fieldOf(state, idOf(problem));
	const name = isOther ? problem.name : (field?.short ?? problem.name);
	const sentence = problem.text;
	const after = problem.choices && ` ${words.chooseFrom}`;
	if (!isOther && /^["{]/.test(sentence))
		return (
			<p>
				<strong>{sentence}</strong>
				{after}
			</p>
		);
	return (
		<p>
			<NamedProblem name={name} problem={sentence} />
			{after}
		</p>
	);
}
