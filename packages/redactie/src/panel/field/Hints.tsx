import { useEffect, useState } from "react";
import type { Field } from "../../protocol.ts";
import { fetchHints } from "../state/api.ts";

/** Milliseconds after the last key: a word that is half typed is none yet. */
const PAUSE = 700;

interface HintsProps {
	field: Field;
	/** As visitors read it. */
	text: string;
}

/** What could be better in a text that is typed. It stops nobody, and nobody waits for it. */
export function Hints({ field: { file, path }, text }: HintsProps) {
	const [said, setSaid] = useState<{ of: string; hints: string[] }>();
	useEffect(() => {
		const timer = setTimeout(async () => {
			const answer =
				text.trim() &&
				(await fetchHints({ file: file.replace(/^[+=]/, ""), path, text }).catch(() => undefined));
			if (answer) setSaid({ of: text, hints: answer.hints });
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [file, path, text]);
	// What was said of the text before it may be mended.
	const hints = said?.of === text ? said.hints : [];
	return (
		<div className="hints" aria-live="polite">
			{hints.map((hint) => (
				<p key={hint} className="help">
					{hint}
				</p>
			))}
		</div>
	);
}
