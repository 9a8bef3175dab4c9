import { Search } from "lucide-react";
import { useState } from "react";
import { plain } from "../../letters.ts";
import type { State } from "../../protocol.ts";
import { BackButton, Keys } from "../buttons.tsx";
import { nameBelow } from "../field/FieldHead.tsx";
import { moveFocus } from "../focus.ts";
import { goBack } from "../going/going.ts";
import { ListRow } from "../lists/ListRow.tsx";
import { nameAround } from "../lists/lists.ts";
import { NewMenu } from "../lists/NewMenu.tsx";
import { PartRows } from "../lists/PartRows.tsx";
import { SectionHead } from "../lists/SectionHead.tsx";
import { type ListSection, partsHere, type RowGroup, sectionsHere } from "../lists/sections.ts";
import { DraftHead } from "../making/DraftHead.tsx";
import { MakeButton } from "../making/MakeButton.tsx";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { FieldRow } from "./FieldRow.tsx";
import { filled, type Row, readAs } from "./fields.ts";

interface FieldListProps {
	state: State;
}

/** All fields of the page: in its order by section, and last what it does not show. Or those of one item or file. */
export function FieldList({ state }: FieldListProps) {
	const { path, order, last, sheet, making } = usePanel();
	const [query, setQuery] = useState("");
	const searchWords = sheet ? words.searchIn : words.searchHere;
	const here = { path, order, sheet };
	const all = sectionsHere(state, here);
	const lists = all.flatMap(({ groups }) => groups.flatMap(({ list }) => list ?? []));
	// What stands on every page is made where its file is listed.
	const own = lists.filter(({ file }) => sheet || !state.sheets.some((one) => one.file === file));
	const sections = all.flatMap((section) => matching(state, section, query));
	const parts = partsHere(state, here).filter(
		({ isThere, name }) => !isThere && plain(name).includes(plain(query.trim())),
	);
	const groups = sections.flatMap((section) => section.groups);
	const ids = [...groups.flatMap(idsOf), ...parts.map(({ id }) => id)];
	const lastRow = groups
		.flatMap(({ rows }) => rows)
		.find((row) => row.fields.some(({ id }) => id === last));
	const stop = lastRow?.id ?? ids.find((id) => id === last) ?? ids[0];

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div className="field-list" onKeyDown={(event) => moveFocus(event, "input, .row")}>
			{making ? (
				<DraftHead />
			) : sheet ? (
				<SheetHead state={state} sheet={sheet} />
			) : (
				<p className="help">
					{words.howToChoose} <Keys keys={["↑", "↓"]} /> en <Keys keys={["Enter"]} />.
				</p>
			)}
			<div className="find-and-make">
				<label className="search">
					<Search aria-hidden="true" />
					<span className="visually-hidden">{searchWords}</span>
					<input
						type="search"
						placeholder={searchWords}
						value={query}
						onChange={(event) => setQuery(event.target.value)}
					/>
				</label>
				<NewMenu lists={own} />
			</div>
			{sections.map((section) => (
				<section key={section.title} aria-label={section.title || undefined}>
					<SectionHead section={section} />
					{section.groups.map((group) => (
						<Group key={group.list?.id ?? group.rows[0]?.id} group={group} stop={stop} />
					))}
				</section>
			))}
			<PartRows parts={parts} stop={stop} />
			<MakeButton />
			{ids.length === 0 && (!making || making.answer) && (
				<p className="help">{words.noneFound(query)}</p>
			)}
		</div>
	);
}

interface SheetHeadProps {
	state: State;
	sheet: NonNullable<ReturnType<typeof usePanel>["sheet"]>;
}

/** The way back to the list that an item is of, and its title. */
function SheetHead({ state, sheet }: SheetHeadProps) {
	const { where } = usePanel();
	return (
		<>
			<BackButton onClick={goBack}>{nameBelow(state, where)}</BackButton>
			<h2 className="sheet-name">{nameAround(state, sheet)}</h2>
		</>
	);
}

interface GroupProps {
	group: RowGroup;
	stop: string | undefined;
}

/** Rows, below the list that they are of. */
function Group({ group: { list, rows }, stop }: GroupProps) {
	return (
		<>
			{list && <ListRow list={list} isStop={list.id === stop} />}
			<ul>
				{rows.map((row) => (
					<FieldRow key={row.id} row={row} isStop={row.id === stop} />
				))}
			</ul>
		</>
	);
}

const idsOf = ({ list, rows }: RowGroup) => [
	...(list ? [list.id] : []),
	...rows.map(({ id }) => id),
];

function matching(state: State, section: ListSection, query: string): ListSection[] {
	const asked = plain(query.trim());
	if (!asked) return [section];
	const groups = section.groups.flatMap((group) => {
		const rows = group.rows.filter((row) => textOf(state, row).includes(asked));
		const isNamed = group.list && plain(group.list.name).includes(asked);
		return rows.length > 0 || isNamed ? [{ ...group, rows }] : [];
	});
	return groups.length > 0 ? [{ ...section, groups }] : [];
}

const textOf = (state: State, { fields }: Row) =>
	plain(
		fields
			.map((field) => `${field.name} ${readAs(field)} ${filled(state, String(field.value ?? ""))}`)
			.join(" "),
	);
