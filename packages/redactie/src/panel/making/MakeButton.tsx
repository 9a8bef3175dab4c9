import { small } from "../../letters.ts";
import { Keys } from "../buttons.tsx";
import { problemId } from "../field/Problems.tsx";
import { isMac } from "../state/keeping.ts";
import { usePanel } from "../state/store.ts";
import { missingIn } from "./draft.ts";
import { make } from "./making.ts";
import { makingWords } from "./words.ts";

const NEEDED = "still-needed";

/** While something is missing or wrong it says what, and a click goes there. */
export function MakeButton() {
	const { making, problems } = usePanel();
	if (!making?.answer) return null;
	const { root, answer } = making;
	const missing = missingIn(answer);
	const isReady = missing.length === 0 && problems.length === 0;
	const why = missing.length > 0 ? NEEDED : problems.map(problemId).join(" ");
	return (
		<div className="make">
			<button
				type="button"
				className={isReady ? "button primary" : "button not-yet"}
				aria-disabled={!isReady}
				aria-describedby={isReady ? undefined : why}
				onClick={() => void make()}
			>
				{makingWords.make(answer.item, root.startsWith("+"))}
				{isReady && <Keys keys={[isMac ? "Cmd" : "Ctrl", "Enter"]} />}
			</button>
			{missing.length > 0 && (
				<p id={NEEDED}>
					{makingWords.stillNeeded} <strong>{makingWords.named(missing)}</strong>
				</p>
			)}
			{missing.length === 0 && problems[0] && (
				<p>
					{makingWords.notRight} <strong>{small(problems[0].name)}</strong>
				</p>
			)}
		</div>
	);
}
