import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import type { State } from "../../protocol.ts";
import { type OpenForm, usePanel } from "../store.ts";
import { listOf } from "../words.ts";
import { Blocks } from "./Blocks.tsx";
import { isBlank, pathIn } from "./form-drafts.ts";
import { type Block, fieldsIn } from "./layout.ts";
import { small } from "./needed.ts";
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
	const parts = blocks.flatMap((block) => (block.kind === "part" ? block.part : []));
	if (blocks.length === 0) return null;

	const empty = fields.filter(({ id }) => isBlank(form, pathIn(form.answer, id)));
	const names = [...fields.map(({ short }) => short), ...parts.map(({ name }) => name)];
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
				<strong>{empty.length + parts.length || undefined}</strong>
			</summary>
			<div className="form-view">
				<Blocks blocks={blocks} form={form} state={state} />
			</div>
		</details>
	);
}
