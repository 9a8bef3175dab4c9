/** Questions to what there is to edit: which field, in which group, on which page; which texts still say an old figure. */
import { idOf, isIn, partsOf } from "../../data.ts";
import type { Live } from "../../page/bring.ts";
import type { Field, FieldId, Name, SitePage, State, Value } from "../../protocol.ts";
import { piecesOf } from "../boxes/texts.ts";
import { chosenOf, isMade, type Panel } from "../state/store.ts";
import { inWords, words } from "../words.ts";

export { idOf, isIn, partsOf };

interface Index {
	fields: Map<FieldId, Field>;
	groups: Map<string, Field[]>;
	names: Map<string, Name>;
}

/** Made once for each answer of the server. */
const indexes = new WeakMap<State, Index>();

function indexOf(state: State): Index {
	const known = indexes.get(state);
	if (known) return known;
	const index: Index = {
		fields: new Map(state.fields.map((field) => [field.id, field])),
		groups: Map.groupBy(state.fields, groupKey),
		names: new Map(state.names.map((name) => [name.name, name])),
	};
	indexes.set(state, index);
	return index;
}

/** What opens together. */
const groupKey = ({ id, group }: Field): string => group ?? id;

export const listAt = ({ lists }: State, id: FieldId) => lists.find((list) => list.id === id);
export const fieldOf = (state: State, id: FieldId) => indexOf(state).fields.get(id);
export const nameOf = (state: State, name: string) => indexOf(state).names.get(name);

/** The field and what opens with it. */
export function groupOf(state: State, id: FieldId): Field[] {
	const field = fieldOf(state, id);
	return field ? (indexOf(state).groups.get(groupKey(field)) ?? [field]) : [];
}

/** What stands at a place of a file: the field, or all fields below it; at no path all of the file. */
export function fieldsAt(state: State, file: string, path: string): Field[] {
	const at = idOf({ file, path });
	const field = fieldOf(state, at);
	return field ? [field] : state.fields.filter(({ id }) => isIn(id, at));
}

export const pageAt = (state: State, path: string): SitePage | undefined =>
	state.pages.find((page) => page.path === path);

/** The page on which to show a field, or else a text that names it: the one in the frame if it has it. */
export function pageOf(state: State, field: Field | undefined, current: string): string {
	if (!field) return current;
	const isHere = ({ pages }: Field) => pages.some(({ path }) => path === current);
	const uses = field.pages.length > 0 ? [] : usesOf(state, [field]);
	const { file, pages } = uses.find(isHere) ?? uses[0] ?? field;
	if (isHere({ ...field, pages })) return current;
	const own = state.pages.find((page) => page.file === file);
	return own?.path ?? pages[0]?.path ?? folderAt(state, file)?.page ?? current;
}

/** An entry without a page of its own is listed somewhere. */
export const folderAt = ({ lists }: State, file: string) =>
	lists.find((list) => list.path === "" && file.startsWith(list.file));

/** Where a field is read, in words; `current`: the page that somebody sees. */
export function placeOf(state: State, { file, pages }: Field, current?: string): string {
	const own = state.pages.find((page) => page.file === file);
	if ((own && own.path === current) || pages.some(({ path }) => path === current))
		return words.thisPage;
	if (own) return own.name;
	if (pages.length > 1)
		return pages.length === state.pages.length ? words.everywhere : words.pages(pages.length);
	const [page] = pages;
	if (page) return pageAt(state, page.path)?.name ?? page.path;
	const entry = folderAt(state, file)?.items.find(({ id }) => id === `${file}#`);
	return entry?.title ?? state.sheets.find((sheet) => sheet.file === file)?.name ?? words.elsewhere;
}

/** A text with its names filled in. */
export const filled = (state: State, text: string) =>
	piecesOf(text)
		.map((piece) =>
			typeof piece === "string" ? piece : (nameOf(state, piece.name)?.value ?? piece.raw),
		)
		.join("");

/** Texts in which the value of one of these fields is read. */
export function usesOf(state: State, sources: readonly Field[]): Field[] {
	const names = state.names.filter(({ source }) => sources.some(({ id }) => id === source));
	const ids = new Set(names.flatMap(({ usedIn }) => usedIn));
	const fields = [...ids].flatMap((id) => fieldOf(state, id) ?? []);
	const read = fields.filter(({ pages }) => pages.length > 0);
	// Right after a start nobody knows yet on which page something stands.
	return read.length > 0 ? read : fields;
}

/** What is read of a field in the panel: a number as Dutch people write it, what was chosen by its label. */
export const readAs = ({ value, shown, choices }: Field): string =>
	typeof value === "number"
		? inWords(value)
		: (choices?.find((choice) => choice.value === value)?.label ?? shown);

/** What says 'not final yet' goes along with what it is about, and is not named beside it. */
export function pendingOf({ pending }: State, id: FieldId): State["pending"][number] | undefined {
	const keys = partsOf(id).path.split(".");
	return pending.find(({ key, isList }) =>
		isList ? keys[0] === key && keys.length === 2 : keys.at(-1) === key,
	);
}

