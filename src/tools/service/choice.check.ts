/** Whether the questions of 'Welke dienst past?' can lead to each service, and say so without repeating themselves. */

import { commaList, type Flaw } from "../../fields/wording.ts";
import type { Choice } from "./choice.schema.ts";

/** With one there is nothing to choose; with five, five answers could be a tie of five. */
const FEWEST = 2;
const MOST = 4;

interface Service {
	id: string;
	flag: string;
}

/** @returns each problem, worded for an editor, with the field of the choice that has it. */
export function choiceProblems(
	{ questions, outcome, elsewhere }: Pick<Choice, "questions" | "outcome" | "elsewhere">,
	services: readonly Service[],
): Flaw[] {
	const ids = services.map(({ id }) => id);
	if (ids.length < FEWEST || ids.length > MOST)
		return [
			[
				"questions",
				`er zijn ${ids.length} diensten, maar de vragen kunnen kiezen uit ${FEWEST} tot en met ${MOST}.`,
			],
		];
	const problems: Flaw[] = [];
	// Each sentence tells of one answer, so a second place would say it of another.
	const places = new Map<string, string>();
	const takeOnce = (field: string, sentence: string) => {
		const place = places.get(sentence);
		if (place)
			problems.push([field, `"${sentence}" staat ook bij ${place}. Schrijf hier iets anders.`]);
		places.set(sentence, field);
	};
	for (const [index, { question, answers }] of questions.entries()) {
		const field = `questions.${index}`;
		takeOnce(`${field}.question`, question);
		for (const id of ids)
			if (!answers[id])
				problems.push([
					`${field}.answers`,
					`hier ontbreekt ${id}. Geef elke dienst een antwoord: ${commaList(ids)}.`,
				]);
		for (const [id, { text, because, limit, always }] of Object.entries(answers)) {
			const place = `${field}.answers.${id}`;
			if (!ids.includes(id)) problems.push([place, `"${id}" is geen dienst.`, ids]);
			takeOnce(`${place}.text`, text);
			takeOnce(`${place}.because`, because);
			takeOnce(`${place}.limit`, limit);
			if (always) takeOnce(`${place}.always`, always);
		}
	}
	const asked = questions.map(({ topic }) => topic);
	for (const [index, topic] of asked.entries())
		if (asked.indexOf(topic) < index)
			problems.push([
				`questions.${index}.topic`,
				"hier gaat al een andere vraag over. Kies een ander onderwerp.",
			]);
	for (const [index, { instead, when, text }] of elsewhere.entries()) {
		const field = `elsewhere.${index}`;
		const named = [...instead, ...when.map(({ answer }) => answer)];
		if (new Set(instead).size < 2) problems.push([field, "noem twee verschillende diensten.", ids]);
		// Of the whole: with one answer less it would send away others too.
		const stranger = named.find((id) => !ids.includes(id));
		if (stranger) problems.push([field, `"${stranger}" is geen dienst.`, ids]);
		takeOnce(`${field}.text`, text);
	}
	const pairs = new Set<string>();
	for (const [index, { tied }] of outcome.pairs.entries()) {
		const field = `outcome.pairs.${index}.tied`;
		const pair = commaList(tied.toSorted());
		if (new Set(tied).size < 2 || tied.some((id) => !ids.includes(id)))
			problems.push([field, "noem twee verschillende diensten.", ids]);
		else if (pairs.has(pair)) problems.push([field, `${pair} staat er al. Haal er een weg.`]);
		pairs.add(pair);
	}
	return problems;
}

/** @returns the services whose letter in the address another has, and that other. */
export const sharedLetters = <Each extends Service>(services: readonly Each[]): [Each, Each][] =>
	services.flatMap((service, index) => {
		const first = services.findIndex(({ flag }) => flag === service.flag);
		const owner = services[first];
		return owner && first < index ? [[service, owner]] : [];
	});
