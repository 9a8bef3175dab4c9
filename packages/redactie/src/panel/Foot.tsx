import Keyboard from "lucide-react/icons/keyboard";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { pendingOf } from "./fields/fields.ts";
import { NamedProblem } from "./fields/Notes.tsx";
import { openField } from "./going/going.ts";
import { titleOf } from "./making/draft.ts";
import { openDraft } from "./making/making.ts";
import { IconButton, Keys } from "./parts.tsx";
import { draftsOf, waitingRoots, waitingTexts } from "./state/drafts.ts";
import { boxed } from "./state/judging.ts";
import { usePanel } from "./state/store.ts";
import { redo, undo } from "./state/undoing.ts";
import { makingWords, words } from "./words.ts";

/** What is kept and what is not, said politely; undo, redo, and the keys. */
export function Foot() {
	const { state, past, future } = usePanel();
	const mine = draftsOf(boxed());
	const canUndo = past.length || mine.length || state?.done.length;
	const canRedo = future.length || state?.undone.length;
	return (
		<footer className="foot beside">
			<Status isHere={mine.length > 0} />
			<IconButton icon={Undo2} label={words.undo} aria-disabled={!canUndo} onClick={undo} />
			<IconButton icon={Redo2} label={words.redo} aria-disabled={!canRedo} onClick={redo} />
			<IconButton icon={Keyboard} label={words.keys} popoverTarget={KEYS} />
			<KeysHelp />
		</footer>
	);
}

/** What happened just now; else what waits, and unless it is open the way to it. */
function Status({ isHere }: { isHere: boolean }) {
	const { said, problems, making, drafts, state } = usePanel();
	const texts = waitingTexts(drafts);
	const [text] = making ? [] : texts;
	const [root] = making ? [making.root] : waitingRoots(drafts);
	const [problem] = texts.length > 0 ? problems : [];
	const lasting = text
		? words.unsaved(Math.max(1, texts.filter((id) => !(state && pendingOf(state, id))).length))
		: root
			? makingWords.unmade(titleOf(root), root.startsWith("+"))
			: words.allKept;
	const isOpen = said || making || isHere || !(text ?? root);
	return (
		<p role="status" className={lasting === words.allKept ? undefined : "waiting"}>
			{isOpen ? (
				(said ?? lasting)
			) : (
				<button
					type="button"
					className="link-button"
					onClick={() => (text ? openField(text) : root && openDraft(root))}
				>
					{lasting}
				</button>
			)}
			{/* What is wrong, for who does not see it. */}
			{problem && (
				<span className="visually-hidden">
					{said ? " " : ". "}
					<NamedProblem {...problem} />
				</span>
			)}
		</p>
	);
}

/** What its button opens. */
const KEYS = "keys";

/** All keys, and the way that Tab goes. */
function KeysHelp() {
	return (
		<div className="menu keys-help" id={KEYS} popover="auto">
			<h2>{words.keys}</h2>
			<dl>
				{words.keysList.map(([ways, does]) => (
					<div key={does}>
						<dt>
							{ways.split(" ").map((keys) => (
								<Keys key={keys} keys={keys.split("+")} />
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<p className="help">
				{words.macKeys} <Keys keys={["Tab"]} /> {words.tabOrder}
			</p>
		</div>
	);
}
