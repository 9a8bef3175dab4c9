import words from "words:team";
import { startTransition, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { fill } from "@/text/fill";
import { useFragment } from "@/tools/kit/use-fragment";
import { ComposerFlags } from "./ComposerFlags.island";
import { ComposerRoles } from "./ComposerRoles.island";
import { ComposerVerdict } from "./ComposerVerdict.island";
import { changeTeam, formatTeam, halvesOf, parseTeam, type Team } from "./team";
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
	const isChosen = halvesOf(settledTeam) >= 2 * words.size.least;
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
		const { full, gone } = words.labels;
		const next = changeTeam(team, index, by, words);
		if (next !== team) {
			write(formatTeam(next, words));
			return;
		}
		// Empty in between: at a second limit it is said again.
		setSaid("");
		startTransition(() =>
			setSaid(by > 0 ? full : fill(gone, { rol: words.roles[index]?.one ?? "" })),
		);
	};
	/** By a control that goes with what it changes. */
	const take = (next: Team) => {
		isPressedGone.current = true;
		write(formatTeam(next, words));
	};
	const start = () => {
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	};
	return (
		<div className="composer small" data-tool="" data-chosen={isChosen ? "" : undefined}>
			<div>
				<ComposerFlags team={team} start={isAwake ? start : undefined} />
				<h3>{words.rolesTitle}</h3>
				<ComposerRoles
					team={team}
					change={isAwake ? change : undefined}
					reset={team.some(Boolean) ? () => take([]) : undefined}
				/>
			</div>
			<ComposerVerdict team={settledTeam} take={isAwake ? take : undefined} heading={heading} />
			{/* Empty until there is something to say. */}
			<p className="visually-hidden" aria-live="polite">
				{said}
			</p>
		</div>
	);
}
