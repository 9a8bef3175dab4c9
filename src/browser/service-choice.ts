/** 'Welke dienst past?': what five answers say, as plain functions of the fragment of the address. */
import type { Choice } from "@/content/types";
import { fill } from "./fill.ts";

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

/** What is asked, and which services there are to choose from, in their order. */
interface Asked {
	questions: readonly unknown[];
	/** The letter of each is one sign. */
	services: readonly { letter: string }[];
}

/** So many sentences say why a service does not fit. */
const MOST_LIMITS = 2;

/** Reads any text. What is not a known sign for each question says nothing: it is another's. */
export function parseAnswers({ questions, services }: Asked, fragment: string): Answers {
	const signs = [NONE, ...services.map(({ letter }) => letter)];
	const isAnswers =
		fragment.length === questions.length && [...fragment].every((sign) => signs.includes(sign));
	return questions.map((_, index) => (isAnswers ? fragment.charAt(index).replace(NONE, "") : ""));
}

/** The fragment that says so: a letter for each question. Without any answer it is ''. */
export const formatAnswers = (answers: Answers): string =>
	answers.some(Boolean) ? answers.map((letter) => letter || NONE).join("") : "";

/** How many of the answers are for a service. */
export const countOf = (answers: Answers, letter: string): number =>
	answers.filter((answer) => answer === letter).length;

/** The same answers but for one. */
export const withAnswer = (answers: Answers, question: number, letter: string): Answers =>
	answers.map((answer, index) => (index === question ? letter : answer));

/** What the answers come to. */
export function outcomeOf({ services }: Asked, answers: Answers): Outcome {
	const letters = services.map(({ letter }) => letter);
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

/** A service as the chooser knows it. */
export interface ChooserService {
	/** By which content names it. */
	id: string;
	name: string;
	/** In the address, and of its flag: `#flag-t`. */
	letter: string;
	/** Of the field that it wins. */
	color: "blue" | "red" | "yellow" | "white";
	/** Of its page. */
	path: string;
}

/** All that the chooser says. */
export interface ChooserWords extends Choice {
	services: ChooserService[];
}

/** In a few words: which service fits, that two can be, or how many questions are left. */
export function verdictOf(
	{ progress, outcome, services }: ChooserWords,
	{ left, winners }: Outcome,
) {
	if (left > 0) return left === 1 ? progress.one : fill(progress.many, { aantal: left });
	const [winner, second] = namesOf(services, winners);
	return winner && !second ? fill(outcome.one, { dienst: winner }) : outcome.tie;
}

const namesOf = (services: readonly ChooserService[], verdicts: readonly Verdict[]) =>
	services
		.filter((service) => verdicts.some(({ letter }) => letter === service.letter))
		.map(({ name }) => name);

/** How many of the answers are for a service: '4 van 5'. */
export const scoreOf = ({ progress }: ChooserWords, answers: Answers, letter: string) =>
	fill(progress.count, { aantal: countOf(answers, letter), totaal: answers.length });

/** What is said after an answer for a service: how far it is now, and the verdict. */
export function tallyOf(words: ChooserWords, answers: Answers, { name, letter }: ChooserService) {
	return fill(words.progress.said, {
		dienst: name,
		stand: scoreOf(words, answers, letter),
		rest: verdictOf(words, outcomeOf(words, answers)),
	});
}

/** A service with what is said of it. */
export interface Explained {
	service: ChooserService;
	reasons: string[];
	/** Of a winner the cautions, each after what was chosen instead. Of others: why not. */
	limits: string[];
}

/** The outcome in sentences. */
export function explain(words: ChooserWords, answers: Answers, { winners, others }: Outcome) {
	const find = (letter: string) => words.services.find((service) => service.letter === letter);
	const answerOf = (question: number, letter = answers[question] ?? "") =>
		words.questions[question]?.answers[find(letter)?.id ?? ""];
	const explainWith =
		(limit: (question: number, letter: string) => string) => (verdict: Verdict) => {
			const { letter, reasons, limits } = verdict;
			const service = find(letter);
			if (!service) return [];
			const because = (question: number) => answerOf(question, letter)?.because ?? "";
			return [
				{
					service,
					reasons: reasons.map(because),
					limits: limits.map((question) => limit(question, letter)),
				},
			];
		};
	const limitOf = (question: number, letter: string) => answerOf(question, letter)?.limit ?? "";
	const chosen = (question: number) =>
		fill(words.outcome.chosen, { antwoord: answerOf(question)?.text ?? "" });
	const explained = {
		winners: winners.flatMap(
			explainWith((question, letter) => `${chosen(question)} ${limitOf(question, letter)}`),
		),
		others: others.flatMap(explainWith(limitOf)),
	};
	const [first, second] = explained.winners;
	return { ...explained, tie: first && second ? tieOf(words, first.service, second.service) : [] };
}

/** What decides tied two services, as far as content says so, and what to do. */
function tieOf({ outcome }: ChooserWords, first: ChooserService, second: ChooserService) {
	const pair = outcome.pairs.find(
		({ tied }) => tied.includes(first.id) && tied.includes(second.id),
	);
	const text = fill(outcome.tieText, { een: first.name, ander: second.name });
	return pair ? [pair.text, text] : [text];
}

/** The prepared e-mail: what it is about, and its paragraphs when they have a link to the answers. */
export function emailOf(
	{ email, questions, services }: ChooserWords,
	answers: Answers,
	{ winners }: Outcome,
) {
	const [first = "", second] = namesOf(services, winners);
	const dienst = second ? fill(email.either, { een: first, ander: second }) : first;
	const given = questions.map(({ question, answers: texts }, index) => {
		const { id = "" } = services.find(({ letter }) => letter === answers[index]) ?? {};
		return fill(email.answer, { vraag: question, antwoord: texts[id]?.text ?? "" });
	});
	return {
		subject: fill(email.subject, { dienst }),
		lines: (link: string) =>
			email.opening.flatMap((line) =>
				line === "{antwoorden}" ? given : fill(line, { dienst, link }),
			),
	};
}
