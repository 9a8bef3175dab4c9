import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { small } from "../../letters.ts";
import type { State } from "../../protocol.ts";
import { type OpenForm, usePanel } from "../store.ts";
import { listOf } from "../words.ts";
import { Blocks } from "./Blocks.tsx";
import { isBlank } from "./form-drafts.ts";
import { type Block, fieldsIn, shortOf } from "./layout.ts";
import { formWords } from "./words.ts";

/** So many are named before it is opened. */
const MOST_NAMES = 4;

interface OptionalProps {
	blocks: readonly Block[];
	form: OpenForm;
	state: State;
}

/** What may be filled in later: closed, with how much of it is empty. */
export function Optional({ blocks, form, state }: OptionalProps) {
	const { last } = usePanel();
	const fields = fieldsIn(blocks);
	const [isOpen, setOpen] = useState(false);
	const isWanted =
		fields.some(({ id }) => id === last) ||
		fields.some(({ id }) => form.answer?.problems.some(({ path }) => id.endsWith(`#${path}`)));
	useEffect(() => {
		if (isWanted) setOpen(true);
	}, [isWanted]);
	if (blocks.length === 0) return null;

	const empty = blocks.filter((block) => isBlank(form, block.path));
	const names = blocks.flatMap((block) => nameOf(block) ?? []);
	const named = names.slice(0, MOST_NAMES).map((name, index) => (index > 0 ? small(name) : name));
	if (names.length > MOST_NAMES) named.push(formWords.more);
	return (
		<details
			className="form-optional"
			open={isOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>
				<ChevronRight aria-hidden="true" />
				<span>
					{formWords.known}
					<small>{listOf(named)}</small>
				</span>
				<strong>{empty.length || undefined}</strong>
			</summary>
			<div className="form-view">
				<Blocks blocks={blocks} form={form} state={state} />
			</div>
		</details>
	);
}

function nameOf(block: Block): string | undefined {
	if (block.kind === "box") return block.field.short;
	if (block.kind === "list") return block.list.name;
	if (block.kind === "part") return shortOf(block.part);
	return block.kind === "group" ? block.title : undefined;
}
