import type { Field, Name, State } from "../../protocol.ts";
import { Pennant } from "../boxes/Pennant.tsx";
import { namesIn } from "../boxes/raw-text.ts";
import { fieldOf, nameOf, pageAt, placeOf, sameWords, usesOf } from "../fields/fields.ts";
import { openField } from "../going/going.ts";
import { Row } from "../lists/Row.tsx";
import { isMade, usePanel } from "../state/store.ts";
import { listOf, words } from "../words.ts";
import { ContentText } from "./ContentText.tsx";
import { stillSaid } from "./old-figures.ts";

interface OfFieldProps {
	field: Field;
	state: State;
}

/** Other fields: a press opens one, and back leads here. */
function Places({ fields }: { fields: (readonly [field: Field, said: string])[] }) {
	return (
		<ul className="choices">
			{fields.map(([{ id, name }, said]) => (
				<Row key={id} name={said} note={name} onOpen={() => openField(id, { isFrom: true })} />
			))}
		</ul>
	);
}

/** What stands elsewhere too, and is changed there by it. */
function Repeated({ title, places }: { title: string; places: readonly string[] }) {
	return (
		<div className="notice">
			<Pennant className="signal" />
			<p>
				<strong>{title}</strong>
				{words.changesToo}
				{places.length > 0 && `: ${listOf(firstOf(places))}`}.
			</p>
		</div>
	);
}

/** With more places than these, their names are not read anyway. */
const MOST_NAMED = 6;
const firstOf = (names: readonly string[]) =>
	names.length > MOST_NAMED
		? [...names.slice(0, MOST_NAMED), words.morePages(names.length - MOST_NAMED)]
		: names;

export const isOnlyHere = ({ pages }: Field, path: string) =>
	pages.length === 1 && pages[0]?.path === path && pages[0].times === 1;

/** Said before one types: where this very field is read as well. */
export function Elsewhere({ field, state }: OfFieldProps) {
	const { path } = usePanel();
	const called = (one: string) =>
		one === path ? words.thisPage : (pageAt(state, one)?.name ?? one);
	const uses = field.pages.length === 0 ? usesOf(state, [field]) : [];
	if (uses.length > 0) {
		const paths = [...new Set(uses.flatMap(({ pages }) => pages.map((page) => page.path)))];
		return <Repeated title={words.standsOn(paths.length)} places={paths.map(called)} />;
	}
	const others = field.pages.filter((page) => page.path !== path);
	const more = (field.pages.find((page) => page.path === path)?.times ?? 1) - 1;
	if (others.length + more === 0) return null;
	if (field.pages.length === state.pages.length && others.length > MOST_NAMED)
		return <Repeated title={words.everyPage(state.pages.length)} places={[]} />;
	const names = [
		...(more > 0 ? [words.onceMore(more)] : []),
		...others.map((page) => called(page.path)),
	];
	return <Repeated title={words.alsoOn(others.length + more)} places={names} />;
}

/** Other fields that say the same do not follow: better known before than found out after. */
export function SameWords({ field, state }: OfFieldProps) {
	const { path } = usePanel();
	const same = isMade(field.id) ? [] : sameWords(state, field);
	if (same.length === 0) return null;
	return (
		<details>
			<summary>
				<strong>{words.sameWords(same.length)}</strong> {words.sameStay(same.length)}
			</summary>
			<Places fields={same.map((other) => [other, placeOf(state, other, path)])} />
		</details>
	);
}

interface OldFiguresProps {
	/** Those that are open, with what each said before it was changed: just typed, or kept last. */
	changed: { field: Field; was: Field["value"]; now: Field["value"] }[];
	state: State;
}

/** Texts that still say what a figure said. */
export function OldFigures({ changed, state }: OldFiguresProps) {
	const found = changed.flatMap(({ field, was, now }) => stillSaid(state, field, was, now));
	// A figure and what was measured of it change together.
	const uses = new Map(found.map(({ field, words }) => [field, words]));
	if (uses.size === 0) return null;
	return (
		<div>
			<strong>{words.stillSaid}</strong>
			<Places fields={[...uses]} />
		</div>
	);
}

interface NamesUsedProps {
	text: string;
	/** Fields that are open: where else it stands is elsewhere. */
	open: readonly Field["id"][];
	state: State;
}

/** The names in a text: what it reads as by them, what each is, and where else it stands. */
export function NamesUsed({ text, open, state }: NamesUsedProps) {
	const names = new Set(namesIn(text).flatMap(({ name }) => nameOf(state, name) ?? []));
	return (
		names.size > 0 && (
			<>
				<p className="help">
					{words.readsAs} <ContentText text={text} />
				</p>
				{[...names].map((name) => (
					<section key={name.name} className="notice name-used">
						<Pennant className="signal" />
						<div>
							<About name={name} open={open} state={state} />
							{fieldOf(state, name.source) && (
								<button
									type="button"
									className="link-button"
									onClick={() => openField(name.source, { isFrom: true })}
								>
									{words.changeAll(name.value)}
								</button>
							)}
						</div>
					</section>
				))}
			</>
		)
	);
}

function About({ name, open, state }: Pick<NamesUsedProps, "open" | "state"> & { name: Name }) {
	const { path } = usePanel();
	const others = name.usedIn.flatMap((id) => (open.includes(id) ? [] : (fieldOf(state, id) ?? [])));
	return (
		<>
			<p>
				<strong>{name.value}</strong>: {name.about} {words.from} <strong>{name.from}</strong>.
			</p>
			{others.length > 0 && (
				<details>
					<summary>{words.alsoIn(others.length)}</summary>
					<Places fields={others.map((field) => [field, placeOf(state, field, path)])} />
				</details>
			)}
		</>
	);
}
