/** What the page in the frame has: the content, with what was typed, and what is about to be made in its place. */
import type { Live } from "../../page/bring.ts";
import type { Field, FieldId, State } from "../../protocol.ts";
import { chosenOf, isMade, type Panel } from "../state/store.ts";
import { fieldOf, fieldsById, filled } from "./fields.ts";

/** A page that was judged has the words that were typed. */
export function fieldsOnPage(
	state: State,
	{ drafts }: Pick<Panel, "drafts">,
): ReadonlyMap<FieldId, Field> {
	const fields = new Map(fieldsById(state));
	for (const [key, { value }] of Object.entries(drafts)) {
		const field = fields.get(key as FieldId);
		// Where nothing is typed yet, the page shows other words in its stead.
		if (field?.kind === "text" && (value || !isMade(field.id)))
			fields.set(field.id, { ...field, shown: filled(state, String(value)) });
	}
	return fields;
}

/** Fields of what is about to be made that are still empty. */
export const standInsOf = ({ making, drafts }: Pick<Panel, "making" | "drafts">): FieldId[] =>
	making?.answer?.standIns.filter((id) => !drafts[id]?.value) ?? [];

/** What is being typed, as a visitor reads it. What is refused does not show on the page. */
export function liveText(panel: Panel): Live | undefined {
	const { state, open, drafts, problems, making } = panel;
	const meant = chosenOf(panel);
	const id = meant && meant in drafts ? meant : open.find((each) => each in drafts);
	if (!state || !id || fieldOf(state, id)?.kind !== "text") return undefined;
	if (problems.length > 0 && !making) return undefined;
	const text = filled(state, String(drafts[id]?.value ?? ""));
	return making && !text.trim() ? undefined : { id, text };
}
