/** 'Welke dienst past?': what five answers say, as plain functions of the fragment of the address. */
import type { Choice } from "@/content/types";
import { fill } from "../../text/fill.ts";

/** Stands in the address for a question without an answer. */
const NONE = "-";
/** 'Weet ik niet', and an answer that is for no service at all. No letters: those are of services. */
export const UNSURE = "0";
export const OTHER = "9";

/** For each question the letter of the service that was chosen, UNSURE, OTHER or ''. */
export type Answers = readonly string[];

/** A service as the chooser knows it. */
export interface ChooserService {
	/** By which content names it. */
	id: string;
	name: string;
	/** In the address, and of its flag: `#flag-t`. */
	letter: string;
	/** Of the field that it wins. */
	color: "blue" | "red" | "yellow";
	/** Of its page. */
	path: string;
	/** What else there is of it to go on with: its team to compose, its cases. */
	more: { label: string; href: string }[];
}

/** All that the chooser says. */
export interface ChooserWords extends Choice {
	services: ChooserService[];
}

/** What the answers come to. */
export interface Outcome {
	/** How many questions are left; until none is, nobody wins. */
	left: number;
	/** In a few words: which service fits, that two can, that none does, or how many questions are left. */
	title: string;
	/** What one does where no service wins alone, and what one did not know. */
	lead: string[];
	/** The service that fits best, or two. Nobody where no service fits, or more than two do. */
	winners: Advice[];
	/** Where somebody wins: all others, each with the weightiest answers that pointed elsewhere. */
	others: Advice[];
}

/** What is said of a service. */
export interface Advice {
	service: ChooserService;
	/** The answers that speak for it. */
	reasons: string[];
	/** Of a winner the cautions, each after what was chosen instead. Of others: why not. */
	limits: string[];
}

/** So many sentences say why a service does not fit. */
const MOST_LIMITS = 2;

/** Reads any text. What is not a known sign for each question says nothing: it is another's. */
export function parseAnswers({ questions, services }: ChooserWords, fragment: string): Answers {
	const known = [NONE, UNSURE, ...services.map(({ letter }) => letter)];
	const isAnswers =
		fragment.length === questions.length &&
		questions.every(({ other }, at) => [...known, other && OTHER].includes(fragment[at]));
	return questions.map((_, at) => (isAnswers ? fragment.charAt(at).replace(NONE, "") : ""));
}

/** The fragment that says so: a sign for each question. Without any answer it is ''. */
export const formatAnswers = (answers: Answers): string =>
	answers.some(Boolean) ? answers.map((sign) => sign || NONE).join("") : "";

/** Whose answer a sign is. */
const idOf = ({ services }: ChooserWords, sign = "") =>
	services.find(({ letter }) => letter === sign)?.id ?? "";

/** For each question why the answer speaks for a service: it is its own, or the service promises the same. */
const reasonsFor = (words: ChooserWords, answers: Answers, { id }: ChooserService) =>
	words.questions.map((question, at) => {
		const given = idOf(words, answers[at]);
		const answer = question.answers[given];
		return given === id ? answer?.because : answer?.always;
	});

/** How many of the answers are for a service. */
export const countOf = (words: ChooserWords, answers: Answers, service: ChooserService): number =>
	reasonsFor(words, answers, service).filter(Boolean).length;

/** The same in words: '4 van 5'. */
export const scoreOf = (words: ChooserWords, answers: Answers, service: ChooserService) =>
	fill(words.progress.count, {
		aantal: countOf(words, answers, service),
		totaal: answers.length,
	});

/**
 * The services with most answers, but for those whose own page sends whoever answers so to
 * another. If that leaves none it is that other; where they send him round, all of them fit.
 * @returns them, and the rules by which one was sent to the only one.
 */
function winnersOf(words: ChooserWords, answers: Answers) {
	const { services, questions, elsewhere } = words;
	const given = new Map(questions.map(({ topic }, at) => [topic, idOf(words, answers[at])]));
	const rules = elsewhere.filter(({ when }) =>
		Object.entries(when).every(([topic, id]) => given.get(topic) === id),
	);
	const ruleOf = ({ id }: ChooserService) => rules.find(({ instead }) => instead[0] === id);
	const counts = services.map((service) => countOf(words, answers, service));
	const most = Math.max(1, ...counts);
	const reached = new Set(services.filter((_, at) => counts[at] === most));
	const best = [...reached];
	// Also those that are added on the way: a page may send to one that sends on.
	for (const service of reached) {
		const to = services.find(({ id }) => id === ruleOf(service)?.instead[1]);
		if (to) reached.add(to);
	}
	const stays = (service: ChooserService) => !ruleOf(service);
	const [fitting = []] = [best.filter(stays), [...reached].filter(stays), [...reached]].filter(
		({ length }) => length > 0,
	);
	const isClear = fitting.length <= 2 && !answers.includes(OTHER);
	return {
		winners: services.filter((service) => isClear && fitting.includes(service)),
		sent: fitting.length > 1 ? [] : [...reached].flatMap((service) => ruleOf(service) ?? []),
	};
}

