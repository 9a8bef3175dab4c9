import { Fragment } from "react";
import { show } from "../going/going.ts";
import { MainButton, ViewHead } from "../lists/View.tsx";
import { Keys } from "../parts.tsx";
import { usePanel } from "../state/store.ts";
import { ctrl, makingWords } from "../words.ts";
import { isTooLong, missingIn, titleOf } from "./draft.ts";
import { closeDraft, make, throwAway } from "./making.ts";

/** What is about to be made: the way back, its title, and the page on which it is seen. */
export function DraftHead() {
	const { making, drafts, path } = usePanel();
	if (!making) return null;
	const { root, answer } = making;
	const pages = answer?.pages ?? [];
	return (
		<>
			<ViewHead title={titleOf(root)} help={answer?.help} onBack={closeDraft}>
				{root in drafts && (
					<button type="button" className="link-button" onClick={() => throwAway(root)}>
						{makingWords.throwAway}
					</button>
				)}
			</ViewHead>
			{pages.length > 1 && (
				<p className="help">
					{makingWords.seenOn}{" "}
					{pages.map((page, index) => (
						<Fragment key={page.path}>
							{index > 0 && ", "}
							<button
								type="button"
								className="link-button"
								aria-pressed={page.path === path}
								onClick={() => show(page.path)}
							>
								{page.name}
							</button>
						</Fragment>
					))}
				</p>
			)}
		</>
	);
}

/** While something is missing or wrong it says what, and a click goes there. */
export function MakeButton() {
	const { making, problems } = usePanel();
	if (!making?.answer) return null;
	const { root, answer } = making;
	const missing = missingIn(answer);
	const wrong = answer.fields.find(isTooLong) ?? problems[0];
	const why = [
		wrong && makingWords.notRight(wrong.name),
		missing.length > 0 && makingWords.needed(missing),
	]
		.filter(Boolean)
		.join(" ");
	return (
		<div className="make">
			<MainButton why={why} onClick={() => void make()}>
				{makingWords.make(answer.item, root.startsWith("+"))}
				{!why && <Keys keys={[ctrl, "Enter"]} />}
			</MainButton>
		</div>
	);
}
