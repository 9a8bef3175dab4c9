import { capital } from "../../letters.ts";

interface NamedProblemProps {
	name: string;
	problem: string;
}

/** A sentence may go on where the name stops: 'Kop is leeg.' */
const GOES_ON = /^(is|zijn|heeft|ontbreekt|moet|mag|kan|hoort|staat|wijst|gaat|begint|eindigt)\b/;

/** What is wrong, with the field's name for its file and path. */
export function NamedProblem({ name, problem }: NamedProblemProps) {
	const goesOn = GOES_ON.test(problem);
	const said = goesOn ? name : `${name.replace(": ", ", ")}:`;
	return (
		<>
			<strong>{capital(said)}</strong> {problem}
		</>
	);
}
