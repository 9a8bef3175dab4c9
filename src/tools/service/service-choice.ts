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

/** What is said of a service, by the places of the questions that say it. */
interface Verdict {
	service: ChooserService;
	/** The answers that spoke for it. */
	reasons: number[];
	/** The answers that did not, where it wins all the same; those that tell it apart, where not. */
	limits: number[];
}

export interface Outcome {
	/** How many questions are left that can change it; until none is, nobody wins. */
	left: number;
	/** The service that fits best, or two. Nobody where no service fits, or more than two do. */
	winners: Verdict[];
	/** All others, each with the weightiest answers that pointed elsewhere. */
	others: Verdict[];
	/** What the page of a service says to whom most answers led to it, and who belongs elsewhere. */
	sent: Rule[];
	/** The questions without an answer, and whether those can change it. */
	open: number[];
	isFinal: boolean;
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
	const { services, elsewhere } = asked;
	const ruleOf = ({ id }: ChooserService) =>
		elsewhere.find(
			({ instead, when }) =>
				instead[0] === id &&
				when.every(({ question, answer }) => idOf(services, answers[question - 1]) === answer),
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
function isFinalFor(asked: Asked, answers: Answers, letters: string): boolean {
	const open = answers.findIndex(isOpen);
	return open < 0
		? lettersOf(winnersOf(asked, answers).winners) === letters
		: signsOf(asked, open).every((sign) => isFinalFor(asked, answers.with(open, sign), letters));
}
const isOpen = (answer: string) => !answer || answer === UNSURE;
const lettersOf = (services: readonly ChooserService[]) =>
	services.map(({ letter }) => letter).join("");

/** What the answers come to. */
export function outcomeOf(asked: Asked, answers: Answers): Outcome {
	const { winners, sent } = winnersOf(asked, answers);
	const questionsWhere = (holds: (answer: string, question: number) => boolean) =>
		answers.flatMap((answer, question) => (holds(answer, question) ? [question] : []));
	const open = questionsWhere(isOpen);
	const isFinal = isFinalFor(asked, answers, lettersOf(winners));
	const left = isFinal ? 0 : questionsWhere((answer) => !answer).length;
	if (left > 0) return { left, winners: [], others: [], sent: [], open, isFinal };
	const isFor = (question: number) => (service: ChooserService) =>
		becauseOf(asked, answers, question, service) !== undefined;
	return {
		left,
		open,
		isFinal,
		sent,
		winners: winners.map((service) => ({
			service,
			// What is for both of a tie is said once.
			reasons: questionsWhere((_, at) => winners.find(isFor(at)) === service),
			// Of a tie: not those for the other, as both can be.
			limits: questionsWhere((answer, at) => !isOpen(answer) && !winners.some(isFor(at))),
		})),
		others: (winners.length > 0 ? asked.services : [])
			.filter((service) => !winners.includes(service))
			.map((service) => ({
				service,
				reasons: [],
				limits: questionsWhere((answer, at) => !isOpen(answer) && !isFor(at)(service)).slice(
					0,
					MOST_LIMITS,
				),
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
	/** What else there is of it to go on with: its team to compose, its cases. */
	more: { label: string; href: string }[];
}

/** All that the chooser says. */
export interface ChooserWords extends Choice {
	services: ChooserService[];
}

/** In a few words: which service fits, that two can be, that none does, or how many questions are left. */
export function verdictOf(
	{ progress, outcome }: ChooserWords,
	answers: Answers,
	{ left, winners: [winner, second] }: Outcome,
) {
	if (left > 0) return left === 1 ? progress.one : fill(progress.many, { aantal: left });
	if (!winner) return answers.includes(OTHER) ? outcome.other : outcome.undecided.title;
	return second ? outcome.tie : fill(outcome.one, { dienst: winner.service.name });
}

/** How many of the answers are for a service: '4 van 5'. */
export const scoreOf = (words: ChooserWords, answers: Answers, service: ChooserService) =>
	fill(words.progress.count, {
		aantal: countOf(words, answers, service),
		totaal: answers.length,
	});

/** What is said after an answer: of one for a service how far it is now, and the verdict. */
export function tallyOf(words: ChooserWords, answers: Answers, service?: ChooserService) {
	const rest = verdictOf(words, answers, outcomeOf(words, answers));
	const stand = service && scoreOf(words, answers, service);
	return stand ? fill(words.progress.said, { dienst: service.name, stand, rest }) : `${rest}.`;
}

/** A service with what is said of it. */
export interface Explained {
	service: ChooserService;
	reasons: string[];
	/** Of a winner the cautions, each after what was chosen instead. Of others: why not. */
	limits: string[];
}

/** The outcome in sentences. `lead` says what one does where no service wins alone. */
export function explain(words: ChooserWords, answers: Answers, outcome: Outcome) {
	const { questions, outcome: said } = words;
	const { winners, others, sent, open, isFinal } = outcome;
	const limitOf = (question: number, { id }: ChooserService) =>
		questions[question]?.answers[id]?.limit ?? "";
	const vragen = open.map((question) => questions[question]?.question).join(" ");
	const unsure =
		vragen && !answers.includes(OTHER)
			? [fill(isFinal ? said.unsure.same : said.unsure.differs, { vragen })]
			: [];
	const [first, second] = winners;
	const isAlone = first && !second;
	return {
		winners: winners.map(({ service, reasons, limits }): Explained => {
			const cautions = limits.map((question) => {
				const antwoord = answerSaid(words, answers, question);
				return `${fill(said.chosen, { antwoord })} ${limitOf(question, service)}`;
			});
			return {
				service,
				reasons: [
					...sent.flatMap(({ instead, text }) => (instead[1] === service.id ? [text] : [])),
					...reasons.map((at) => becauseOf(words, answers, at, service) ?? ""),
				],
				limits: isAlone ? [...cautions, ...unsure] : cautions,
			};
		}),
		others: others.map(
			({ service, limits }): Explained => ({
				service,
				reasons: [],
				limits: limits.map((question) => limitOf(question, service)),
			}),
		),
		lead: isAlone ? [] : [...leadOf(words, answers, first?.service, second?.service), ...unsure],
	};
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
