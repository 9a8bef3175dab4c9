import type { Content } from "@/content/types";

export type SpokenWords = Content["interface"]["spoken"];

/**
 * A figure as one says it, where a voice would lose its signs: `<50ms` is 'onder 50 milliseconden',
 * `2-6 FTE` '2 tot 6 FTE'. Others stay as they are written.
 */
export const spokenOf = (figure: string, words: SpokenWords) =>
	figure
		.replace(/^<(?=\d)/, `${words.under} `)
		.replaceAll(/(?<=\d)-(?=\d)/g, ` ${words.to} `)
		.replaceAll(
			/(?<=\d)[ \u00a0]?(x|min|ms|s)(?![\p{L}\d])/gu,
			(_, unit: keyof SpokenWords) => `\u00a0${words[unit]}`,
		);