const isOpen = (answer = "") => !answer || answer === UNSURE;

/** What the answers come to, in sentences. */
export function outcomeOf(words: ChooserWords, answers: Answers): Outcome {
	const { questions, services, progress, outcome } = words;
	const { winners, sent } = winnersOf(words, answers);
	const isOther = answers.includes(OTHER);
	const left = isOther ? 0 : answers.filter((answer) => !answer).length;
	if (left > 0) {
		const title = left === 1 ? progress.one : fill(progress.many, { aantal: left });
		return { left, title, lead: [], winners: [], others: [] };
	}
	const [title = "", ...lead] = headOf(words, answers, winners);
	const reasons = new Map(
		services.map((service) => [service, reasonsFor(words, answers, service)]),
	);
	const isFor = (service: ChooserService, at: number) => Boolean(reasons.get(service)?.[at]);
	const limitOf = ({ id }: ChooserService, at: number) => questions[at]?.answers[id]?.limit ?? "";
	const given = [...questions.keys()].filter((at) => !isOpen(answers[at]));
	const vragen = questions.flatMap(({ question }, at) => (isOpen(answers[at]) ? question : []));
	const unsure = vragen.length > 0 && !isOther;
	return {
		left,
		title,
		lead: unsure ? [...lead, fill(outcome.unsure, { vragen: vragen.join(" ") })] : lead,
		winners: winners.map((service) => ({
			service,
			reasons: [
				...sent.flatMap(({ instead, text }) => (instead[1] === service.id ? text : [])),
				// What is for both of a tie is said once.
				...given
					.filter((at) => winners.find((winner) => isFor(winner, at)) === service)
					.map((at) => reasons.get(service)?.[at] ?? ""),
			],
			// Of a tie: not those for the other, as both can be.
			limits: given
				.filter((at) => !winners.some((winner) => isFor(winner, at)))
				.map((at) => {
					const antwoord = answerSaid(words, answers, at);
					return `${fill(outcome.chosen, { antwoord })} ${limitOf(service, at)}`;
				}),
		})),
		others: services
			.filter((service) => winners.length > 0 && !winners.includes(service))
			.map((service) => ({
				service,
				reasons: [],
				limits: given
					.filter((at) => !isFor(service, at))
					.slice(0, MOST_LIMITS)
					.map((at) => limitOf(service, at)),
			})),
	};
}

/** The title; then, where no service wins alone, why it is none, or what decides between two. */
function headOf(
	{ questions, outcome }: ChooserWords,
	answers: Answers,
	[first, second]: readonly ChooserService[],
): string[] {
	if (first && second) {
		const pair = outcome.pairs.find(
			({ tied }) => tied.includes(first.id) && tied.includes(second.id),
		);
		const text = fill(outcome.tieText, { een: first.name, ander: second.name });
		return [outcome.tie, ...(pair ? [pair.text] : []), text];
	}
	if (first) return [fill(outcome.one, { dienst: first.name })];
	const other = questions[answers.indexOf(OTHER)]?.other;
	if (other) return [outcome.other, other.because];
	return [outcome.undecided.title, outcome.undecided.text];
}

/** What was chosen, in the visitor's own words. */
function answerSaid(words: ChooserWords, answers: Answers, at: number) {
	const { answers: texts, other } = words.questions[at] ?? {};
	const said = answers[at] === OTHER ? other : texts?.[idOf(words, answers[at])];
	return said?.text ?? words.unsure;
}

const EITHER = new Intl.ListFormat("nl", { type: "disjunction" });

/** The prepared e-mail. @param link the full address of the tool with the answers. */
export function emailOf(words: ChooserWords, answers: Answers, outcome: Outcome, link: string) {
	const { email, questions } = words;
	const names = outcome.winners.map(({ service }) => service.name);
	const dienst = EITHER.format(names) || outcome.title;
	const given = questions.map(
		({ question }, at) => `${question} ${answerSaid(words, answers, at)}.`,
	);
	return {
		subject: fill(email.subject, { dienst }),
		lines: email.opening.flatMap((line) =>
			line === "{antwoorden}" ? given : fill(line, { dienst, link }),
		),
	};
}
