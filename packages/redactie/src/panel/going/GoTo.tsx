import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import type { State } from "../../protocol.ts";
import { moved, Options, optionId } from "../boxes/Options.tsx";
import { addTo } from "../lists/adding.ts";
import { openList, openSheet } from "../lists/going.ts";
import { toPanel } from "../site-page.ts";
import { setPanel, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { openField, openPage } from "./going.ts";
import { search, type Target, targetsOf } from "./going-to.ts";

interface GoToProps {
	state: State;
}

/** Ctrl+K: every page and list by its name, every text by its words, and what can be made. */
export function GoTo({ state }: GoToProps) {
	const { path } = usePanel();
	const dialog = useRef<HTMLDialogElement>(null);
	const [query, setQuery] = useState("");
	const [chosen, setChosen] = useState(0);
	const id = useId();
	const targets = useMemo(() => targetsOf(state, path), [state, path]);
	const found = useMemo(() => search(targets, query), [targets, query]);
	const active = found[chosen];

	useEffect(() => dialog.current?.showModal(), []);

	function go(target: Target | undefined) {
		if (!target) return;
		dialog.current?.close();
		if (target.page) {
			openPage(target.page.path);
			requestAnimationFrame(toPanel);
		} else if (target.field) openField(target.field);
		else if (target.list) openList(target.list);
		else if (target.sheet) openSheet(target.sheet);
		else if (target.add) addTo(target.add);
	}

	function onKeyDown(event: KeyboardEvent) {
		const to = moved(event.key, chosen, found.length);
		if (to !== undefined) setChosen(to);
		else if (event.key === "Enter") go(active);
		else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Esc does by itself.
		<dialog
			ref={dialog}
			className="go-to"
			aria-label={words.goTo}
			onClose={() => setPanel({ goesTo: false })}
			onClick={(event) => event.target === dialog.current && dialog.current?.close()}
		>
			<input
				className="box"
				role="combobox"
				aria-expanded={found.length > 0}
				aria-controls={id}
				aria-activedescendant={active && optionId(id, chosen)}
				aria-autocomplete="list"
				aria-label={words.goToLabel}
				placeholder={words.goToLabel}
				autoComplete="off"
				value={query}
				onChange={(event) => {
					setQuery(event.target.value);
					setChosen(0);
				}}
				onKeyDown={onKeyDown}
			/>
			<Options
				id={id}
				label={words.goTo}
				options={found.map((target) => ({ ...target, picture: target.page?.picture }))}
				active={chosen}
				said={found.length > 0 ? words.results(found.length) : words.noneFound(query)}
				onPoint={setChosen}
				onChoose={(index) => go(found[index])}
			/>
		</dialog>
	);
}
