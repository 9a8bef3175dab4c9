/** Whether the page of a case is as long as somebody reads it to the end. */
import { entryFile } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { valuesIn } from "../content/walk.ts";
import type { Finding } from "./finding.ts";

/** Words on the page, those of drawings, figures and how they were measured included. */
const FEWEST = 800;
const MOST = 950;
/** How many of them stand in no file of a case, or twice: labels, months, the cases beside it. */
const SHARED = 150;

/** What is no text of the page: addresses, names of drawings and choices, words for search engines. */
const NOT_READ = new Set([
	...["id", "slug", "link", "meta", "source", "icon", "emoji"],
	...["flag", "kind", "layout", "expertise", "dienst"],
]);

export const longAndShortCases = ({ cases }: Content): Finding[] =>
	cases.flatMap(({ story, ...entry }) => {
		if (!story) return [];
		const onCard = [entry.challenge, entry.approach, entry.result];
		const words = SHARED + wordsIn({ ...entry, story }) - wordsIn(onCard);
		if (words >= FEWEST && words <= MOST) return [];
		return [
			{
				file: entryFile("cases", entry),
				field: "story",
				problem: `de pagina telt ongeveer ${Math.round(words / 10) * 10} woorden`,
			},
		];
	});

/** How many words people read in a piece of content. */
const wordsIn = (data: unknown) =>
	valuesIn(data)
		.filter(({ field }) => !field.split(".").some((key) => NOT_READ.has(key)))
		.flatMap(
			({ value }) => (typeof value === "string" ? value.match(/\S*[\p{L}\d]\S*/gu) : null) ?? [],
		).length;
