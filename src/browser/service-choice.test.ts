import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileTexts, MARK, RUNS } from "../../scripts/hostile-texts.ts";
import {
	type Answers,
	type ChooserWords,
	countOf,
	emailOf,
	explain,
	formatAnswers,
	outcomeOf,
	parseAnswers,
	scoreOf,
	tallyOf,
	verdictOf,
	withAnswer,
} from "./service-choice.ts";

const LETTERS = ["t", "p", "a"];
const SIGNS = [...LETTERS, ""];
const QUESTIONS = [0, 1, 2, 3, 4];

const ASKED = { questions: QUESTIONS, services: LETTERS.map((letter) => ({ letter })) };

const parse = (fragment: string) => parseAnswers(ASKED, fragment);

/** Each way to answer five questions or leave them. */
const ALL: Answers[] = QUESTIONS.reduce<string[][]>(
	(lists) => lists.flatMap((list) => SIGNS.map((sign) => [...list, sign])),
	[[]],
);

it("reads back whatever it writes", () => {
	expect(ALL).toHaveLength(4 ** 5);
	for (const answers of ALL) expect(parse(formatAnswers(answers))).toEqual(answers);
	expect(new Set(ALL.map(formatAnswers)).size).toBe(ALL.length);
});

it("writes nothing for no answers, and a place for each question else", () => {
	expect(formatAnswers(parse(""))).toBe("");
	expect(formatAnswers(["t", "t", "", "p", "a"])).toBe("tt-pa");
	expect(formatAnswers(["", "", "", "", "a"])).toBe("----a");
});

it.each([
	["tt-pa", "tt-pa"],
	["-----", ""],
	// An id of the page, or what somebody made of one: nobody's answers.
	...["tt", "ttpatpa", "ttpxa", "TTTTT", "aanpak", "tarieven", "contact", "__proto__"].map(
		(foreign) => [foreign, ""],
	),
])("reads #%s as #%s", (fragment, answers) => {
	expect(formatAnswers(parse(fragment))).toBe(answers);
});

it("changes one answer and leaves the others", () => {
	const answers = parse("tt-pa");
	expect(formatAnswers(withAnswer(answers, 2, "p"))).toBe("ttppa");
	expect(formatAnswers(withAnswer(answers, 0, "a"))).toBe("at-pa");
	expect(formatAnswers(answers)).toBe("tt-pa");
});

it("comes to one service, to a tie of two, or says how many answers are missing", () => {
	for (const answers of ALL) {
		const { left, winners, others } = outcomeOf(ASKED, answers);
		expect(left).toBe(answers.filter((answer) => !answer).length);
		if (left > 0) {
			expect([...winners, ...others]).toEqual([]);
			continue;
		}
		const counts = winners.map(({ letter }) => countOf(answers, letter));
		expect([1, 2]).toContain(winners.length);
		expect(new Set(counts).size).toBe(1);
		for (const { letter } of others)
			expect(countOf(answers, letter)).toBeLessThan(counts[0] as number);
		expect([...winners, ...others].map(({ letter }) => letter).sort()).toEqual(LETTERS.toSorted());
	}
});

it("accounts for all five answers, and for none twice", () => {
	for (const answers of ALL) {
		const { left, winners, others } = outcomeOf(ASKED, answers);
		if (left > 0) continue;
		const reasons = winners.flatMap(({ reasons }) => reasons);
		// Of a tie, both say what they do about an answer for the third.
		const cautions = new Set(winners.flatMap(({ limits }) => limits));
		expect([...reasons, ...cautions].sort()).toEqual(QUESTIONS);
		for (const { letter, reasons, limits } of winners) {
			for (const question of reasons) expect(answers[question]).toBe(letter);
			for (const question of limits) {
				expect(answers[question]).not.toBe(letter);
				expect(reasons).not.toContain(question);
			}
		}
		for (const { letter, reasons, limits } of others) {
			expect(reasons).toEqual([]);
			expect(limits).toHaveLength(2);
			// The weightiest: no question before them says so as well.
			expect(limits).toEqual(
				QUESTIONS.filter((question) => answers[question] !== letter).slice(0, 2),
			);
		}
		// Each sentence is that of a service about a question: no two of them are the same.
		const sentences = [...winners, ...others].flatMap(({ letter, reasons, limits }) => [
			...reasons.map((question) => `${letter}${question} because`),
			...limits.map((question) => `${letter}${question} limit`),
		]);
		expect(new Set(sentences).size).toBe(sentences.length);
	}
});

it.each([
	["ttttt", ["t"]],
	["tttpt", ["t"]],
	["ttppp", ["p"]],
	["tapaa", ["a"]],
	["tptpa", ["t", "p"]],
	["appta", ["p", "a"]],
])("lets %s be won by %s", (fragment, letters) => {
	const { winners } = outcomeOf(ASKED, parse(fragment));
	expect(winners.map(({ letter }) => letter)).toEqual(letters);
});

it("says what each answer did", () => {
	expect(outcomeOf(ASKED, parse("tttpt"))).toEqual({
		left: 0,
		winners: [{ letter: "t", reasons: [0, 1, 2, 4], limits: [3] }],
		others: [
			{ letter: "p", reasons: [], limits: [0, 1] },
			{ letter: "a", reasons: [], limits: [0, 1] },
		],
	});
	expect(outcomeOf(ASKED, parse("tpatp"))).toEqual({
		left: 0,
		winners: [
			{ letter: "t", reasons: [0, 3], limits: [2] },
			{ letter: "p", reasons: [1, 4], limits: [2] },
		],
		others: [{ letter: "a", reasons: [], limits: [0, 1] }],
	});
});

