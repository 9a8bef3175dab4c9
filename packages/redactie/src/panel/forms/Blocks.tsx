import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { small } from "../../letters.ts";
import type { ContentList, State } from "../../protocol.ts";
import { problemsOf } from "../judging.ts";
import { Problems } from "../Problems.tsx";
import type { OpenForm } from "../store.ts";
import { FormBox } from "./FormBox.tsx";
import { FormItem } from "./FormItem.tsx";
import { FormPart, RemovePart } from "./FormPart.tsx";
import { isBlank } from "./form-drafts.ts";
import type { Block } from "./layout.ts";
import { addItem, typeInForm } from "./open-form.ts";
import { VariantChoice } from "./VariantChoice.tsx";
import { formWords } from "./words.ts";

interface BlocksProps {
	blocks: readonly Block[];
	form: OpenForm;
	state: State;
}

/** Boxes of a form, and the groups and lists that they stand in. */
export function Blocks({ blocks, ...around }: BlocksProps) {
	const headed = new Set(blocks.flatMap(({ kind, path }) => (kind === "variant" ? path : [])));
	return blocks.map((block): ReactNode => {
		const { kind, path } = block;
		switch (kind) {
			case "box":
				return <FormBox key={path} field={block.field} isHeaded={headed.has(path)} {...around} />;
			case "list":
				return <FormList key={path} block={block} {...around} />;
			case "variant":
				return (
					<VariantChoice key={`${path} variant`} title={block.title} variant={block.variant} />
				);
			case "part":
				return <FormPart key={path} part={block.part} />;
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
			{part && <RemovePart part={part} />}
			<Blocks blocks={blocks} {...around} />
			{part && (
				<Problems
					problems={problemsOf(around.form.answer?.problems ?? [], part.id)}
					onRepair={typeInForm}
				/>
			)}
		</fieldset>
	);
}

interface FormListProps extends Omit<BlocksProps, "blocks"> {
	block: Extract<Block, { kind: "list" }>;
}

/** A list in a form: its boxes below each other, and a way to add one. */
function FormList({ block: { list, items, part }, ...around }: FormListProps) {
	const { id, name, item, min, max, fixed } = list;
	const labelId = `label-${id}`;
	const { missing = [], problems = [] } = around.form.answer ?? {};
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
			{items.map(({ path, blocks }, index) => (
				<FormItem key={path} {...{ list, index, blocks }} canMove={!isBlank(around.form, path)}>
					<ItemBoxes {...{ list, index, path, blocks }} {...around} />
				</FormItem>
			))}
			<Problems problems={problemsOf(problems, id)} onRepair={typeInForm} />
			<div className="form-ends">
				{!isFull && (
					<button type="button" className="button small" onClick={() => addItem(id)}>
						<Plus aria-hidden="true" />
						{formWords.another(small(item))}
					</button>
				)}
				{part && <RemovePart part={part} />}
			</div>
		</fieldset>
	);
}

interface ItemBoxesProps extends BlocksProps {
	list: ContentList;
	index: number;
	path: string;
}

/** One of a list: a box that is named by its place, or several under a heading. */
function ItemBoxes({ list, index, path, blocks, ...around }: ItemBoxesProps) {
	const [only] = blocks;
	if (only?.kind === "box" && only.path === path) {
		const name = formWords.nth(list.item, index);
		const called = { name, help: (index === 0 && list.help) || name };
		return <FormBox field={only.field} called={called} {...around} />;
	}
	return (
		<fieldset className="form-group">
			<legend>{formWords.itemOf(list.item, index)}</legend>
			<Blocks blocks={blocks} {...around} />
		</fieldset>
	);
}
