import { Search } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { State } from "../protocol.ts";
import { FieldRow } from "./FieldRow.tsx";
import { filled, pageFields, plain, type Row, readAs, type Section, sectionsOf } from "./fields.ts";
import { Keys } from "./Keys.tsx";
import { usePanel } from "./store.ts";
import { words } from "./words.ts";

interface FieldListProps {
	state: State;
}

/** All fields of the page: in its order by section, and last what it does not show. */
export function FieldList({ state }: FieldListProps) {
	const { path, order, last } = usePanel();
	const [query, setQuery] = useState("");
	const { seen, unseen } = pageFields(state, path, order);
	const hidden = sectionsOf(state, unseen, path).flatMap(({ rows }) => rows);
	const all = [...sectionsOf(state, seen, path), { title: words.unseen, rows: hidden }];
	const sections = all.flatMap((section) => matching(state, section, query));
	const rows = sections.flatMap((section) => section.rows);
	const stop = rows.find((row) => row.fields.some(({ id }) => id === last))?.id ?? rows[0]?.id;

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div className="field-list" onKeyDown={moveFocus}>
			<p className="help">
				{words.howToChoose} <Keys keys={["↑", "↓"]} /> en <Keys keys={["Enter"]} />.
			</p>
			<label className="search">
				<Search aria-hidden="true" />
				<span className="visually-hidden">{words.searchHere}</span>
				<input
					type="search"
					placeholder={words.searchHere}
					value={query}
					onChange={(event) => setQuery(event.target.value)}
				/>
			</label>
			{sections.map(({ title, rows }) => (
				<section key={title} aria-label={title}>
					<h2>{title}</h2>
					<ul>
						{rows.map((row) => (
							<FieldRow key={row.id} row={row} isStop={row.id === stop} />
						))}
					</ul>
				</section>
			))}
			{rows.length === 0 && <p className="help">{words.noneFound(query)}</p>}
		</div>
	);
}

function matching(state: State, section: Section, query: string): Section[] {
	const asked = plain(query.trim());
	const rows = asked
		? section.rows.filter((row) => textOf(state, row).includes(asked))
		: section.rows;
	return rows.length > 0 ? [{ title: section.title, rows }] : [];
}

const textOf = (state: State, { fields }: Row) =>
	plain(
		fields
			.map((field) => `${field.name} ${readAs(field)} ${filled(state, String(field.value ?? ""))}`)
			.join(" "),
	);

/** One stop for Tab, arrows from row to row, and from the search into them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
	const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .row")];
	const here = stops.indexOf(event.target as HTMLElement);
	const next =
		event.key === "Home" && here > 0
			? stops[1]
			: event.key === "End" && here > 0
				? stops.at(-1)
				: by && stops[here + by];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
