import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import type { ContentList, ListItem } from "../../../protocol.ts";
import { pointAt } from "../../fields/FieldRow.tsx";
import { draw } from "../../of-site.ts";
import { getPanel, setPanel, usePanelPart } from "../../state/store.ts";
import { duplicate } from "../adding.ts";
import { openItem } from "../going.ts";
import { shortTitle, whyNoFewer, whyNoMore } from "../lists.ts";
import { Menu, type MenuItem } from "../Menu.tsx";
import { removeItem } from "../removing/removing.ts";
import { words } from "../words.ts";
import { moveBy, type Placed, pickUp, putDown } from "./moving.ts";

interface ItemRowProps {
	list: ContentList;
	row: Placed;
	/** Where Tab stops in the list. */
	isStop: boolean;
	/** It is in somebody's hand. */
	isPicked: boolean;
	/** The focus came into it. */
	onEnter(): void;
	onGrip(event: PointerEvent, from: number): void;
}

/** An item of a list: its grip, what it is, and what can be done with it. */
export function ItemRow({ list, row, isStop, isPicked, onEnter, onGrip }: ItemRowProps) {
	const { position } = row;
	const item = list.items[row.from] as ListItem;
	const title = shortTitle(item.title);
	const total = list.items.length;
	const tabIndex = isStop ? 0 : -1;
	const isPointed = usePanelPart(({ pointed }) => pointed === item.id);
	const note = isPicked ? words.nowAt(position + 1, total) : item.note;
	return (
		<li
			className="item-row"
			data-is={row.is}
			data-picked={isPicked || undefined}
			data-pointed={isPointed || undefined}
			data-from={row.from}
			onFocus={() => {
				pointAtItem(item);
				onEnter();
			}}
			onBlur={() => setPanel({ pointed: undefined })}
			onPointerMove={() => getPanel().pointed !== item.id && pointAtItem(item)}
			onPointerLeave={() => setPanel({ pointed: undefined })}
		>
			<button
				type="button"
				className="grip"
				data-part="grip"
				tabIndex={tabIndex}
				aria-label={words.grip(title)}
				aria-pressed={isPicked}
				onPointerDown={(event) => onGrip(event, row.from)}
				onClick={() => (isPicked ? putDown() : pickUp(list, row.from))}
			>
				<GripVertical aria-hidden="true" />
			</button>
			<button
				type="button"
				className="item"
				data-part="item"
				data-stop={isStop || undefined}
				tabIndex={tabIndex}
				onClick={() => openItem(item)}
			>
				{item.picture && draw(item.picture)}
				<span>
					<span className="item-title">{item.title}</span>
					{note && <small>{note}</small>}
					<span className="visually-hidden">, {words.place(position + 1, total)}</span>
				</span>
			</button>
			{isPicked ? (
				<span className="nudge">
					<Nudge label={words.up(title)} part="up" onPress={() => moveBy(list, row.from, -1)}>
						<ArrowUp aria-hidden="true" />
					</Nudge>
					<Nudge label={words.down(title)} part="down" onPress={() => moveBy(list, row.from, 1)}>
						<ArrowDown aria-hidden="true" />
					</Nudge>
				</span>
			) : (
				<Menu
					label={words.more(title)}
					className="icon-button"
					part="more"
					tabIndex={tabIndex}
					items={doingsOf(list, row.from)}
				>
					<Ellipsis aria-hidden="true" />
				</Menu>
			)}
		</li>
	);
}

/** What can be done with an item. Why it takes no more stands below the list already. */
function doingsOf(list: ContentList, index: number): MenuItem[] {
	const whyNot = whyNoFewer(list);
	return [
		...(list.items.length > 1
			? [{ words: words.move, keys: words.moveKeys, onChoose: () => pickUp(list, index) }]
			: []),
		...(whyNoMore(list)
			? []
			: [{ words: words.duplicate, onChoose: () => duplicate(list, index) }]),
		...(list.fixed
			? []
			: [
					{
						words: words.remove,
						...(whyNot ? { whyNot } : { keys: words.removeKeys }),
						onChoose: () => removeItem(list, index),
					},
				]),
	];
}

/** Not while one moves: the page has it in its old place till that is written. */
export function pointAtItem({ id }: ListItem): void {
	if (!getPanel().moving) pointAt(id);
}

interface NudgeProps {
	label: string;
	part: string;
	onPress(): void;
	children: React.ReactNode;
}

/** Moving without dragging: a place at a time. */
function Nudge({ label, part, onPress, children }: NudgeProps) {
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={label}
			title={label}
			data-part={part}
			onClick={onPress}
		>
			{children}
		</button>
	);
}
