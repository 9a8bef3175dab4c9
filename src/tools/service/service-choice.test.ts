import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileTexts, MARK, RUNS } from "../../../scripts/hostile-texts.ts";
import {
	type Answers,
	type ChooserService,
	type ChooserWords,
	countOf,
	emailOf,
	formatAnswers,
	outcomeOf,
	parseAnswers,
	scoreOf,
	tallyOf,
} from "./service-choice.ts";

const LETTERS = ["t", "p", "a"];
const SIGNS = [...LETTERS, ""];
const QUESTIONS = [0, 1, 2, 3, 4];

const rule = (instead: string, when: string, text: string) => ({
	instead: [...instead].map((letter) => `dienst-${letter}`),
	when: [...when.matchAll(/(\d)(.)/g)].map(([, question, letter]) => ({
		topic: `v${question}`,
		answer: `dienst-${letter}`,
	})),
	text,
});

/** As content has them, but for what is said. */
const WORDS: ChooserWords = {
	title: "",
	intro: "",
	again: "",
	unsure: "Geen idee",
	// T sends whoever wants two of P's to P; P sends whoever wants T's third to T.
	elsewhere: [
		rule("tp", "0p3p", "Naar P."),
		rule("pt", "2t", "Naar T."),
		rule("ta", "0a", "Naar A."),
	],
	services: LETTERS.map((letter) => ({
		id: `dienst-${letter}`,
		name: letter.toUpperCase(),
		letter,
		color: "blue",
		path: `/${letter}`,
		more: [],
	})),
	questions: QUESTIONS.map((question) => ({
		topic: `v${question}`,
		question: `Vraag ${question}?`,
		answers: Object.fromEntries(
			LETTERS.map((letter) => [
				`dienst-${letter}`,
				{
					text: `${letter}${question}`,
					because: `Want ${letter}${question}.`,
					limit: `Let op ${letter}${question}.`,
					...(letter === "p" && question === 4 && { always: "Want altijd." }),
				},
			]),
		),
		...(question === 0 && { other: { text: "Iets anders", because: "Want niets past." } }),
	})),
	progress: {
		count: "{aantal} van {totaal}",
		one: "Nog één",
		many: "Nog {aantal}",
		said: "{dienst}: {stand}. {rest}.",
	},
	outcome: {
		one: "{dienst} past",
		other: "Niets past",
		undecided: { title: "Onbeslist", text: "Meer nodig" },
		unsure: { same: "{vragen} maakt niet uit", differs: "{vragen} maakt uit" },
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
	},
	email: {
		button: "",
		subject: "Past {dienst}?",
		undecided: "nog niets",
		either: "{een} of {ander}",
		answer: "{vraag} {antwoord}",
		opening: ["Hallo", "{antwoorden}", "{dienst}, zie {link}"],
	},
};
const [T, P] = WORDS.services as [ChooserService, ChooserService];

const parse = (fragment: string) => parseAnswers(WORDS, fragment);
const outcomeFor = (fragment: string) => outcomeOf(WORDS, parse(fragment));
const letters = (verdicts: readonly { service: ChooserService }[]) =>
	verdicts.map(({ service }) => service.letter);

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
	["0----", "0----"],
	["90000", "90000"],
	// There is such an answer to the first question only.
	["t9---", ""],
	// An id of the page, or what somebody made of one: nobody's answers.
	...["tt", "ttpatpa", "ttpxa", "TTTTT", "aanpak", "tarieven", "contact", "__proto__"].map(
		(foreign) => [foreign, ""],
	),
])("reads #%s as #%s", (fragment, answers) => {
	expect(formatAnswers(parse(fragment))).toBe(answers);
});

it("comes to one service or to two, or says how many answers are missing", () => {
	for (const answers of ALL) {
		const { left, winners, others } = outcomeOf(WORDS, answers);
		const missing = answers.filter((answer) => !answer).length;
		expect([0, missing]).toContain(left);
		if (left > 0) expect([...winners, ...others]).toEqual([]);
		else if (winners.length > 0) {
			expect(winners.length).toBeLessThan(3);
			expect(letters([...winners, ...others]).sort()).toEqual(LETTERS.toSorted());
		}
	}
});

