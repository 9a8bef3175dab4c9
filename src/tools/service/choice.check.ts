/** Whether the questions of 'Welke dienst past?' can lead to each service. */
import { commaList, type Flaw } from "../../fields/wording.ts";
import type { Choice } from "./choice.schema.ts";

/** @returns each problem, worded for an editor, with the field of the choice that has it. */
export function choiceProblems({ questions }: Choice, services: readonly { id: string }[]): Flaw[] {
	const ids = services.map(({ id }) => id);
	const topics = questions.map(({ topic }) => topic);
	return questions.flatMap(({ topic, answers }, index): Flaw[] => {
		const field = `questions.${index}`;
		const missing = ids.filter((id) => !answers[id]);
		const strangers = Object.keys(answers).filter((id) => !ids.includes(id));
		return [
			...missing.map(
				(id): Flaw => [
					`${field}.answers`,
					`hier ontbreekt ${id}. Geef elke dienst een antwoord: ${commaList(ids)}.`,
				],
			),
			...strangers.map((id): Flaw => [`${field}.answers.${id}`, `"${id}" is geen dienst.`, ids]),
			...(topics.indexOf(topic) < index
				? [
						[
							`${field}.topic`,
							"hier gaat al een andere vraag over. Kies een ander onderwerp.",
						] as const,
					]
				: []),
		];
	});
}
