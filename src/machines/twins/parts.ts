/** Parts that twins of several pages share. */

import { NO_LINK } from "@/content/contract/parts";
import type { Case } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { addressOf } from "../address.ts";
import { figures, link, type Section, section, smaller, text } from "./markdown.ts";

interface Call {
	title: string;
	text: string;
	button: string;
}

/** The last band of a page, and what one could read before its button. */
export const closing = (call: Call, read?: { label: string; path: string }): Section =>
	section(
		call.title,
		text(call.text),
		more(call.button, "/contact"),
		read && more(read.label, read.path),
	);

/** The way on to another page. */
export const more = (label: string, path: string) => link(label, addressOf(path));

/** A case as it stands in a list. */
export function caseCard(entry: Case): string[] {
	const { read, soon } = paginas.cases.card;
	return [
		smaller(entry.title),
		text(entry.sector),
		text(entry.result),
		figures(entry.metrics.slice(0, 2)),
		text(entry.technologies.slice(0, 3).join(", ")),
		entry.link === NO_LINK ? text(soon) : more(`${read}: ${entry.title}`, entry.link),
	];
}
