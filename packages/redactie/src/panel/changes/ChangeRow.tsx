import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Change, Problem, State } from "../../protocol.ts";
import { IconButton } from "../buttons.tsx";
import { WhyNot } from "../field/Problems.tsx";
import { fieldOf, folderAt, isIn, pageAt, partsOf, placeOf } from "../fields/fields.ts";
import { openAbout } from "../lists/going.ts";
import { fileName } from "../lists/lists.ts";
import { Row } from "../lists/Row.tsx";
import { words as common } from "../words.ts";
import { Changed } from "./Changed.tsx";
import { takeBack } from "./committing.ts";
import { words } from "./words.ts";

interface ChangeRowProps {
	change: Change;
	state: State;
}

/** A change: where, what, what it was and is, and the way back. */
export function ChangeRow({ change, state }: ChangeRowProps) {
	const [problems, setProblems] = useState<Problem[]>();
	const { at, was = null, now = null } = change;
	const name = words.nameOf(change);
	const happened = words.whatOf(change);
	const field = at && fieldOf(state, at);
	const sides = happened ? [] : (["was", "now"] as const);
	return (
		<Row
			ids={at && [at]}
			name={name}
			note={whereIs(state, change)}
			isGone={!at}
			onOpen={() => at && openAbout(at)}
		>
			{/* A file that is no content, such as the manual, is not undone here. */}
			{at && (
				<IconButton
					label={words.undoOf(name)}
					onClick={async () => setProblems(await takeBack(change))}
				>
					<Undo2 aria-hidden="true" />
				</IconButton>
			)}
			{sides.map((side) => (
				<Side key={side} is={side === "was" ? common.was : common.is}>
					<Changed was={was} now={now} side={side} field={field} />
				</Side>
			))}
			{happened && <Side is={common.is}>{happened}</Side>}
			{problems && <WhyNot problems={problems} />}
		</Row>
	);
}

/** What it was, or is. */
export function Side({ is, children }: { is: string; children: ReactNode }) {
	return (
		<p className="side">
			<small>{is}</small>
			<span>{children}</span>
		</p>
	);
}

/** Where a change is best seen, in words. */
function whereIs(state: State, { at, entry, what }: Change): string {
	if (!at) return words.files;
	const folder = entry || what === "order" ? folderAt(state, partsOf(at).file) : undefined;
	if (folder) return pageAt(state, folder.page ?? "")?.name ?? folder.name;
	const own = state.fields.filter(({ id }) => isIn(id, at));
	const field = own.find(({ pages }) => pages.length > 0) ?? own[0];
	return field ? placeOf(state, field) : fileName(state, partsOf(at).file);
}
