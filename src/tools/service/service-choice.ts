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

/** So many sentences say why a service does not fit. */
const MOST_LIMITS = 2;

/** What one can answer to a question, if one knows. */
const signsOf = ({ questions, services }: ChooserWords, question: number) => [
	...services.map(({ letter }) => letter),
	...(questions[question]?.other ? [OTHER] : []),
];

/** Reads any text. What is not a known sign for each question says nothing: it is another's. */
export function parseAnswers(words: ChooserWords, fragment: string): Answers {
	const isAnswers =
		fragment.length === words.questions.length &&
		[...fragment].every((sign, at) => [NONE, UNSURE, ...signsOf(words, at)].includes(sign));
	return words.questions.map((_, at) => (isAnswers ? fragment.charAt(at).replace(NONE, "") : ""));
}

/** The fragment that says so: a sign for each question. Without any answer it is ''. */
export const formatAnswers = (answers: Answers): string =>
	answers.some(Boolean) ? answers.map((sign) => sign || NONE).join("") : "";

/** Whose answer was given to a question. */
const givenTo = ({ services }: ChooserWords, answers: Answers, question: number) =>
	services.find(({ letter }) => letter === answers[question])?.id ?? "";

/** For each question why its answer speaks for a service, if it does: it is its own, or the service promises the same. */
const reasonsFor = (words: ChooserWords, answers: Answers, { id }: ChooserService) =>
	words.questions.map(({ answers: texts }, question) => {
		const given = givenTo(words, answers, question);
		return given === id ? texts[given]?.because : texts[given]?.always;
	});

/** How many of the answers are for a service. */
export const countOf = (words: ChooserWords, answers: Answers, service: ChooserService): number =>
	reasonsFor(words, answers, service).filter(Boolean).length;

/**
 * The services with most answers, but for those whose own page sends whoever answers so to
 * another. If that leaves none it is that other; two that send him to each other both fit.
 */
function winnersOf(words: ChooserWords, answers: Answers) {
	const { services, elsewhere, questions } = words;
	const rules = elsewhere.filter(({ when }) =>
		when.every(({ topic, answer }) => {
			const asked = questions.findIndex((question) => question.topic === topic);
			return givenTo(words, answers, asked) === answer;
		}),
	);
	const ruleOf = ({ id }: ChooserService) => rules.find(({ instead: [from] }) => from === id);
	const sent = new Set<(typeof rules)[number]>();
	/** Where one ends who is sent on from here; all that he was sent around by. */
	const follow = (path: ChooserService[], here: ChooserService): ChooserService[] => {
		const rule = ruleOf(here);
		const to = services.find(({ id }) => id === rule?.instead[1]);
		if (!rule || !to) return [here];
		sent.add(rule);
		const at = path.indexOf(to);
		return at < 0 ? follow([...path, here], to) : [...path.slice(at), here];
	};
	const counts = services.map((service) => countOf(words, answers, service));
	const best = services.filter((_, at) => counts[at] === Math.max(1, ...counts));
	const ends = best.flatMap((service) => follow([], service));
	const staying = best.filter((service) => !ruleOf(service));
	const winners = services.filter((service) => (staying[0] ? staying : ends).includes(service));
	const isClear = winners.length <= 2 && !answers.includes(OTHER);
	return { winners: isClear ? winners : [], sent: [...sent] };
}

/** Whether nothing that one may still answer makes others win. */
function isFinalFor(
	words: ChooserWords,
	answers: Answers,
	winners: readonly ChooserService[],
): boolean {
	const open = answers.findIndex(isOpen);
	if (open < 0) return idsOf(winnersOf(words, answers).winners) === idsOf(winners);
	return signsOf(words, open).every((sign) => isFinalFor(words, answers.with(open, sign), winners));
}
const idsOf = (services: readonly ChooserService[]) => services.map(({ id }) => id).join();
const isOpen = (answer: string) => !answer || answer === UNSURE;

