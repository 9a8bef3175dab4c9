import { Plus } from "lucide-react";
import {
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import type { ContentList, State } from "../../protocol.ts";
import { BackButton, Keys } from "../buttons.tsx";
import { nameBelow } from "../field/FieldHead.tsx";
import { isIn, listAt } from "../fields/fields.ts";
import { goBack } from "../going/going.ts";
import { type Moving, usePanel } from "../state/store.ts";
import { addTo } from "./adding.ts";
import { addWords, isFolder, shortTitle, whyNoMore } from "./lists.ts";
import { ItemRow, pointAtItem } from "./moving/ItemRow.tsx";
import { moveBy, placed, putBack, putDown } from "./moving/moving.ts";
import { useDrag } from "./moving/use-drag.ts";
import { removeItem } from "./removing/removing.ts";
import { words } from "./words.ts";

interface ListViewProps {
	state: State;
}

/** A list of the content: its items, to be opened, added, moved and removed. */
export function ListView({ state }: ListViewProps) {
	const { list: id, where } = usePanel();
	const list = id && listAt(state, id);
	if (!list) return null;
	const whyNot = whyNoMore(list);
	return (
		<div className="list-view">
			<BackButton onClick={goBack}>{nameBelow(state, where)}</BackButton>
			<h2 id={HEADING}>{list.name}</h2>
			<p className="help">
				{!isFolder(list) && words.inOrder} {list.help}
			</p>
			{list.items.length > 0 ? <Items list={list} /> : <p>{words.empty}</p>}
			{whyNot ? (
				<p className="help">{whyNot}</p>
			) : (
				<button type="button" className="button" onClick={() => addTo(list)}>
					<Plus aria-hidden="true" />
					{addWords(list)}
				</button>
			)}
		</div>
	);
}

const HEADING = "list-heading";

/** Its rows; one of them may be on its way. */
function Items({ list }: { list: ContentList }) {
	const { moving: anyMoving, last, rendered } = usePanel();
	const moving = anyMoving?.list === list.id ? anyMoving : undefined;
	const rows = useRef<HTMLUListElement>(null);
	const drag = useDrag(list);
	const left = list.items.findIndex(({ id }) => last && isIn(last, id));
	const [entered, setEntered] = useState({ last, position: left });
	const stop = moving?.to ?? Math.max(entered.last === last ? entered.position : left, 0);
	const isPicked = moving?.isPicked ?? false;
	useFollowedFocus(rows, stop, isPicked, JSON.stringify([moving, last]));
	// Once the page has it where it is now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as often as a page comes.
	useEffect(() => {
		const row = rows.current?.querySelector<HTMLElement>(".item-row:focus-within");
		const item = list.items[Number(row?.dataset.from)];
		if (item) pointAtItem(item);
	}, [rendered]);
	// Left for another view, it stays where it was brought.
	useEffect(() => () => void putDown(), []);

	return (
		<>
			<ul
				ref={rows}
				className="items"
				aria-labelledby={HEADING}
				onKeyDown={(event) => onKey(event, list, moving)}
				onBlur={() =>
					moving?.isPicked && requestAnimationFrame(() => putDownWhenLeft(rows.current))
				}
				{...drag.rows}
			>
				{placed(list.items.length, moving).map((row) =>
					row.is === "old" ? (
						moving?.isPicked && (
							<li key="old" className="old-place">
								{words.stoodHere(shortTitle(list.items[row.from]?.title ?? ""))}
							</li>
						)
					) : (
						<ItemRow
							key={row.position}
							list={list}
							row={row}
							isStop={row.position === stop}
							onEnter={() => setEntered({ last, position: row.position })}
							isPicked={row.is === "moving" && Boolean(moving?.isPicked)}
							onGrip={drag.begin}
						/>
					),
				)}
			</ul>
			{moving?.isPicked && <HowToMove />}
		</>
	);
}

function HowToMove() {
	const [moves, down, back] = words.howToMove;
	return (
		<p className="help how-to-move">
			<Keys keys={["↑"]} /> <Keys keys={["↓"]} /> {moves} <Keys keys={["Enter"]} /> {down}{" "}
			<Keys keys={["Esc"]} /> {back}
		</p>
	);
}

/** Rows stay and what they show moves: the focus goes along with that, and to what an undo moved. */
function useFollowedFocus(
	rows: RefObject<HTMLElement | null>,
	stop: number,
	isPicked: boolean,
	key: string,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: as often as something moves.
	useLayoutEffect(() => {
		const active = document.activeElement as HTMLElement | null;
		const isLost = !active || active === document.body;
		if (!isLost && !rows.current?.contains(active)) return;
		const row = rows.current && rowsIn(rows.current)[stop];
		const part = active?.dataset.part;
		const own = isPicked && (part === "item" || !part) ? "grip" : part;
		(partOf(row, own) ?? partOf(row, isPicked ? "grip" : "item"))?.focus();
	}, [key]);
}

/** As a text is kept by leaving it. */
function putDownWhenLeft(rows: HTMLElement | null): void {
	if (!rows?.contains(document.activeElement)) void putDown();
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(".item-row")];
const partOf = (row: Element | null | undefined, part: string | undefined) =>
	row?.querySelector<HTMLElement>(`[data-part="${part}"]`);

function onKey(event: KeyboardEvent<HTMLElement>, list: ContentList, moving: Moving | undefined) {
	const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
	const target = event.target as HTMLElement;
	const row = target.closest<HTMLElement>(".item-row");
	const from = Number(row?.dataset.from);
	const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[key];
	const isPicked = moving?.isPicked;
	if (!row || altKey) return;
	if (by && shiftKey && (ctrlKey || metaKey)) void moveBy(list, from, by);
	else if (ctrlKey || metaKey || shiftKey) return;
	else if (by && isPicked) void moveBy(list, moving.from, by);
	else if (key === "Escape" && isPicked) {
		partOf(rowsIn(event.currentTarget)[moving.from], "grip")?.focus();
		putBack();
	} else if (key === "Enter" && isPicked) void putDown();
	else if (key === "Delete" && !isPicked) removeItem(list, from);
	else if (!by || !goFrom(event.currentTarget, row, target, by)) return;
	event.preventDefault();
	event.stopPropagation();
}

/** To the same button of the next row. */
function goFrom(list: HTMLElement, row: HTMLElement, target: HTMLElement, by: 1 | -1): boolean {
	const rows = rowsIn(list);
	const next = rows[rows.indexOf(row) + by];
	partOf(next, target.dataset.part)?.focus();
	return next !== undefined;
}