/** The questions that sentences are about; none of those that a page sends elsewhere by. */
const questionsOf = (sentences: readonly string[]) =>
	sentences.flatMap((sentence) => {
		const [, of] =
			sentence.replace("Want altijd.", "Want p4.").match(/(?:Want|Let op) .(\d)/) ?? [];
		return of ? Number(of) : [];
	});

it("accounts for each answer, as a reason or as a caution", () => {
	for (const answers of ALL) {
		const { left, winners, others } = outcomeOf(WORDS, answers);
		if (left > 0 || winners.length === 0) continue;
		const said = winners.flatMap(({ reasons, limits }) => questionsOf([...reasons, ...limits]));
		expect([...new Set(said)].sort()).toEqual(QUESTIONS.filter((question) => answers[question]));
		for (const { reasons, limits } of winners) {
			const cautions = questionsOf(limits);
			expect(cautions.filter((question) => questionsOf(reasons).includes(question))).toEqual([]);
		}
		for (const { service, reasons, limits } of others) {
			expect(reasons).toEqual([]);
			expect(limits.length).toBeLessThanOrEqual(2);
			for (const question of questionsOf(limits))
				expect(answers[question]).not.toBe(service.letter);
		}
	}
});

it.each([
	["ttttt", "t"],
	["tttpt", "t"],
	["tapaa", "a"],
	["tppta", "tp"],
	["appta", "pa"],
	// An answer that two promise counts for both.
	["tpapt", "tp"],
	["ttppp", "tp"],
	["tpatp", "t"],
	// Whom its page sends elsewhere, it does not win.
	["attpt", "a"],
	["atppt", "p"],
	["pttpt", "tp"],
	["ppttt", "t"],
	["pptpa", "tp"],
	// Of two that are as good, the one that keeps him.
	["tptpa", "t"],
	// Not knowing is an answer, and what is decided needs no more.
	["ttt00", "t"],
	["ttt--", "t"],
	["tp000", "tp"],
	["tpa00", ""],
	["00000", ""],
	["9pppp", ""],
	["9----", ""],
])("lets %s be won by %s", (fragment, winners) => {
	expect(outcomeFor(fragment).left).toBe(0);
	expect(letters(outcomeFor(fragment).winners).join("")).toBe(winners);
});

it("says what each answer did", () => {
	const said = (fragment: string) => {
		const { winners, others } = outcomeFor(fragment);
		return [...winners, ...others].map(
			({ service, reasons, limits }) =>
				`${service.letter} ${questionsOf(reasons).join("")}-${questionsOf(limits).join("")}`,
		);
	};
	expect(said("tttpt")).toEqual(["t 0124-3", "p -01", "a -01"]);
	expect(said("tttpp")).toEqual(["t 0124-3", "p -01", "a -01"]);
	expect(said("tpapt")).toEqual(["t 04-2", "p 13-2", "a -01"]);
	expect(said("ttt0-")).toEqual(["t 012-", "p -01", "a -01"]);
});

it("says how far one is, and the verdict", () => {
	const title = (fragment: string) => outcomeFor(fragment).title;
	expect(["", "tta--", "ttpp-", "ttt--", "tttpa", "tppta", "9----", "00000"].map(title)).toEqual([
		"Nog 5",
		"Nog 2",
		"Nog één",
		"T past",
		"T past",
		"Beide kunnen",
		"Niets past",
		"Onbeslist",
	]);
	expect(scoreOf(WORDS, parse("tpp--"), P)).toBe("2 van 5");
	expect(countOf(WORDS, parse("tttpp"), T)).toBe(4);
	expect(tallyOf(WORDS, parse("tpp--"), P)).toBe("P: 2 van 5. Nog 2.");
	expect(tallyOf(WORDS, parse("tp0--"))).toBe("Nog 2.");
});

it("explains with the sentences of the service, after what was chosen instead", () => {
	const { winners, others, lead } = outcomeFor("tttpt");
	expect(winners).toEqual([
		{
			service: T,
			reasons: ["Want t0.", "Want t1.", "Want t2.", "Want t4."],
			limits: ["Je koos p3. Let op t3."],
		},
	]);
	expect(others.map(({ limits }) => limits)).toEqual([
		["Let op p0.", "Let op p1."],
		["Let op a0.", "Let op a1."],
	]);
	expect(lead).toEqual([]);
});

