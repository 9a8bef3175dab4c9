import words from "words:team";
import { startTransition, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { fill } from "@/text/fill";
import { Status } from "@/tools/kit/Status";
import { useFragment } from "@/tools/kit/use-fragment";
import { ComposerFlags } from "./ComposerFlags.island";
import { ComposerRoles } from "./ComposerRoles.island";
import { ComposerVerdict } from "./ComposerVerdict.island";
import {
	changeTeam,
	formatTeam,
	fteOf,
	halvesOf,
	OWNED,
	parseTeam,
	type Team,
	verdictOf,
} from "./team";
import { changeSaid } from "./team-words";

/**
 * A team that a visitor composes: roles as flags, half an FTE at a time, and what such a team can
 * carry. Until it is awake it is what can be read without it: the roles and three teams.
 */
export function TeamComposer() {
	const [fragment, write] = useFragment();
	// What is said of a team comes after its flags are up: the answer to a tap does not wait for it.
	const settled = useDeferredValue(fragment);
	const isAwake = fragment !== undefined;
	const team = parseTeam(fragment ?? "", words);
	const settledTeam = parseTeam(settled ?? "", words);
	const verdict = verdictOf(settledTeam, words);
	const isChosen = verdict.kind !== "small";
	const [said, setSaid] = useState("");
	const lastTeam = useRef<Team>(undefined);
	const heading = useRef<HTMLHeadingElement>(null);
	/** What was pressed is gone after it: the title of the verdict takes the focus, and is heard by that. */
	const isPressedGone = useRef(false);

	// However it has changed: by a button, a link, Back. The focus moves as what was pressed goes.
	useLayoutEffect(() => {
		if (settled === undefined) return;
		const before = lastTeam.current;
		const after = parseTeam(settled, words);
		lastTeam.current = after;
		if (!before || formatTeam(before, words) === formatTeam(after, words)) return;
		const toHeading = isPressedGone.current;
		isPressedGone.current = false;
		setSaid(changeSaid(before, after, words, !toHeading));
		if (toHeading) heading.current?.focus({ preventScroll: true });
	}, [settled]);

	const change = (index: number, by: 1 | -1) => {
		const { full, none } = words.labels;
		const role = words.roles[index];
		const next = changeTeam(team, index, by, words);
		if (!role) return;
		if (next !== team) {
			write(formatTeam(next, words));
			return;
		}
		// Empty in between: at a second limit it is said again.
		setSaid("");
		startTransition(() => setSaid(by > 0 ? full : fill(none, { rol: role.one })));
	};
	/** By a control that goes with what it changes. */
	const take = (next: Team) => {
		isPressedGone.current = true;
		write(formatTeam(next, words));
	};
	return (
		<div className="composer" data-tool="" data-chosen={isChosen ? "" : undefined}>
			{isChosen && (
				<p className="paper-only display">
					{fill(words.labels.sheet, { fte: fteOf(halvesOf(settledTeam)) })}
				</p>
			)}
			<div>
				<ComposerFlags
					isAwake={isAwake}
					team={team}
					start={() => {
						heading.current?.scrollIntoView();
						heading.current?.focus({ preventScroll: true });
					}}
				/>
				<h3>{words.rolesTitle}</h3>
				<ComposerRoles
					team={team}
					change={isAwake ? change : undefined}
					reset={team.some(Boolean) ? () => take(parseTeam("", words)) : undefined}
				/>
			</div>
			<ComposerVerdict
				isAwake={isAwake}
				team={settledTeam}
				verdict={verdict}
				take={take}
				hoist={(role, isOwned) => {
					const index = words.roles.indexOf(role);
					take(isOwned ? team.with(index, OWNED) : changeTeam(team, index, 1, words));
				}}
				heading={heading}
			/>
			{/* Empty until there is something to say. */}
			<Status>{said}</Status>
		</div>
	);
}
