import type { Problem } from "../../protocol.ts";
import { capital } from "../../words.ts";
import { Row } from "../lists/View.tsx";
import { Danger } from "../parts.tsx";
import { type as typeIn } from "../state/keeping.ts";
import { useLoaded } from "../state/store.ts";
import { words } from "../words.ts";
import { fieldOf, idOf, pageAt } from "./fields.ts";

interface ProblemsProps {
	problems: Problem[];
	/** Of other fields than the one in the box above. */
	isOther?: boolean;
}

/** The contract's sentences, to the letter. */
export function Problems({ problems, isOther = false }: ProblemsProps) {
	const { state } = useLoaded();
	return problems.map((problem) => {
		const { name, text, choices } = problem;
		const short = !isOther && fieldOf(state, idOf(problem))?.short;
		// It begins with what was typed.
		const isWhole = !isOther && /^["{]/.test(text);
		return (
			<div key={`${idOf(problem)} ${text}`} className="below" data-problem="">
				<Danger id={problemId(problem)}>
					<p>
						{isWhole ? <strong>{text}</strong> : <NamedProblem name={short || name} text={text} />}
						{choices && ` ${words.chooseFrom}`}
					</p>
				</Danger>
				{choices && (
					// Choosing repairs; what is nearest to what was typed comes first.
					<ul className="choices" aria-label={words.chooseFrom}>
						{choices.map((choice) => {
							const page = pageAt(state, choice);
							const repair = () => typeIn(idOf(problem), choice);
							return (
								<Row key={choice} name={page?.name ?? choice} note={page?.path} onOpen={repair} />
							);
						})}
					</ul>
				)}
			</div>
		);
	});
}

/** A field may have two problems; an id holds no space. */
export const problemId = (problem: Problem) =>
	`problem-${idOf(problem)}-${encodeURIComponent(problem.text)}`;

/** A sentence may go on where the name stops: 'Kop is leeg.' */
const GOES_ON = /^(is|zijn|heeft|ontbreekt|moet|mag|kan|hoort|staat|wijst|gaat|begint|eindigt)\b/;

/** What is wrong, with the field's name for its file and path. */
export function NamedProblem({ name, text }: Pick<Problem, "name" | "text">) {
	const said = GOES_ON.test(text) ? name : `${name.replace(": ", ", ")}:`;
	return (
		<>
			<strong>{capital(said)}</strong> {text}
		</>
	);
}

interface WhyNotProps {
	/** What was not done. */
	what?: string;
	problems: readonly Problem[];
}

/** Why something was not done. */
export const WhyNot = ({ what, problems }: WhyNotProps) => (
	<Danger isAlert>
		{what && <strong>{what}</strong>}
		{problems.map((problem) => (
			<p key={`${idOf(problem)} ${problem.text}`}>
				<NamedProblem {...problem} />
			</p>
		))}
	</Danger>
);
