import { Radios } from "../boxes/ChoiceBox.tsx";
import { BackButton } from "../buttons.tsx";
import { nameBelow } from "../field/FieldHead.tsx";
import { show } from "../going/going.ts";
import { usePanel } from "../state/store.ts";
import { closeDraft, throwAway } from "./making.ts";
import { titleOf } from "./waiting.ts";
import { makingWords } from "./words.ts";

/** What is about to be made: the way back, its title, and the page on which it is seen. */
export function DraftHead() {
	const { making, drafts, state, path, where } = usePanel();
	if (!making || !state) return null;
	const { root, answer } = making;
	const pages = answer?.pages ?? [];
	return (
		<>
			<div className="field-head">
				<BackButton onClick={closeDraft}>{nameBelow(state, where)}</BackButton>
				{root in drafts && (
					<button type="button" className="link-button throw-away" onClick={() => throwAway(root)}>
						{makingWords.throwAway}
					</button>
				)}
			</div>
			<h2 className="sheet-name">{titleOf(root)}</h2>
			<p className="help">{answer?.help}</p>
			{pages.length > 1 && (
				<div className="seen-on">
					<span id={SEEN_ON}>{makingWords.seenOn}</span>
					<Radios
						id="seen-on-page"
						labelledBy={SEEN_ON}
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
const SEEN_ON = "seen-on";
