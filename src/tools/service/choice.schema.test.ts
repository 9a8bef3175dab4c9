/** Mistakes of an editor in 'Welke dienst past?'. */
import { expect, it } from "vitest";
import { problemsAfter, problemsOf, problemsWith, real } from "../../../tests/planted-mistakes.ts";
import { fileOf } from "../../content/pages.ts";

const PAGE = fileOf("diensten");
const TEAMS = "team-as-a-service";
const PROJECT = "project-delivery";
const ADVICE = "consultancy";
const ADVICE_FILE = `content/diensten/${ADVICE}.yaml`;
const ANSWER = { text: "Een kort antwoord", because: "Om deze reden.", limit: "Tot deze grens." };

const TEAM = `questions.0.answers.${TEAMS}`;

it.each([
	["a question too few", "questions.0", undefined, "questions", "precies 5"],
	["an answer too few", TEAM, undefined, "questions.0.answers", "ontbreekt team-as-a-service"],
	["an answer too long for its cell", `${TEAM}.text`, "lang ".repeat(11), "", "hooguit 50"],
	["no reason", `${TEAM}.because`, undefined, "", "ontbreekt"],
	["an unknown field", `${TEAM}.reden`, "Zomaar.", TEAM, "onbekend veld reden"],
	["an outcome of nothing", "outcome.one", "Past het best", "", "{dienst}"],
	["what nobody fills in", "progress.many", "Nog {nog} {aantal}", "", "{aantal}"],
	["a mail without answers", "email.opening", ["Zie hier: {link}"], "", "{antwoorden}"],
	["a mail without its link", "email.opening", ["{antwoorden}"], "", "{link}"],
	["answers in a line", "email.opening", ["Zie: {antwoorden}", "{link}"], "", "eigen regel"],
	["a tie of one", "outcome.pairs.0.tied", [PROJECT, PROJECT], "", "twee verschillende"],
	["a tie with nobody", "outcome.pairs.0.tied.0", "interim", "", "Kies uit"],
	["a way to itself", "elsewhere.0.instead.0", ADVICE, "elsewhere.0.instead", "twee verschillende"],
	["an answer of nobody", "elsewhere.0.when.0.answer", "interim", "", "geen bestaande dienst"],
	["an answer to no question", "elsewhere.0.when.0.topic", "dool", "", "Kies uit: doel,"],
	["two questions of one name", "questions.2.topic", "doel", "questions", "zelfde onderwerp"],
])("refuses %s", (_, path, value, field, advice) => {
	const [problem] = problemsWith(PAGE, { [`choice.${path}`]: value });
	expect(problem).toContain(`${PAGE}, veld "choice.${field || path}"`);
	expect(problem).toContain(advice);
});

it("names an answer that is for no service", () => {
	const problems = problemsWith(PAGE, { "choice.questions.0.answers.interim": ANSWER });
	expect(problems).toEqual([
		expect.stringContaining('"interim" is geen bestaande dienst. Kies uit: team-as-a-service,'),
	]);
});

it("asks for an answer for a service that is new, at each question", () => {
	const added = (real[ADVICE_FILE] ?? "")
		.replace(/^slug: .*/m, "slug: interim")
		.replace("flag: A", "flag: X");
	const problems = problemsOf({ ...real, "content/diensten/interim.yaml": added });
	expect(problems.filter((problem) => problem.includes("ontbreekt interim"))).toHaveLength(5);
});

it("wants each service to have a letter of its own", () => {
	const [problem, ...others] = problemsAfter(ADVICE_FILE, "flag: A", "flag: P");
	expect(problem).toContain(`${ADVICE_FILE}, veld "flag": vlag P is al van Project Delivery`);
	expect(others).toEqual([]);
});