/** What the answers come to, in sentences; while questions are left that can change it, nobody wins. */
export function outcomeOf(words: ChooserWords, answers: Answers) {
	const { questions, services, progress, outcome } = words;
	const { winners, sent } = winnersOf(words, answers);
	const isFinal = isFinalFor(words, answers, winners);
	const left = isFinal ? 0 : answers.filter((answer) => !answer).length;
	if (left > 0) {
		const title = left === 1 ? progress.one : fill(progress.many, { aantal: left });
		return { left, title, winners: [], others: [], lead: [] };
	}
	const isAlone = winners.length === 1;
	const speaksFor = (service: ChooserService, question: number) =>
		reasonsFor(words, answers, service)[question];
	const limitOf = ({ id }: ChooserService, question: number) =>
		questions[question]?.answers[id]?.limit ?? "";
	const given = answers.flatMap((answer, question) => (isOpen(answer) ? [] : question));
	// Of a tie: not those for the other, as both can be.
	const cautions = given.filter((at) => !winners.some((service) => speaksFor(service, at)));
	const vragen = questions.filter((_, at) => !given.includes(at)).map(({ question }) => question);
	const { same, differs } = outcome.unsure;
	const unsure =
		vragen.length > 0 && !answers.includes(OTHER)
			? [fill(isFinal ? same : differs, { vragen: vragen.join(" ") })]
			: [];
	const { title, lead } = verdictOn(words, answers, winners);
	return {
		left,
		/** In a few words: which service fits, that two can, that none does. */
		title,
		/** The service that fits best, or two. Nobody where no service fits, or more than two do. */
		winners: winners.map((service) => ({
			service,
			/** The answers that speak for it. */
			reasons: [
				...sent.flatMap(({ instead: [, to], text }) => (isAlone && to === service.id ? text : [])),
				// What is for both of a tie is said once.
				...given
					.filter((at) => winners.find((winner) => speaksFor(winner, at)) === service)
					.map((at) => speaksFor(service, at) ?? ""),
			],
			/** The cautions, each after what was chosen instead. */
			limits: [
				...cautions.map((at) => {
					const antwoord = answerSaid(words, answers, at);
					return `${fill(outcome.chosen, { antwoord })} ${limitOf(service, at)}`;
				}),
				...(isAlone ? unsure : []),
			],
		})),
		/** Where somebody wins, each with the weightiest answers that pointed elsewhere. */
		others: services
			.filter((service) => !winners.includes(service))
			.map((service) => ({
				service,
				reasons: [],
				limits: (winners.length > 0 ? given : [])
					.filter((at) => !speaksFor(service, at))
					.slice(0, MOST_LIMITS)
					.map((at) => limitOf(service, at)),
			})),
		/** What one does where no service wins alone. */
		lead: isAlone ? [] : [...lead, ...unsure],
	};
}

/** Who has won, in a few words; what decides between two, as far as content says so, and what to do; or why it is none. */
function verdictOn(
	{ questions, outcome }: ChooserWords,
	answers: Answers,
	[first, second]: readonly ChooserService[],
) {
	const { other } = questions[answers.indexOf(OTHER)] ?? {};
	if (!first && other) return { title: outcome.other, lead: [other.because] };
	if (!first) return { title: outcome.undecided.title, lead: [outcome.undecided.text] };
	if (!second) return { title: fill(outcome.one, { dienst: first.name }), lead: [] };
	const pair = outcome.pairs.find(
		({ tied }) => tied.includes(first.id) && tied.includes(second.id),
	);
	const text = fill(outcome.tieText, { een: first.name, ander: second.name });
	return { title: outcome.tie, lead: pair ? [pair.text, text] : [text] };
}

/** A service as the chooser knows it. */
export interface ChooserService {
	/** By which content names it. */
	id: string;
	name: string;
	/** In the address, and of its flag. */
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
function answerSaid(words: ChooserWords, answers: Answers, at: number) {
	const { answers: texts, other } = words.questions[at] ?? {};
	const given = answers[at] === OTHER ? other : texts?.[givenTo(words, answers, at)];
	return given?.text ?? words.unsure;
}

/** The prepared e-mail. @param link the full address of the tool with the answers. */
export function emailOf(
	words: ChooserWords,
	answers: Answers,
	{ winners }: ReturnType<typeof outcomeOf>,
	link: string,
) {
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