it("says why it is another than most answers were for", () => {
	expect(outcomeFor("attpt").winners[0]?.reasons).toEqual(["Naar A.", "Want a0."]);
	expect(outcomeFor("aaaaa").winners[0]?.reasons).not.toContain("Naar A.");
	// To each other: both can be.
	expect(JSON.stringify(outcomeFor("pttpt"))).not.toContain("Naar");
});

it("says of what each promises why, of a tie once", () => {
	expect(outcomeFor("tttpp").winners[0]?.reasons).toContain("Want altijd.");
	expect(outcomeFor("ppppp").winners[0]?.reasons).toContain("Want p4.");
	expect(JSON.stringify(outcomeFor("ttaap").winners).match(/altijd/g)).toHaveLength(1);
});

it("says what it could not decide, and whether that matters", () => {
	expect(outcomeFor("ttt00").winners[0]?.limits).toEqual(["Vraag 3? Vraag 4? maakt niet uit"]);
	expect(outcomeFor("tt000").winners[0]?.limits).toEqual(["Vraag 2? Vraag 3? Vraag 4? maakt uit"]);
	expect(outcomeFor("00000").lead).toEqual([
		"Meer nodig",
		"Vraag 0? Vraag 1? Vraag 2? Vraag 3? Vraag 4? maakt uit",
	]);
	expect(outcomeFor("9pppp").lead).toEqual(["Want niets past."]);
});

it("says of a tie what decides, where content knows that", () => {
	expect(outcomeFor("ttaat").lead).toEqual([]);
	expect(outcomeFor("taapt").lead).toEqual(["T of A?", "T en A"]);
	expect(outcomeFor("tppta").lead).toEqual(["T en P"]);
});

it("never says a sentence twice", () => {
	for (const answers of ALL) {
		const { winners, others, lead } = outcomeFor(formatAnswers(answers));
		const sentences = [...winners, ...others].flatMap(({ reasons, limits }) => [
			...reasons,
			...limits,
		]);
		expect(new Set([...sentences, ...lead]).size).toBe(sentences.length + lead.length);
	}
});

it("writes the e-mail with all answers", () => {
	const email = (fragment: string) =>
		emailOf(WORDS, parse(fragment), outcomeFor(fragment), `https://x.test/#${fragment}`);
	expect(email("tttpt").subject).toBe("Past T?");
	expect(email("9ttp0").lines).toEqual([
		"Hallo",
		...["Iets anders", "t1", "t2", "p3", "Geen idee"].map(
			(answer, index) => `Vraag ${index}? ${answer}`,
		),
		"nog niets, zie https://x.test/#9ttp0",
	]);
	expect(email("tppta").subject).toBe("Past T of P?");
});

it("takes any text for some answers, and keeps nothing else of it", () => {
	const meant = fc.constantFrom(...ALL.map(formatAnswers), "9tp0-", "00000");
	const found = new Set<string>();
	const isChoice = (fragment: string) => {
		const answers = parse(fragment);
		expect(answers).toHaveLength(QUESTIONS.length);
		for (const answer of answers) expect([...SIGNS, "0", "9"]).toContain(answer);
		expect(parse(formatAnswers(answers))).toEqual(answers);
		const outcome = outcomeOf(WORDS, answers);
		const link = `https://x.test/#${formatAnswers(answers)}`;
		const said = [outcome, emailOf(WORDS, answers, outcome, link)];
		expect(JSON.stringify(said)).not.toContain(MARK);
		found.add(outcome.title);
	};
	fc.assert(fc.property(hostileTexts(meant), isChoice), RUNS);
	for (const answers of ALL) isChoice(formatAnswers(answers));
	const open = ["Nog 5", "Nog 4", "Nog 3", "Nog 2", "Nog één"];
	const verdicts = [...open, "T past", "P past", "A past", "Beide kunnen"];
	found.delete("Niets past");
	found.delete("Onbeslist");
	expect([...found].sort()).toEqual(verdicts.sort());
});
