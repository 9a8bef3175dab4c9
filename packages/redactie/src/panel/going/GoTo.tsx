import { useEffect, useMemo, useRef, useState } from "react";
import type { State } from "../../protocol.ts";
import { Row, Rows } from "../lists/View.tsx";
import { draw } from "../of-site.ts";
import { setPanel, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { search, type Target, targetsOf } from "./going-to.ts";

/** Ctrl+K: every page and list by its name, every text by its words, and what can be made. */
export function GoTo({ state }: { state: State }) {
	const { path, goesTo = "" } = usePanel();
	const dialog = useRef<HTMLDialogElement>(null);
	const [query, setQuery] = useState(goesTo);
	const targets = useMemo(() => targetsOf(state, path), [state, path]);
	const found = useMemo(() => search(targets, query), [targets, query]);

	useEffect(() => dialog.current?.showModal(), []);

	function go({ open }: Target) {
		dialog.current?.close();
		open();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Esc does by itself.
		<dialog
			ref={dialog}
			className="go-to"
			aria-label={words.goTo}
			onClose={() => setPanel({ goesTo: undefined })}
			onClick={(event) => event.target === dialog.current && dialog.current?.close()}
		>
			<Rows>
				<input
					className="box"
					aria-label={words.goToLabel}
					placeholder={words.goToLabel}
					autoComplete="off"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || !found[0]) return;
						// It is not for the box that opens by it.
						event.preventDefault();
						go(found[0]);
					}}
				/>
				<ul>
					{found.map((target) => (
						<Row
							key={target.key}
							icon={target.picture && draw(target.picture)}
							name={target.title}
							note={target.note}
							onOpen={() => go(target)}
						/>
					))}
				</ul>
			</Rows>
			<p role="status" className="help">
				{found.length > 0 ? words.results(found.length) : words.noneFound(query)}
			</p>
		</dialog>
	);
}
