import { capital } from "../../letters.ts";
import type { Field, FieldId, Name, State } from "../../protocol.ts";
import { Pennant } from "../boxes/Pennant.tsx";
import { piecesOf } from "../boxes/text/raw-text.ts";
import { fieldOf, nameOf, placeOf } from "../fields/fields.ts";
import { openField } from "../going/going.ts";
import { valueNow } from "../state/drafts.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";

const MOST_PLACES = 5;

interface NamesUsedProps {
	fields: Field[];
	state: State;
}

/** The names in what is open, the chosen chip's first: what each is, and where else it stands. */
export function NamesUsed({ fields, state }: NamesUsedProps) {
	const { chip } = usePanel();
	const texts = fields.filter(({ kind }) => kind === "text");
	const names = [
		...new Set(texts.flatMap(({ id }) => namesIn(state, String(valueNow(id) ?? "")))),
	].sort((a, b) => Number(b.name === chip) - Number(a.name === chip));
	const own = fields.map(({ id }) => id);
	return names.map((name) => <NameUsed key={name.name} name={name} own={own} state={state} />);
}

const namesIn = (state: State, text: string): Name[] =>
	piecesOf(text).flatMap((piece) =>
		typeof piece === "string" ? [] : (nameOf(state, piece.name) ?? []),
	);

interface SourcesProps {
	text: string;
	state: State;
}

/** In a group, what the names are stands below all boxes: the way to them is at the box itself. */
export function Sources({ text, state }: SourcesProps) {
	return [...new Set(namesIn(state, text))].map((name) => (
		<div key={name.name} className="notice">
			<Pennant className="signal substitute" />
			<button
				type="button"
				className="link-button"
				onClick={() => openField(name.source, { isFrom: true })}
			>
				{words.changeAll(name.value)}
			</button>
		</div>
	));
}

interface NameUsedProps {
	name: Name;
	/** The fields that are open. */
	own: FieldId[];
	state: State;
}

function NameUsed({ name, own, state }: NameUsedProps) {
	const { path } = usePanel();
	const others = name.usedIn.filter((id) => !own.includes(id));
	const places = Map.groupBy(
		others.flatMap((id) => fieldOf(state, id) ?? []),
		(field) => placeOf(state, field, path),
	);
	const sorted = [...places].sort(
		([a], [b]) => Number(b === words.thisPage) - Number(a === words.thisPage),
	);
	const shown = sorted.slice(0, MOST_PLACES);
	return (
		<section className="name-used">
			<Pennant className="signal substitute" />
			<div>
				<h3>{name.value}</h3>
				<p className="help">
					{name.about} {words.from} <strong>{name.from}</strong>.
				</p>
				<code>{`{{${name.name}}}`}</code>
				{others.length > 0 && (
					<>
						<h4>{words.alsoIn(others.length)}</h4>
						<ul>
							{shown.map(([page, fields]) => (
								<li key={page}>
									{capital(page)}: <span>{namesShort(fields)}</span>
								</li>
							))}
							{places.size > shown.length && <li>{words.morePages(places.size - shown.length)}</li>}
						</ul>
					</>
				)}
				{own.length === 1 && fieldOf(state, name.source) && (
					<button
						type="button"
						className="button"
						onClick={() => openField(name.source, { isFrom: true })}
					>
						{words.changeAll(name.value)}
					</button>
				)}
			</div>
		</section>
	);
}

/** With more than these, how many is enough. */
const MOST_FIELDS = 3;

function namesShort(fields: Field[]): string {
	const named = fields.slice(0, MOST_FIELDS).map(({ name }) => name.replace(": ", ", "));
	const more = fields.length - named.length;
	return [...named, ...(more > 0 ? [words.moreFields(more)] : [])].join("; ");
}
