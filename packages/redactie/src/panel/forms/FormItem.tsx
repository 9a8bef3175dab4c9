import { ArrowDown, ArrowUp, Ellipsis, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ContentList, Field } from "../../protocol.ts";
import { say } from "../keeping.ts";
import { lastOf } from "./data.ts";
import type { Block } from "./layout.ts";
import { moveItem, removeItem } from "./open-form.ts";
import { formWords } from "./words.ts";

interface FormItemProps {
	list: ContentList;
	index: number;
	blocks: readonly Block[];
	/** Something was filled in. */
	canMove: boolean;
	children: ReactNode;
}

/** One of a list, and behind '⋯' what can be done with it. */
export function FormItem({ list, index, blocks, canMove, children }: FormItemProps) {
	const [isOpen, setOpen] = useState(false);
	const [isTyping, setTyping] = useState(false);
	const count = list.items.length;
	const item = list.items[index];
	const name = formWords.nth(list.item, index);
	const canRemove = !list.fixed && count > (list.min ?? 0);
	const label = canRemove ? formWords.rearrange(name) : formWords.move(name);
	const isIn = (to: number) => canMove && to >= 0 && to < count;

	function move(to: number) {
		if (!item || !isIn(to)) return;
		setOpen(false);
		moveItem(list.id, index, to);
		say(formWords.moved(name, to, count));
	}

	function onKeyDown(event: KeyboardEvent) {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (!by || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.stopPropagation();
		move(index + by);
	}

	const actions = [
		{ label: formWords.up, Icon: ArrowUp, can: isIn(index - 1), run: () => move(index - 1) },
		{ label: formWords.down, Icon: ArrowDown, can: isIn(index + 1), run: () => move(index + 1) },
		{
			label: formWords.remove,
			Icon: X,
			can: canRemove,
			run() {
				setOpen(false);
				if (item) removeItem(item.id);
			},
		},
	].filter(({ can }) => can);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys for the box in it, and a button has them too.
		<div
			className="form-item"
			data-place={placeIn(blocks)}
			onKeyDown={onKeyDown}
			onFocus={({ target }) => setTyping(!target.closest("button"))}
			onBlur={() => setTyping(false)}
		>
			{children}
			{item && actions.length > 0 && (
				<button
					type="button"
					className="icon-button"
					aria-expanded={isOpen}
					aria-label={label}
					title={label}
					// It comes with the first character: Tab from the box leads to the next one, and back to it.
					tabIndex={isTyping ? -1 : 0}
					onClick={() => setOpen(!isOpen)}
				>
					<Ellipsis aria-hidden="true" />
				</button>
			)}
			{isOpen && (
				<div className="buttons">
					{actions.map(({ label, Icon, run }) => (
						<button
							key={label}
							type="button"
							className="button small"
							aria-label={`${label}: ${name}`}
							onClick={run}
						>
							<Icon aria-hidden="true" />
							{label}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

/** Of the button: in a box with words, beside pictures to choose from, or beside a heading. */
function placeIn([only]: readonly Block[]): "box" | "beside" | "heading" {
	if (only?.kind !== "box" || Number.isNaN(Number(lastOf(only.path)))) return "heading";
	return TYPED.has(only.field.kind) ? "box" : "beside";
}
const TYPED: ReadonlySet<Field["kind"]> = new Set(["text", "form", "number"]);
