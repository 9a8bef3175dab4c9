/** What was begun and neither made nor thrown away. */

import { parentOf } from "../../data.ts";
import { capital, newOne } from "../../letters.ts";
import type { FieldId } from "../../protocol.ts";
import { isIn, listAt, partsOf } from "../fields/fields.ts";
import { ofSite } from "../of-site.ts";
import { getPanel, isMade } from "../state/store.ts";
import { draftsIn } from "./draft.ts";

/** The drafts that something is to be made of: others are what was typed for these. */
export function waitingRoots(drafts = getPanel().drafts): FieldId[] {
	const made = (Object.keys(drafts) as FieldId[]).filter(isMade);
	return made.filter((id) => !made.some((root) => root !== id && isIn(id, root)));
}

/** Fields of the content in which something was typed. */
export const waitingTexts = (drafts = getPanel().drafts): FieldId[] =>
	(Object.keys(drafts) as FieldId[]).filter((id) => !isMade(id));

/** 'Nieuwe vacature' */
export function titleOf(root: FieldId): string {
	const { state, making } = getPanel();
	const place = root.slice(1) as FieldId;
	const { file, path } = partsOf(place);
	const list = state && (listAt(state, place) ?? listAt(state, `${file}#${parentOf(path)}`));
	const part = state?.parts.find(({ id }) => id === place)?.name;
	const item = (making?.root === root && making.answer?.item) || (list?.item ?? part ?? "");
	return root.startsWith("+") ? newOne(item, ofSite.neuter) : capital(item);
}

/** Its first words: what it will be called. */
export function nameOf(root: FieldId): string {
	const { making } = getPanel();
	const drafts = draftsIn(root);
	const fields = making?.root === root ? making.answer?.fields : undefined;
	const texts = fields?.filter(({ kind }) => kind === "text").map(({ id }) => id);
	const values = (texts ?? (Object.keys(drafts) as FieldId[])).map((id) => drafts[id]?.value);
	return values.find((value) => typeof value === "string" && value.trim() !== "")?.toString() ?? "";
}