/** As content has them, but for what is said. */
const WORDS: ChooserWords = {
	title: "",
	intro: "",
	more: "",
	again: "",
	services: LETTERS.map((letter) => ({
		id: `dienst-${letter}`,
		name: letter.toUpperCase(),
		letter,
		color: "blue",
		path: `/${letter}`,
	})),
	questions: QUESTIONS.map((question) => ({
		question: `Vraag ${question}?`,
		answers: Object.fromEntries(
			LETTERS.map((letter) => [
				`dienst-${letter}`,
				{
					text: `${letter}${question}`,
					because: `Want ${letter}${question}.`,
					limit: `Let op ${letter}${question}.`,
				},
			]),
		),
	})),
	progress: {
		count: "{aantal} van {totaal}",
		one: "Nog één",
		many: "Nog {aantal}",
		cleared: "",
		said: "{dienst}: {stand}. {rest}.",
	},
	outcome: {
		one: "{dienst} past",
		tie: "Beide kunnen",
		tieText: "{een} en {ander}",
		pairs: [{ tied: ["dienst-a", "dienst-t"], text: "T of A?" }],
		show: "",
		because: "",
		caution: "",
		chosen: "Je koos {antwoord}.",
		whyNot: "",
		open: "",
		look: "",
		paper: "",
	},
	email: {
		button: "",
		subject: "Past {dienst}?",
		either: "{een} of {ander}",
		answer: "{vraag} {antwoord}",
		opening: ["Hallo", "{antwoorden}", "{dienst}, zie {link}"],
	},
};
const explained = (fragment: string) => {
	const answers = parse(fragment);
	return explain(WORDS, answers, outcomeOf(WORDS, answers));
};

it("says how far one is, and the verdict", () => {
	const verdict = (fragment: string) => verdictOf(WORDS, outcomeOf(WORDS, parse(fragment)));
	expect(["", "ttt--", "tttp-", "tttpa", "tptpa"].map(verdict)).toEqual([
		"Nog 5",
		"Nog 2",
		"Nog één",
		"T past",
		"Beide kunnen",
	]);
	const [, project] = WORDS.services;
	expect(scoreOf(WORDS, parse("tpp--"), "p")).toBe("2 van 5");
	expect(project && tallyOf(WORDS, parse("tpp--"), project)).toBe("P: 2 van 5. Nog 2.");
});

it("explains with the sentences of the service, after what was chosen instead", () => {
	const { winners, others, tie } = explained("tttpt");
	expect(winners).toEqual([
		{
			service: WORDS.services[0],
			reasons: ["Want t0.", "Want t1.", "Want t2.", "Want t4."],
			limits: ["Je koos p3. Let op t3."],
		},
	]);
	expect(others.map(({ limits }) => limits)).toEqual([
		["Let op p0.", "Let op p1."],
		["Let op a0.", "Let op a1."],
	]);
	expect(tie).toEqual([]);
});

it("says of a tie what decides, where content knows that", () => {
	expect(explained("tatap").tie).toEqual(["T of A?", "T en A"]);
	expect(explained("tptpa").tie).toEqual(["T en P"]);
});

it("never says a sentence twice", () => {
	for (const answers of ALL) {
		const { winners, others, tie } = explained(formatAnswers(answers));
		const sentences = [...winners, ...others].flatMap(({ reasons, limits }) => [
			...reasons,
			...limits,
		]);
		expect(new Set([...sentences, ...tie]).size).toBe(sentences.length + tie.length);
	}
});

it("writes the e-mail with all answers", () => {
	const email = (fragment: string) => {
		const answers = parse(fragment);
		return emailOf(WORDS, answers, outcomeOf(WORDS, answers));
	};
	expect(email("tttpt").subject).toBe("Past T?");
	expect(email("tttpt").lines("https://x.test/#tttpt")).toEqual([
		"Hallo",
		...["t0", "t1", "t2", "p3", "t4"].map((answer, index) => `Vraag ${index}? ${answer}`),
		"T, zie https://x.test/#tttpt",
	]);
	expect(email("tptpa").subject).toBe("Past T of P?");
});

it("takes any text for some answers, and keeps nothing else of it", () => {
	const letters = fc.constantFrom(...ALL.map(formatAnswers));
	const found = new Set<string>();
	const isChoice = (fragment: string) => {
		const answers = parse(fragment);
		expect(answers).toHaveLength(QUESTIONS.length);
		for (const answer of answers) expect(SIGNS).toContain(answer);
		expect(parse(formatAnswers(answers))).toEqual(answers);
		const outcome = outcomeOf(WORDS, answers);
		expect(outcome.left).toBe(countOf(answers, ""));
		const { subject, lines } = emailOf(WORDS, answers, outcome);
		const link = `https://x.test/#${formatAnswers(answers)}`;
		const said = [explain(WORDS, answers, outcome), subject, lines(link)];
		expect(JSON.stringify(said)).not.toContain(MARK);
		found.add(verdictOf(WORDS, outcome));
	};
	fc.assert(fc.property(hostileTexts(letters), isChoice), RUNS);
	for (const answers of ALL) isChoice(formatAnswers(answers));
	const open = ["Nog 5", "Nog 4", "Nog 3", "Nog 2", "Nog één"];
	const verdicts = [...open, "T past", "P past", "A past", "Beide kunnen"];
	expect([...found].sort()).toEqual(verdicts.sort());
});
