/** 'Welke dienst past?': what five answers say, as plain functions of the fragment of the address. */

/** Stands in the address for a question without an answer. */
const NONE = "-";

/** For each question the letter of the service that was chosen, or ''. */
export type Answers = readonly string[];

/** What is said of a service, by the places of the questions that say it. */
interface Verdict {
	letter: string;
	/** The answers that spoke for it. */
	reasons: number[];
	/** The answers that did not, where it wins all the same; those that tell it apart, where not. */
	limits: number[];
}

export interface Outcome {
	/** How many questions are left; until none is, nobody wins. */
	left: number;
	/** The service with most answers. Two when they have as many. */
	winners: Verdict[];
	/** All others, each with the weightiest answers that pointed elsewhere. */
	others: Verdict[];
}

/** So many sentences say why a service does not fit. */
const MOST_LIMITS = 2;

/**
 * Reads any text. What is no letter of a service is no answer, what comes after the last
 * question is nothing.
 * @param letters of the services: one sign each.
 */
export const parseAnswers = (
	fragment: string,
	letters: readonly string[],
	questions: number,
): Answers =>
	Array.from({ length: questions }, (_, index) => {
		const letter = fragment.charAt(index);
		return letters.includes(letter) ? letter : "";
	});

/** The fragment that says so: a letter for each question. Without any answer it is ''. */
export const formatAnswers = (answers: Answers): string =>
	answers.some(Boolean) ? answers.map((letter) => letter || NONE).join("") : "";

/** How many of the answers are for a service. */
export const countOf = (answers: Answers, letter: string): number =>
	answers.filter((answer) => answer === letter).length;

/** The same answers but for one. */
export const withAnswer = (answers: Answers, question: number, letter: string): Answers =>
	answers.map((answer, index) => (index === question ? letter : answer));

/** What the answers come to. @param letters of the services, in the order in which they are named. */
export function outcomeOf(answers: Answers, letters: readonly string[]): Outcome {
	const left = countOf(answers, "");
	if (left > 0) return { left, winners: [], others: [] };
	const most = Math.max(...letters.map((letter) => countOf(answers, letter)));
	const isWinner = (letter: string) => countOf(answers, letter) === most;
	const questionsWhere = (holds: (answer: string) => boolean) =>
		answers.flatMap((answer, question) => (holds(answer) ? [question] : []));
	return {
		left,
		winners: letters.filter(isWinner).map((letter) => ({
			letter,
			reasons: questionsWhere((answer) => answer === letter),
			// Of a tie: not those for the other, as both can be.
			limits: questionsWhere((answer) => !isWinner(answer)),
		})),
		others: letters
			.filter((letter) => !isWinner(letter))
			.map((letter) => ({
				letter,
				reasons: [],
				limits: questionsWhere((answer) => answer !== letter).slice(0, MOST_LIMITS),
			})),
	};
}

/** Fills in what stands in braces. What nobody gives stays as it is. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
	words.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
		Object.hasOwn(values, name) ? `${values[name]}` : place,
	);
