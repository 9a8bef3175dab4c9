import Ellipsis from "lucide-react/icons/ellipsis";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from "react";
import type { ContentList, ListItem } from "../../protocol.ts";
import { isIn, listAt } from "../fields/fields.ts";
import { draw } from "../of-site.ts";
import { IconButton, Keys } from "../parts.tsx";
import { setPanel, useLoaded, usePanel } from "../state/store.ts";
import { listWords } from "../words.ts";
import { addTo, duplicate, moveBy, moveTo, openPart, removeItem } from "./doing.ts";
import { isFolder, shortTitle, whyNoMore } from "./lists.ts";
import { HEADING, pointAt, Row, Rows, ViewHead } from "./View.tsx";

/** A list of the content: its items, to be opened, added, moved and removed. */
export function ListView() {
	const { state, list: id } = useLoaded();
	const list = id && listAt(state, id);
	if (!list) return null;
	const whyNot = whyNoMore(list);
	return (
		<div className="below">
			<ViewHead
				title={list.name}
				help={`${isFolder(list) ? "" : listWords.inOrder} ${list.help}`.trim()}
			/>
			{list.items.length > 0 ? <Items list={list} /> : <p>{listWords.empty}</p>}
			{whyNot ? (
				<p className="help">{whyNot}</p>
			) : (
				<button type="button" className="button" onClick={() => addTo(list)}>
					<Plus aria-hidden="true" />
					{listWords.newOne(list.item)}
				</button>
			)}
		</div>
	);
}

function Items({ list }: { list: ContentList }) {
	const { last, rendered } = usePanel();
	const rows = useRef<HTMLUListElement>(null);
	const [drag, setDrag] = useState<{ from: number; to: number }>();
	const { items } = list;
	const left = items.findIndex(({ id }) => last && isIn(last, id));

	// What was moved, by its keys or by an undo, keeps the focus, and the page shows where it is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as often as it moves, and a page comes.
	useLayoutEffect(() => {
		const active = document.activeElement;
		const row = rows.current?.children[left];
		const isHere = rows.current?.contains(active);
		if ((isHere || active === document.body) && !row?.contains(active))
			row?.querySelector<HTMLElement>(".row")?.focus();
		else if (isHere && items[left]) pointAt(items[left].id);
	}, [left, rendered]);

	return (
		<Rows>
			<ul ref={rows} aria-labelledby={HEADING}>
				{items.map((item, index) => (
					<Row
						// By its place: rows stay, and what they show moves.
						// biome-ignore lint/suspicious/noArrayIndexKey: see above.
						key={index}
						ids={[item.id]}
						icon={item.picture && draw(item.picture)}
						name={item.title}
						note={
							<>
								{item.note}
								<span className="visually-hidden">
									, {listWords.place(index + 1, items.length)}
								</span>
							</>
						}
						isLast={index === left}
						onOpen={() => openPart(item.id, item.page)}
						onKeyDown={(event) => {
							const { key, ctrlKey, metaKey, shiftKey } = event;
							const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key];
							if (by && shiftKey && (ctrlKey || metaKey)) moveBy(by);
							else if (key === "Delete") removeItem(list, index);
							else return;
							event.preventDefault();
							event.stopPropagation();
						}}
						draggable={items.length > 1}
						data-drop={drag?.to === index || undefined}
						style={{ "--drop": drag && Math.sign(index - drag.from) } as CSSProperties}
						onDragStart={({ dataTransfer }) => {
							// Without anything in it some browsers drag nothing.
							dataTransfer.setData("text/plain", item.title);
							setDrag({ from: index, to: index });
						}}
						onDragOver={(event) => {
							if (drag) event.preventDefault();
							if (drag && drag.to !== index) setDrag({ ...drag, to: index });
						}}
						onDragEnd={() => setDrag(undefined)}
						onDrop={(event) => {
							event.preventDefault();
							if (drag && drag.from !== index) moveTo(list, drag.from, index);
						}}
					>
						{items.length > 1 && <GripVertical className="lucide grip" aria-hidden="true" />}
						<More list={list} index={index} />
					</Row>
				))}
			</ul>
		</Rows>
	);
}

/** What can be done with an item. Why the list takes no more stands below it already. */
function More({ list, index }: { list: ContentList; index: number }) {
	const id = useId();
	const { id: item, title } = list.items[index] as ListItem;
	const move = (by: 1 | -1) => () => {
		setPanel({ last: item });
		moveBy(by);
	};
	const doings: [can: boolean, name: string, keys: readonly string[], run: () => void][] = [
		[index > 0, listWords.up, listWords.upKeys, move(-1)],
		[index < list.items.length - 1, listWords.down, listWords.downKeys, move(1)],
		[!whyNoMore(list), listWords.duplicate, [], () => duplicate(list, index)],
		[!list.fixed, listWords.remove, listWords.removeKeys, () => removeItem(list, index)],
	];
	return (
		<>
			<IconButton icon={Ellipsis} label={listWords.more(shortTitle(title))} popoverTarget={id} />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are its own, Esc closes it. */}
			<div id={id} popover="auto" className="menu" onKeyDown={(event) => event.stopPropagation()}>
				{doings.map(
					([can, name, keys, run]) =>
						can && (
							<button
								key={name}
								type="button"
								className="beside"
								popoverTarget={id}
								popoverTargetAction="hide"
								onClick={run}
							>
								{name}
								<Keys keys={keys} />
							</button>
						),
				)}
			</div>
		</>
	);
}
