import { ArrowDown, ArrowUp, Ellipsis, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ContentList } from "../../protocol.ts";
import { moveItem, removeItem } from "./open-form.ts";
import { formWords } from "./words.ts";

interface FormItemProps {
	list: ContentList;
	index: number;
	count: number;
	/** A single box. */
	isLone: boolean;
	/** Something was filled in. */
	canMove: boolean;
	children: ReactNode;
}

/** One of a list, and behind '⋯' what can be done with it. */
export function FormItem({ list, index, count, isLone, canMove, children }: FormItemProps) {
	const [isOpen, setOpen] = useState(false);
	const id = list.items[index]?.id;
	const name = formWords.nth(list.item, index);
	const canRemove = !list.fixed && count > (list.min ?? 0);
	if (!id || !(canRemove || (canMove && count > 1))) return children;
	const actions = [
		{ label: formWords.up, Icon: ArrowUp, can: index > 0, run: () => moveItem(id, index - 1) },
		{
			label: formWords.down,
			Icon: ArrowDown,
			can: index < count - 1,
			run: () => moveItem(id, index + 1),
		},
		{ label: formWords.remove, Icon: X, can: canRemove, run: () => removeItem(id) },
	];
	return (
		<div className="form-item" data-lone={isLone || undefined}>
			{children}
			<button
				type="button"
				className="icon-button"
				aria-expanded={isOpen}
				aria-label={formWords.rearrange(name)}
				title={formWords.rearrange(name)}
				onClick={() => setOpen(!isOpen)}
			>
				<Ellipsis aria-hidden="true" />
			</button>
			{isOpen && (
				<div className="buttons">
					{actions.map(
						({ label, Icon, can, run }) =>
							can && (
								<button key={label} type="button" className="button small" onClick={run}>
									<Icon aria-hidden="true" />
									{label}
									<span className="visually-hidden">: {name}</span>
								</button>
							),
					)}
				</div>
			)}
		</div>
	);
}
