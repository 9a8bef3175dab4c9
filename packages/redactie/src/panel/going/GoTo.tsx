import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { itemIn } from "../../data.ts";
import type { Picture, State } from "../../protocol.ts";
import { newOne, plain } from "../../words.ts";
import { search as among } from "../boxes/search.ts";
import { filled, pageAt, pendingOf, placeOf, readAs } from "../fields/fields.ts";
import { toPanel } from "../focus.ts";
import { addTo, openList, openSheet } from "../lists/doing.ts";
import { fileName, isFolder, outermost, shortTitle, whyNoMore } from "../lists/lists.ts";
import { Row, Rows } from "../lists/View.tsx";
import { draw, ofSite } from "../of-site.ts";
import { setPanel, useLoaded } from "../state/store.ts";
import { listWords, words } from "../words.ts";
import { openField, openPage } from "./going.ts";

/** Ctrl+K: every page and list by its name, every text by its words, and what can be made. */
export function GoTo() {
	const { state, path, goesTo = "" } = useLoaded();
	const dialog = useRef<HTMLDialogElement>(null);
	const [query, setQuery] = useState(goesTo);
	const targets = useMemo(() => targetsOf(state, path), [state, path]);
	const found = useMemo(() => search(targets, query), [targets, query]);
	const [first] = found;
	const status = useId();

	useEffect(() => dialog.current?.showModal(), []);

	function go({ open }: Target) {
		dialog.current?.close();
		open();
	}

	/** Enter opens the first, which is marked meanwhile; so the arrow goes to the one below it. */
	function answer(event: KeyboardEvent) {
		const rows = dialog.current?.querySelectorAll<HTMLElement>(".row");
		if (event.key === "Enter" && first) go(first);
		else if (event.key === "ArrowDown") (rows?.[1] ?? rows?.[0])?.focus();
		else return;
		// It is not for the box that opens by it, nor for the list.
		event.preventDefault();
		event.stopPropagation();
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
					aria-describedby={status}
					placeholder={words.goToLabel}
					autoComplete="off"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					onKeyDown={answer}
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
			<p role="status" id={status} className="help">
				{first ? words.results(found.length) : words.noneFound(query)}
				{first && <span className="visually-hidden">. {words.opens(shortTitle(first.title))}</span>}
			</p>
		</dialog>
	);
}

interface Target {
	key: string;
	kind: Kind;
	title: string;
	/** Where it is, and how it is called there. */
	note: string;
	picture?: Picture | undefined;
	/** What finds it: its name, its words, and where it is, which narrows what these find. */
	texts: string[];
	isHere: boolean;
	open(): void;
}

/** In this order, and of each as many as are a help. */
const KINDS = { page: 99, entry: 99, make: 20, list: 8, text: 40 } as const;
type Kind = keyof typeof KINDS;
/** A hit further in than this would be out of sight. */
const IN_SIGHT = 24;

export const targetsOf = (state: State, path: string): Target[] => [
	...state.pages.map(({ path, name, picture }) =>
		target("page", path, { title: name, note: path, picture }, path, () => {
			openPage(path);
			requestAnimationFrame(toPanel);
		}),
	),
	...state.sheets.map(({ file, name }) =>
		target("page", file, { title: name, note: listWords.onNoPage }, "", () =>
			openSheet(`${file}#`),
		),
	),
	...listsIn(state, path),
	...textsIn(state, path),
];

function target(
	kind: Kind,
	key: string,
	shown: Pick<Target, "title" | "note" | "picture">,
	text: string,
	open: () => void,
	{ name = shown.title, place = "", isHere = false } = {},
): Target {
	return { key, kind, ...shown, texts: [name, text, place], isHere, open };
}

/** Every list by its name; what can be made of those that are not full. */
function listsIn(state: State, path: string): Target[] {
	const file = pageAt(state, path)?.file;
	const outer = outermost(state.lists.filter((list) => !isFolder(list)));
	return [...state.lists.filter(isFolder), ...outer].flatMap((list): Target[] => {
		const { id, name, item, items } = list;
		const place = isFolder(list) ? name : fileName(state, list.file);
		const isHere = isFolder(list) ? list.page === path : list.file === file;
		const note = (own: string) => (place === name ? own : `${place} · ${own}`);
		const make = target(
			isFolder(list) ? "entry" : "make",
			`+${id}`,
			{ title: listWords.newOne(item), note: note(name) },
			`${item} ${name} ${place}`,
			() => addTo(list),
			{ name: `${listWords.newOne(item)} ${newOne(item, ofSite.neuter)}`, isHere },
		);
		const shown = { title: listWords.count(name, items.length), note: note(listWords.order) };
		const whole = target("list", id, shown, place, () => openList(id), { name, isHere });
		return whyNoMore(list) ? [whole] : [make, whole];
	});
}

function textsIn(state: State, path: string): Target[] {
	const items = state.lists.flatMap((list) => list.items);
	const titles = new Map(items.map(({ id, title }) => [id, title]));
	return state.fields.flatMap((field) => {
		const { id, name, pages } = field;
		const title = readAs(field) || filled(state, String(field.value ?? ""));
		if (!title || pendingOf(state, id)) return [];
		const place = placeOf(state, field);
		// Of the innermost item that it stands in; of an entry its title.
		const item = titles.get(itemIn(id) ?? id);
		const note = [place, name, ...(item && item !== title ? [shortTitle(item)] : [])].join(" · ");
		const isHere = pages.some((page) => page.path === path);
		const more = { name, place, isHere };
		return target("text", id, { title, note }, title, () => openField(id), more);
	});
}

/** Within each kind names that begin so come first, then texts that do, and of these those of this page, shortest first. */
export function search(targets: readonly Target[], query: string): Target[] {
	const found = query.trim()
		? among(targets.toSorted(nearestFirst), query, ({ texts }) => texts)
		: targets.filter(({ kind }) => kind === "page" || kind === "entry");
	return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
		found
			.filter((one) => one.kind === kind)
			.slice(0, KINDS[kind])
			.map((one) => ({ ...one, title: kind === "text" ? inSight(one.title, query) : one.title })),
	);
}

const nearestFirst = (one: Target, other: Target) =>
	Number(other.isHere) - Number(one.isHere) || one.title.length - other.title.length;

/** A long text from just before the hit on. */
function inSight(title: string, query: string): string {
	const at = plain(title).indexOf(plain(query.trim()));
	if (at < IN_SIGHT) return title;
	const from = title.lastIndexOf(" ", at - IN_SIGHT / 2);
	return from > 0 ? `…${title.slice(from)}` : title;
}
