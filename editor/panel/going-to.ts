/** What 'Ga naar' can go to, and in which order it offers what was asked. */
import type { FieldId, SitePage, State } from "../protocol.ts";
import { filled, isMark, placeOf, plain, readAs } from "./fields.ts";

/** More than fit are no help. */
const MOST_TEXTS = 40;
/** A hit further in than this would be out of sight. */
const IN_SIGHT = 24;

export interface Target {
	key: string;
	page?: SitePage;
	field?: FieldId;
	title: string;
	/** Where it is, and how it is called there. */
	note: string;
}

/** In small letters without accents. */
interface Known {
	target: Target;
	name: string;
	words: string;
	isHere: boolean;
}

export function targetsOf(state: State, path: string): { pages: Known[]; texts: Known[] } {
	const pages = state.pages.map((page) => ({
		target: { key: page.path, page, title: page.name, note: page.path },
		name: plain(page.name),
		words: plain(page.path),
		isHere: false,
	}));
	const texts = state.fields.flatMap((field) => {
		if (isMark(field)) return [];
		const title = readAs(field) || filled(state, String(field.value ?? ""));
		if (!title) return [];
		const note = `${placeOf(state, field)} · ${field.name}`;
		const target: Target = { key: field.id, field: field.id, title, note };
		const isHere = field.pages.some((page) => page.path === path);
		return { target, name: plain(field.name), words: plain(title), isHere };
	});
	return { pages, texts };
}

/** Pages first, then fields of that name, texts that begin so, and all others that hold it. */
export function search({ pages, texts }: ReturnType<typeof targetsOf>, query: string): Target[] {
	const asked = plain(query.trim());
	if (!asked) return pages.map(({ target }) => target);
	const parts = asked.split(/\s+/);
	const ranked = (known: readonly Known[]) =>
		known
			.filter(({ name, words }) =>
				parts.every((part) => words.includes(part) || name.includes(part)),
			)
			.map((one) => ({ ...one, rank: rankOf(one, asked) }))
			.sort(
				(a, b) =>
					a.rank - b.rank || Number(b.isHere) - Number(a.isHere) || a.words.length - b.words.length,
			)
			.map(({ target, words }) => ({ ...target, title: inSight(target.title, words, asked) }));
	return [...ranked(pages), ...ranked(texts).slice(0, MOST_TEXTS)];
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
