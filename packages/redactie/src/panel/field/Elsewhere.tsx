import type { Field, State } from "../../protocol.ts";
import { Pennant } from "../boxes/Pennant.tsx";
import { pageAt, usesOf } from "../fields/fields.ts";
import { usePanel } from "../state/store.ts";
import { listOf, words } from "../words.ts";

/** With more pages than these, their names are not read anyway. */
const MOST_NAMED = 6;

export const isOnlyHere = ({ pages }: Field, path: string) =>
	pages.length === 1 && pages[0]?.path === path && pages[0].times === 1;

export const isSamePlaces = (field: Field, other: Field | undefined) =>
	other !== undefined && JSON.stringify(field.pages) === JSON.stringify(other.pages);

interface ElsewhereProps {
	field: Field;
	state: State;
}

/** Said before one types: where this very field is read as well. */
export function Elsewhere({ field, state }: ElsewhereProps) {
	const { path } = usePanel();
	const uses = field.pages.length === 0 ? usesOf(state, [field]) : [];
	if (uses.length > 0) {
		const paths = [...new Set(uses.flatMap(({ pages }) => pages.map((page) => page.path)))];
		const read = paths.map((one) =>
			one === path ? words.thisPage : (pageAt(state, one)?.name ?? one),
		);
		return <Places title={words.standsOn(paths.length)} places={firstOf(read)} />;
	}
	const here = field.pages.find((page) => page.path === path);
	const others = field.pages.filter((page) => page.path !== path);
	const more = (here?.times ?? 1) - 1;
	const places = others.length + more;
	if (places === 0) return null;
	const isEverywhere = field.pages.length === state.pages.length && others.length > MOST_NAMED;
	const names = [
		...(more > 0 ? [words.onceMore(more)] : []),
		...firstOf(others.map((page) => pageAt(state, page.path)?.name ?? page.path)),
	];
	return isEverywhere ? (
		<Places title={words.everyPage(state.pages.length)} />
	) : (
		<Places title={words.alsoOn(places)} places={names} />
	);
}

const firstOf = (names: string[]) => [
	...names.slice(0, MOST_NAMED),
	...(names.length > MOST_NAMED ? [words.morePages(names.length - MOST_NAMED)] : []),
];

function Places({ title, places = [] }: { title: string; places?: string[] }) {
	return (
		<div className="notice">
			<Pennant className="signal substitute" />
			<p>
				<strong>{title}</strong>
				{words.changesToo}
				{places.length > 0 && `: ${listOf(places)}`}.
			</p>
		</div>
	);
}
