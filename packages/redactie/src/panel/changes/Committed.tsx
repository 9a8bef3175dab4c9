import { useEffect, useRef } from "react";
import type { Commit } from "../../protocol.ts";
import { openTab } from "../going/going.ts";
import { words } from "./words.ts";

interface CommittedProps {
	commit: Commit;
}

/** What was committed, what is online by that, and how it gets there. */
export function Committed({ commit }: CommittedProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [start, command, end] = words.howOnline;
	const { changes, sentence, ahead = 0 } = commit;

	// The button that was pressed is gone.
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);

	return (
		<section className="committed">
			<h2 ref={heading} tabIndex={-1}>
				{words.committed(changes)}
			</h2>
			<p className="help">{sentence}</p>
			<p>{words.byWhom(commit)}</p>
			<p>
				<strong>{words.notYetOnline}</strong> {start}
				<strong>{command}</strong>
				{end} {ahead > 0 && words.ahead(ahead)}
			</p>
			<button type="button" className="button" onClick={() => openTab("page")}>
				{words.goOnWorking}
			</button>
		</section>
	);
}
