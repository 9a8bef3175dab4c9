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

/** What the answers come to. */
export interface Outcome {
	/** How many questions are left that can change it; until none is, nobody wins. */
	left: number;
	/** In a few words: which service fits, that two can, that none does, or how many questions are left. */
	title: string;
	/** The service that fits best, or two. Nobody where no service fits, or more than two do. */
	winners: Advice[];
	/** Where somebody wins: all others, each with the weightiest answers that pointed elsewhere. */
	others: Advice[];
	/** What one does where no service wins alone. */
	lead: string[];
}

/** What is said of a service. */
export interface Advice {
	service: ChooserService;
	/** The answers that speak for it. */
	reasons: string[];
	/** Of a winner the cautions, each after what was chosen instead. Of others: why not. */
	limits: string[];
}

type Rule = Choice["elsewhere"][number];
/** What is asked, which services there are to choose from, and who belongs elsewhere. */
type Asked = Pick<ChooserWords, "questions" | "services" | "elsewhere">;

/** So many sentences say why a service does not fit. */
const MOST_LIMITS = 2;

/** What one can answer to a question, if one knows. */
const signsOf = ({ questions, services }: Asked, question: number) => [
	...services.map(({ letter }) => letter),
	...(questions[question]?.other ? [OTHER] : []),
];

/** Reads any text. What is not a known sign for each question says nothing: it is another's. */
export function parseAnswers(asked: Asked, fragment: string): Answers {
	const isAnswers =
		fragment.length === asked.questions.length &&
		[...fragment].every((sign, at) => [NONE, UNSURE, ...signsOf(asked, at)].includes(sign));
	return asked.questions.map((_, at) => (isAnswers ? fragment.charAt(at).replace(NONE, "") : ""));
}

/** The fragment that says so: a sign for each question. Without any answer it is ''. */
export const formatAnswers = (answers: Answers): string =>
	answers.some(Boolean) ? answers.map((sign) => sign || NONE).join("") : "";

/** Why an answer speaks for a service: it is its own, or the service promises the same. */
function becauseOf(
	{ questions, services }: Asked,
	answers: Answers,
	question: number,
	{ id }: ChooserService,
): string | undefined {
	const given = idOf(services, answers[question]);
	const answer = questions[question]?.answers[given];
	return given === id ? answer?.because : answer?.always;
}
const idOf = (services: readonly ChooserService[], sign = "") =>
	services.find(({ letter }) => letter === sign)?.id ?? "";

/** How many of the answers are for a service. */
export const countOf = (asked: Asked, answers: Answers, service: ChooserService): number =>
	answers.filter((_, question) => becauseOf(asked, answers, question, service)).length;

/**
 * The services with most answers, but for those whose own page sends whoever answers so to
 * another. If that leaves none it is that other; two that send him to each other both fit.
 */
function winnersOf(asked: Asked, answers: Answers) {
	const { services, elsewhere, questions } = asked;
	/** Whose answer was given to a question. */
	const given = (topic: string) =>
		idOf(services, answers[questions.findIndex((question) => question.topic === topic)]);
	const ruleOf = ({ id }: ChooserService) =>
		elsewhere.find(
			({ instead, when }) =>
				instead[0] === id && when.every(({ topic, answer }) => given(topic) === answer),
		);
	const sent = new Set<Rule>();
	const follow = (path: ChooserService[], here: ChooserService): ChooserService[] => {
		const rule = ruleOf(here);
		const to = services.find(({ id }) => id === rule?.instead[1]);
		if (!rule || !to) return [here];
		sent.add(rule);
		const at = path.indexOf(to);
		return at < 0 ? follow([...path, here], to) : [...path.slice(at), here];
	};
	const counts = services.map((service) => countOf(asked, answers, service));
	const most = Math.max(1, ...counts);
	const best = services.filter((_, at) => counts[at] === most);
	const ends = best.flatMap((service) => follow([], service));
	const staying = best.filter((service) => !ruleOf(service));
	const winners = services.filter((service) => (staying[0] ? staying : ends).includes(service));
	const isClear = winners.length <= 2 && !answers.includes(OTHER);
	return { winners: isClear ? winners : [], sent: winners.length === 1 ? [...sent] : [] };
}

/** Whether nothing that one may still answer makes others win. */
function isFinalFor(asked: Asked, answers: Answers, winners: readonly ChooserService[]): boolean {
	const open = answers.findIndex(isOpen);
	if (open >= 0)
		return signsOf(asked, open).every((sign) =>
			isFinalFor(asked, answers.with(open, sign), winners),
		);
	const final = winnersOf(asked, answers).winners;
	return final.length === winners.length && final.every((service) => winners.includes(service));
}
const isOpen = (answer: string) => !answer || answer === UNSURE;

