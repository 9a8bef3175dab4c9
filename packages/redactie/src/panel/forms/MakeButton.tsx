import { small } from "../../letters.ts";
import type { FormAnswer } from "../../protocol.ts";
import { Keys } from "../Keys.tsx";
import { isMac } from "../keeping.ts";
import { problemId } from "../Problems.tsx";
import { makeForm } from "./make-form.ts";
import { neededIn, neededWords } from "./needed.ts";
import { formWords } from "./words.ts";

const NEEDED = "form-needed";

interface MakeButtonProps {
	answer: FormAnswer;
	isNew: boolean;
}

/** While something is missing or wrong it says what, and a click goes there. */
export function MakeButton({ answer, isNew }: MakeButtonProps) {
	const { missing, problems, item } = answer;
	const isReady = missing.length === 0 && problems.length === 0;
	const why = missing.length > 0 ? NEEDED : problems.map(problemId).join(" ");
	return (
		<div className="form-make">
			<button
				type="button"
				className={isReady ? "button primary" : "button not-yet"}
				aria-disabled={!isReady}
				aria-describedby={isReady ? undefined : why}
				onClick={() => void makeForm()}
			>
				{formWords.make(item, isNew)}
				{isReady && <Keys keys={[isMac ? "Cmd" : "Ctrl", "Enter"]} />}
			</button>
			{missing.length > 0 && (
				<p id={NEEDED}>
					{formWords.stillNeeded} <strong>{neededWords(neededIn(answer))}</strong>
				</p>
			)}
			{missing.length === 0 && problems[0] && (
				<p>
					{formWords.notRight} <strong>{small(problems[0].name)}</strong>
				</p>
			)}
		</div>
	);
}
