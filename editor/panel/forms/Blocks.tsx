import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { ContentList, State } from "../../protocol.ts";
import { problemsOf } from "../judging.ts";
import { Problems } from "../Problems.tsx";
import type { OpenForm } from "../store.ts";
import { FormBox } from "./FormBox.tsx";
import { FormItem } from "./FormItem.tsx";
import { FormPicture } from "./FormPicture.tsx";
import { isBlank } from "./form-drafts.ts";
import type { Block } from "./layout.ts";
import { small } from "./needed.ts";
import { addItem, removePart, typeInForm } from "./open-form.ts";
import { VariantChoice } from "./VariantChoice.tsx";
import { formWords } from "./words.ts";

interface BlocksProps {
	blocks: readonly Block[];
	form: OpenForm;
	state: State;
}

/** Boxes of a form, and the groups and lists that they stand in. */
export function Blocks({ blocks, ...around }: BlocksProps) {
	return blocks.map((block): ReactNode => {
		const { kind, path } = block;
		switch (kind) {
			case "box":
				return <FormBox key={path} field={block.field} {...around} />;
			case "list":
				return <FormList key={path} list={block.list} items={block.items} {...around} />;
			case "variant":
				return <VariantChoice key={`${path} variant`} variant={block.variant} />;
			case "picture":
				return <FormPicture key={`${path} picture`} path={path} {...around} />;
			default:
				return <FormGroup key={path} group={block} {...around} />;
		}
	});
}

interface FormGroupProps extends Omit<BlocksProps, "blocks"> {
	group: Extract<Block, { kind: "group" }>;
}

function FormGroup({ group: { title, part, blocks }, ...around }: FormGroupProps) {
	return (
		<fieldset className="form-group">
			<legend>{title}</legend>
			{part && (
				<button
					type="button"
					className="link-button form-remove"
					aria-label={formWords.removeOne(part.name)}
					onClick={() => removePart(part.id)}
				>
					{formWords.remove}
				</button>
			)}
			<Blocks blocks={blocks} {...around} />
		</fieldset>
	);
}

interface FormListProps {
	list: ContentList;
	items: { path: string; blocks: Block[] }[];
	form: OpenForm;
	state: State;
}

/** A list in a form: its boxes below each other, and a way to add one. */
function FormList({ list, items, form, state }: FormListProps) {
	const { id, name, item, min, max, fixed } = list;
	const labelId = `label-${id}`;
	const missing = form.answer?.missing ?? [];
	const needed = list.items.filter((one) => missing.includes(one.id)).length;
	const range = formWords.range(min, max);
	const note = [range, needed > 0 && formWords.stillSome(needed)].filter(Boolean).join(", ");
	const isFull = fixed !== undefined || (max !== undefined && items.length >= max);
	return (
		<fieldset className="field-box form-list" aria-labelledby={labelId}>
			<div className="label-line">
				<span className="label" id={labelId}>
					{name}
				</span>
				<span>{note}</span>
			</div>
			{items.map(({ path, blocks }, index) => {
				const [only] = blocks;
				const isLone = only?.kind === "box" && only.path === path;
				const help = index === 0 && list.help ? list.help : formWords.nth(item, index);
				const called = { name: formWords.nth(item, index), help };
				const around = { form, state };
				return (
					<FormItem
						key={path}
						{...{ list, index, isLone }}
						count={items.length}
						canMove={!isBlank(form, path)}
					>
						{isLone ? (
							<FormBox field={only.field} called={called} {...around} />
						) : (
							<fieldset className="form-group">
								<legend>{formWords.itemOf(item, index)}</legend>
								<Blocks blocks={blocks} {...around} />
							</fieldset>
						)}
					</FormItem>
				);
			})}
			<Problems problems={problemsOf(form.answer?.problems ?? [], id)} onRepair={typeInForm} />
			{!isFull && (
				<button
					type="button"
					className="button small form-add"
					onClick={() => addItem(id, items.length)}
				>
					<Plus aria-hidden="true" />
					{formWords.another(small(item))}
				</button>
			)}
		</fieldset>
	);
}
