import { small } from "../../letters.ts";
import { Keys } from "../buttons.tsx";
import { MainButton } from "../lists/MainButton.tsx";
import { isMac } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { missingIn } from "./draft.ts";
import { make } from "./making.ts";
import { makingWords } from "./words.ts";

/** While something is missing or wrong it says what, and a click goes there. */
export function MakeButton() {
	const { making, problems } = usePanel();
	if (!making?.answer) return null;
	const { root, answer } = making;
	const missing = missingIn(answer);
	const [problem] = problems;
	const why =
		missing.length > 0 ? (
			<>
				{makingWords.stillNeeded} <strong>{makingWords.named(missing)}</strong>
			</>
		) : (
			problem && (
				<>
					{makingWords.notRight} <strong>{small(problem.name)}</strong>
				</>
			)
		);
	return (
		<div className="make">
			<MainButton why={why} onClick={() => void make()}>
				{makingWords.make(answer.item, root.startsWith("+"))}
				{!why && <Keys keys={[isMac ? "Cmd" : "Ctrl", "Enter"]} />}
			</MainButton>
		</div>
	);
}
