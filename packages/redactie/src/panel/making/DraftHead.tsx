import { Radios } from "../boxes/ChoiceBox.tsx";
import { show } from "../going/going.ts";
import { ViewHead } from "../lists/ViewHead.tsx";
import { usePanel } from "../state/store.ts";
import { closeDraft, throwAway } from "./making.ts";
import { titleOf } from "./waiting.ts";
import { makingWords } from "./words.ts";

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
				<div className="seen-on">
					<span id="seen-on">{makingWords.seenOn}</span>
					<Radios
						id="seen-on-page"
						labelledBy="seen-on"
						choices={pages.map((page) => ({ value: page.path, label: page.name }))}
						value={path}
						invalid={false}
						onChange={show}
						onKeep={() => {}}
						onReset={closeDraft}
					/>
				</div>
			)}
		</>
	);
}
