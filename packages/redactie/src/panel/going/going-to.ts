/** What 'Ga naar' can go to, and in which order it offers what was asked. */
import { newOne } from "../../contract/new-one.ts";
import { plain } from "../../letters.ts";
import type { ContentList, FieldId, SitePage, State } from "../../protocol.ts";
import { filled, pageAt, pendingOf, placeOf, readAs } from "../fields/fields.ts";
import { fileName, isFolder, outermost, shortTitle, whyNoMore } from "../lists/lists.ts";
import { words } from "../lists/words.ts";
import { ofSite } from "../of-site.ts";

/** More than fit are no help. */
const MOST_TEXTS = 40;
const MOST_LISTS = 8;
/** A hit further in than this would be out of sight. */
const IN_SIGHT = 24;

export interface Target {
	key: string;
	page?: SitePage;
	field?: FieldId;
	/** A file that is no page. */
	sheet?: FieldId;
	list?: FieldId;
	/** The list to make one of. */
	add?: ContentList;
	title: string;
	/** Where it is, and how it is called there. */
	note: string;
}

/** In small letters without accents. */
interface Known {
	target: Target;
	name: string;
	words: string;
	/** Where it is: it narrows what was found by the others. */
	place?: string;
	isHere: boolean;
}

interface Targets {
	pages: Known[];
	makes: Known[];
	lists: Known[];
	texts: Known[];
}

export function targetsOf(state: State, path: string): Targets {
	const pages = state.pages.map((page) => ({
		target: { key: page.path, page, title: page.name, note: page.path },
		name: plain(page.name),
		words: plain(page.path),
		isHere: false,
	}));
	const items = itemTitles(state);
	const texts = state.fields.flatMap((field) => {
		if (pendingOf(state, field.id)) return [];
		const title = readAs(field) || filled(state, String(field.value ?? ""));
		if (!title) return [];
		const place = placeOf(state, field);
		const item = items(field.id);
		const note = [place, field.name, ...(item && item !== title ? [shortTitle(item)] : [])].join(
			" · ",
		);
		const target: Target = { key: field.id, field: field.id, title, note };
		const isHere = field.pages.some((page) => page.path === path);
		return { target, name: plain(field.name), words: plain(title), place: plain(place), isHere };
	});
	return { pages: [...pages, ...sheetsOf(state)], ...listsOf(state, path), texts };
}

/** Of the innermost item that something stands in; of an entry its title, without a page of its own. */
function itemTitles({ lists }: State): (id: FieldId) => string | undefined {
	const titles = new Map(
		lists.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)),
	);
	return (id) => {
		const [item = id] = /^.*\.\d+(?=\.|$)/.exec(id) ?? [];
		return titles.get(item as FieldId);
	};
}

const sheetsOf = ({ sheets }: State): Known[] =>
	sheets.map(({ file, name }) => ({
		target: { key: file, sheet: `${file}#`, title: name, note: words.onNoPage },
		name: plain(name),
		words: "",
		isHere: false,
	}));

/** Every list by its name; what can be made of those that are not full, entries first. */
function listsOf(state: State, path: string): Pick<Targets, "makes" | "lists"> {
	const file = pageAt(state, path)?.file;
	const known = outermost(state.lists.filter((list) => !isFolder(list))).map((list) => ({
		list,
		place: fileName(state, list.file),
		isHere: list.file === file,
	}));
	const folders = state.lists
		.filter(isFolder)
		.map((list) => ({ list, place: list.name, isHere: list.page === path }));
	const makes = [...folders, ...known]
		.filter(({ list }) => !whyNoMore(list))
		.map(({ list, place, isHere }) => ({
			target: {
				key: `+${list.id}`,
				add: list,
				title: words.newOne(list.item),
				note: place === list.name ? place : `${place} · ${list.name}`,
			},
			name: plain(`${words.newOne(list.item)} ${newOne(list.item, ofSite.neuter)}`),
			words: plain(`${list.item} ${list.name} ${place}`),
			isHere,
		}));
	const lists = [...folders, ...known].map(({ list, place, isHere }) => ({
		target: {
			key: list.id,
			list: list.id,
			title: words.count(list.name, list.items.length),
			note: place === list.name ? words.order : `${place} · ${words.order}`,
		},
		name: plain(list.name),
		words: plain(place),
		isHere,
	}));
	return { makes, lists };
}

/**
 * Pages first, then what can be made and lists, then fields of that name, texts that begin so, and
 * all others that hold it.
 */
export function search({ pages, makes, lists, texts }: Targets, query: string): Target[] {
	const asked = plain(query.trim());
	const entries = makes.filter(({ target }) => target.add && isFolder(target.add));
	if (!asked) return [...pages, ...entries].map(({ target }) => target);
	const parts = asked.split(/\s+/);
	const ranked = (known: readonly Known[]) =>
		known
			.filter(({ name, words, place = "" }) =>
				parts.every((part) => [words, name, place].some((text) => text.includes(part))),
			)
			.map((one) => ({ ...one, rank: rankOf(one, asked) }))
			.sort(
				(a, b) =>
					a.rank - b.rank || Number(b.isHere) - Number(a.isHere) || a.words.length - b.words.length,
			)
			.map(({ target, words }) => ({
				...target,
				title: target.field ? inSight(target.title, words, asked) : target.title,
			}));
	return [
		...ranked(pages),
		...ranked(entries),
		...ranked(makes.filter((make) => !entries.includes(make))).slice(0, MOST_LISTS),
		...ranked(lists).slice(0, MOST_LISTS),
		...ranked(texts).slice(0, MOST_TEXTS),
	];
}

function rankOf({ name, words }: Known, asked: string): number {
	const isName = name.startsWith(asked) || name.endsWith(`: ${asked}`);
	const places = [isName, words.startsWith(asked), ` ${words} ${name}`.includes(` ${asked}`)];
	const first = places.indexOf(true);
	return first < 0 ? places.length : first;
}

/** A long text from just before the hit on. */
function inSight(title: string, words: string, asked: string): string {
	const at = words.indexOf(asked);
	if (at < IN_SIGHT) return title;
	const from = title.lastIndexOf(" ", at - IN_SIGHT / 2);
	return from > 0 ? `…${title.slice(from)}` : title;
}
