import type { FieldId, Problem } from "../../protocol.ts";
import { fieldOf, idOf, pageAt } from "../fields/fields.ts";
import { Danger } from "../Signal.tsx";
import { type as typeIn } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { NamedProblem } from "./NamedProblem.tsx";

interface ProblemsProps {
	problems: Problem[];
	/** Of other fields than the one in the box above. */
	isOther?: boolean;
	/** Types what was chosen in its place. */
	onRepair?: (id: FieldId, choice: string) => void;
}

/** The contract's sentences, to the letter. */
export function Problems({ problems, isOther = false, onRepair = typeIn }: ProblemsProps) {
	return problems.map((problem) => (
		<div key={`${idOf(problem)} ${problem.text}`} className="problem" data-problem="">
			<Danger id={problemId(problem)}>
				<Sentence problem={problem} isOther={isOther} />
			</Danger>
			{problem.choices && (
				<ProblemChoices
					choices={problem.choices}
					onChoose={(choice) => onRepair(idOf(problem), choice)}
				/>
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

interface ProblemChoicesProps {
	choices: readonly string[];
	onChoose(choice: string): void;
}

/** Choosing repairs; what is nearest to what was typed comes first. */
function ProblemChoices({ choices, onChoose }: ProblemChoicesProps) {
	const { state } = usePanel();
	return (
		<ul className="choices" aria-label={words.chooseFrom}>
			{choices.map((choice) => (
				<li key={choice}>
					<button type="button" onClick={() => onChoose(choice)}>
						<span>{(state && pageAt(state, choice)?.name) ?? choice}</span>
						{state && pageAt(state, choice) && <small>{choice}</small>}
					</button>
				</li>
			))}
		</ul>
	);
}
