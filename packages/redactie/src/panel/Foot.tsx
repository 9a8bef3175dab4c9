import { Keyboard, Redo2, Undo2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { FieldId } from "../protocol.ts";
import { NamedProblem } from "./field/NamedProblem.tsx";
import { withoutPending } from "./fields/fields.ts";
import { openField } from "./going/going.ts";
import { titleOf, waitingRoots, waitingTexts } from "./making/draft.ts";
import { openDraft } from "./making/making.ts";
import { makingWords } from "./making/words.ts";
import { draftsOf } from "./state/drafts.ts";
import { boxed } from "./state/judging.ts";
import { setPanel, usePanel } from "./state/store.ts";
import { redo, undo } from "./state/undoing.ts";
import { words } from "./words.ts";

/** What is kept and what is not, said politely; undo, redo, and the keys. */
export function Foot() {
	const { state, drafts, problems, putBack, making, showsKeys } = usePanel();
	const ids = draftsOf(waitingTexts(drafts));
	const mine = draftsOf(boxed());
	const canUndo = making?.past.length || mine.length || putBack?.by === "esc" || state?.done.length;
	const canRedo = making?.undone.length || putBack?.by === "undo" || state?.undone.length;
	const [problem] = ids.length > 0 ? problems : [];
	return (
		<footer className="foot">
			<Status ids={ids} mine={mine}>
				{problem && <NamedProblem name={problem.name} problem={problem.text} />}
			</Status>
			<FootButton label={words.undo} aria-disabled={!canUndo} onClick={undo}>
				<Undo2 aria-hidden="true" />
			</FootButton>
			<FootButton label={words.redo} aria-disabled={!canRedo} onClick={redo}>
				<Redo2 aria-hidden="true" />
			</FootButton>
			<FootButton
				label={words.keys}
				aria-pressed={showsKeys}
				onClick={() => setPanel({ showsKeys: !showsKeys })}
			>
				<Keyboard aria-hidden="true" />
			</FootButton>
		</footer>
	);
}

interface StatusProps {
	/** Fields with a draft. */
	ids: FieldId[];
	/** Those of them with a box in the panel. */
	mine: FieldId[];
	/** What is wrong, for who does not see it. */
	children: ReactNode;
}

/** What happened just now; else what waits, and the way to it. */
function Status({ ids, mine, children }: StatusProps) {
	const { said, problems, making, isFollowing, drafts, state } = usePanel();
	const count = (those: FieldId[]) =>
		withoutPending(
			state,
			those.map((id) => ({ id })),
		).length;
	const [unmade] = making ? [making.root] : waitingRoots(drafts);
	const [elsewhere] = mine.length > 0 || making ? [] : ids;
	const lasting = making
		? isFollowing
			? words.follows
			: unmadeWords(making.root)
		: ids.length === 0
			? unmade
				? unmadeWords(unmade)
				: words.allKept
			: problems.length > 0 && mine.length === ids.length
				? words.refused(count(mine))
				: words.unsaved(count(ids));
	const open = elsewhere
		? () => openField(elsewhere)
		: unmade && !making
			? () => openDraft(unmade)
			: undefined;
	return (
		<p role="status" className={lasting === words.allKept ? undefined : "waiting"}>
			{!said && open ? (
				<button type="button" className="link-button" onClick={open}>
					{lasting}
				</button>
			) : (
				(said ?? lasting)
			)}
			{children && (
				<span className="visually-hidden">
					{said ? " " : ". "}
					{children}
				</span>
			)}
		</p>
	);
}

/** 'Nieuwe vacature, nog niet gemaakt' */
const unmadeWords = (root: FieldId) => makingWords.unmade(titleOf(root), root.startsWith("+"));

/** A picture that says at the pointer, and to who hears it, what it does. */
function FootButton({ label, ...button }: ComponentProps<"button"> & { label: string }) {
	return (
		<button type="button" className="icon-button" aria-label={label} title={label} {...button} />
	);
}