/** What the answers come to, in sentences. */
export function outcomeOf(words: ChooserWords, answers: Answers): Outcome {
	const { questions, services, progress, outcome } = words;
	const { winners, sent } = winnersOf(words, answers);
	const isFinal = isFinalFor(words, answers, winners);
	const left = isFinal ? 0 : answers.filter((answer) => !answer).length;
	if (left > 0) {
		const title = left === 1 ? progress.one : fill(progress.many, { aantal: left });
		return { left, title, winners: [], others: [], lead: [] };
	}
	const [first, second] = winners;
	const isAlone = first && !second;
	const isOther = answers.includes(OTHER);
	const becauseFor = (service: ChooserService) => (question: number) =>
		becauseOf(words, answers, question, service);
	const limitFor = ({ id }: ChooserService, question: number) =>
		questions[question]?.answers[id]?.limit ?? "";
	const all = [...questions.keys()];
	const given = all.filter((question) => !isOpen(answers[question] ?? ""));
	const vragen = questions.flatMap(({ question }, at) => (given.includes(at) ? [] : question));
	const { same, differs } = outcome.unsure;
	const unsure =
		vragen.length > 0 && !isOther
			? [fill(isFinal ? same : differs, { vragen: vragen.join(" ") })]
			: [];
	// Of a tie: not those for the other, as both can be.
	const cautions = given.filter((at) => !winners.some((service) => becauseFor(service)(at)));
	return {
		left,
		title: titleOf(words, isOther, first, second),
		winners: winners.map((service) => ({
			service,
			reasons: [
				...sent.flatMap(({ instead, text }) => (instead[1] === service.id ? text : [])),
				// What is for both of a tie is said once.
				...all
					.filter((at) => winners.find((winner) => becauseFor(winner)(at)) === service)
					.map((at) => becauseFor(service)(at) ?? ""),
			],
			limits: [
				...cautions.map((at) => {
					const antwoord = answerSaid(words, answers, at);
					return `${fill(outcome.chosen, { antwoord })} ${limitFor(service, at)}`;
				}),
				...(isAlone ? unsure : []),
			],
		})),
		others: services
			.filter((service) => first && !winners.includes(service))
			.map((service) => ({
				service,
				reasons: [],
				limits: given
					.filter((at) => !becauseFor(service)(at))
					.slice(0, MOST_LIMITS)
					.map((at) => limitFor(service, at)),
			})),
		lead: isAlone ? [] : [...leadOf(words, answers, first, second), ...unsure],
	};
}

function titleOf(
	{ outcome }: ChooserWords,
	isOther: boolean,
	first?: ChooserService,
	second?: ChooserService,
) {
	if (!first) return isOther ? outcome.other : outcome.undecided.title;
	return second ? outcome.tie : fill(outcome.one, { dienst: first.name });
}

/** What decides between two services, as far as content says so, and what to do; or why it is none. */
function leadOf(
	{ questions, outcome }: ChooserWords,
	answers: Answers,
	first?: ChooserService,
	second?: ChooserService,
) {
	if (!first || !second) {
		const other = questions[answers.indexOf(OTHER)]?.other;
		return [other?.because ?? outcome.undecided.text];
	}
	const pair = outcome.pairs.find(
		({ tied }) => tied.includes(first.id) && tied.includes(second.id),
	);
	const text = fill(outcome.tieText, { een: first.name, ander: second.name });
	return pair ? [pair.text, text] : [text];
}

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

/** How many of the answers are for a service: '4 van 5'. */
export const scoreOf = (words: ChooserWords, answers: Answers, service: ChooserService) =>
	fill(words.progress.count, {
		aantal: countOf(words, answers, service),
		totaal: answers.length,
	});

/** What is said after an answer: of one for a service how far it is now, and the verdict. */
export function tallyOf(words: ChooserWords, answers: Answers, service?: ChooserService) {
	const rest = outcomeOf(words, answers).title;
	const stand = service && scoreOf(words, answers, service);
	return stand ? fill(words.progress.said, { dienst: service.name, stand, rest }) : `${rest}.`;
}

/** What was chosen, in the visitor's own words. */
function answerSaid({ questions, services, unsure }: ChooserWords, answers: Answers, at: number) {
	const { answers: texts, other } = questions[at] ?? {};
	return (answers[at] === OTHER ? other : texts?.[idOf(services, answers[at])])?.text ?? unsure;
}

/** The prepared e-mail. @param link the full address of the tool with the answers. */
export function emailOf(words: ChooserWords, answers: Answers, { winners }: Outcome, link: string) {
	const { email, questions } = words;
	const [een = email.undecided, ander] = winners.map(({ service }) => service.name);
	const dienst = ander ? fill(email.either, { een, ander }) : een;
	const given = questions.map(({ question }, at) =>
		fill(email.answer, { vraag: question, antwoord: answerSaid(words, answers, at) }),
	);
	return {
		subject: fill(email.subject, { dienst }),
		lines: email.opening.flatMap((line) =>
			line === "{antwoorden}" ? given : fill(line, { dienst, link }),
		),
	};
}