/** What the page in the frame has: the content with what was typed, and what is about to be made in its place. */
export function fieldsOnPage(state: State, { drafts }: Pick<Panel, "drafts">) {
	const fields = new Map(indexOf(state).fields);
	for (const [key, { value }] of Object.entries(drafts)) {
		const field = fields.get(key as FieldId);
		// Where nothing is typed yet, the page shows other words in its stead.
		if (field?.kind === "text" && (value || !isMade(field.id)))
			fields.set(field.id, { ...field, shown: filled(state, String(value)) });
	}
	return fields;
}

/** Fields of what is about to be made that are still empty. */
export const standInsOf = ({ making, drafts }: Pick<Panel, "making" | "drafts">): FieldId[] =>
	making?.answer?.standIns.filter((id) => !drafts[id]?.value) ?? [];

/** What is being typed, as a visitor reads it. What is refused does not show on the page. */
export function liveText(panel: Panel): Live | undefined {
	const { state, open, drafts, problems, making } = panel;
	const meant = chosenOf(panel);
	const id = meant && meant in drafts ? meant : open.find((each) => each in drafts);
	if (!state || !id || fieldOf(state, id)?.kind !== "text") return undefined;
	if (problems.length > 0 && !making) return undefined;
	const text = filled(state, String(drafts[id]?.value ?? ""));
	return making && !text.trim() ? undefined : { id, text };
}

interface Figure {
	/** With its sign and what it counts: '23 applicaties', '-38%', '<50ms'. */
	words: string;
	/** '23' */
	number: string;
}

/** A number of a text that is part of no other word, name or number. */
const FIGURE =
	/(?<![\p{L}\d.,:/–-]|\p{Lu}{2,} |\d )(?<sign>(?<=^|\s|\()[-+<])?(?<number>\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?)(?![ .,:/–-]?\d)(?<unit>%|\+|(?:x|ms|s|min)(?!\p{L})| [\p{L}'’-]+)?/gu;

/** Words behind a number that it does not count. */
const NO_UNIT = new Set(
	"van naar tot tot-en-met en of was waren is zijn werd wordt in per op tegen bij met na voor die dat om als aan uit te ten het de een staan stond blijft zo nu toen dan maar keer".split(
		" ",
	),
);
const MONTH =
	/^(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/;
const YEAR = /^(19|20)\d\d$/;
/** So many in a row are a telephone number, or that of a register. */
const LONG = /\d{5}/;

/** Those that may be said elsewhere too: no years, dates, telephone numbers, or digits that count nothing. */
export function figuresIn(text: string): Figure[] {
	const own = piecesOf(text).filter((piece) => typeof piece === "string");
	return own.flatMap((piece) =>
		[...piece.matchAll(FIGURE)].flatMap(({ groups }) => {
			const { sign = "", number = "", unit: behind = "" } = groups ?? {};
			const unit = NO_UNIT.has(behind.trim()) ? "" : behind;
			if (YEAR.test(number) || MONTH.test(unit.trim()) || LONG.test(number)) return [];
			if (number === "1" || (number.length === 1 && !unit)) return [];
			return { words: sign + number + unit, number };
		}),
	);
}

const known = new WeakMap<State, { field: Field; figures: Figure[] }[]>();
function allFigures(state: State) {
	// What others refer to says nothing of them.
	const sources = new Set(state.names.map(({ source }) => partsOf(source).file));
	const found =
		known.get(state) ??
		state.fields
			.filter(({ kind, file }) => kind === "text" && !sources.has(file))
			.map((field) => ({ field, figures: figuresIn(String(field.value ?? "")) }))
			.filter(({ figures }) => figures.length > 0);
	known.set(state, found);
	return found;
}

/** Longer is a text in which a figure stands, rather than one. */
const MOST_OF_FIGURE = 20;

/**
 * What says the number that a figure had: texts of the same file, or of those that refer to it.
 * @param was what it said, and `now` what it says.
 * @returns each with the words in which it still says it.
 */
export function stillSaid(state: State, field: Field, was: Value, now: Value) {
	const [before, after] = [was, now].map((value) => figuresIn(asRead(value)));
	if (asRead(was).length > MOST_OF_FIGURE) return [];
	const texts = usesOf(state, [field]);
	const files = new Set((texts.length > 0 ? texts : [field]).map(({ file }) => file));
	const isIn = (figures: Figure[] | undefined, { number }: Figure) =>
		figures?.find((one) => one.number === number);
	const gone = (before ?? []).filter((figure) => !isIn(after, figure));
	return allFigures(state).flatMap(({ field: other, figures }) => {
		const said = gone.map((figure) => isIn(figures, figure)).find(Boolean);
		return said && other.id !== field.id && files.has(other.file)
			? { field: other, words: said.words }
			: [];
	});
}

const asRead = (value: Value) =>
	typeof value === "number" ? value.toLocaleString("nl") : String(value ?? "");
