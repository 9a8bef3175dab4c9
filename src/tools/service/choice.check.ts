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
	// Each tells of one answer, subject or tie: a second place would say it of another.
	const places = new Map<string, string>();
	const takeOnce = (field: string, said: string) => {
		const place = places.get(said);
		if (place) problems.push([field, `"${said}" staat ook bij ${place}. Zet hier iets anders.`]);
		places.set(said, field);
	};
	const mustExist = (field: string, named: readonly string[]) => {
		const stranger = named.find((id) => !ids.includes(id));
		if (stranger) problems.push([field, `"${stranger}" is geen dienst.`, ids]);
	};
	for (const [index, { topic, question, answers }] of questions.entries()) {
		const field = `questions.${index}`;
		takeOnce(`${field}.topic`, topic);
		takeOnce(`${field}.question`, question);
		for (const id of ids)
			if (!answers[id])
				problems.push([
					`${field}.answers`,
					`hier ontbreekt ${id}. Geef elke dienst een antwoord: ${commaList(ids)}.`,
				]);
		for (const [id, answer] of Object.entries(answers)) {
			const place = `${field}.answers.${id}`;
			mustExist(place, [id]);
			for (const [part, sentence] of Object.entries(answer))
				if (sentence) takeOnce(`${place}.${part}`, sentence);
		}
	}
	for (const [index, { instead, when, text }] of elsewhere.entries()) {
		const field = `elsewhere.${index}`;
		// Of the whole: with one answer less it would send away others too.
		mustExist(field, [...instead, ...when.map(({ answer }) => answer)]);
		takeOnce(`${field}.text`, text);
	}
	for (const [index, { tied }] of outcome.pairs.entries()) {
		const field = `outcome.pairs.${index}.tied`;
		mustExist(field, tied);
		takeOnce(field, commaList(tied.toSorted()));
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
