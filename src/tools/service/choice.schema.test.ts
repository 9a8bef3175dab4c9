/** Mistakes of an editor in 'Welke dienst past?'. */
import { expect, it } from "vitest";
import { problemsAfter, problemsOf, real } from "../../../tests/planted-mistakes.ts";
import { fileOf } from "../../content/pages.ts";

const PAGE = fileOf("diensten");
const ADVICE = "content/diensten/consultancy.yaml";

/** What the page says of the first question, and of its answer for a team. */
const FIRST = / {4}- topic: .*\n(?: {6}.*\n)+/;
const FIRST_TEAM = / {8}team-as-a-service:\n(?: {10}.*\n)+/;
const BECAUSE = /because: .*/;

it.each([
	["a question too few", FIRST, "", "questions", "precies 5"],
	["an answer too few", FIRST_TEAM, "", "questions.0.answers", "ontbreekt team-as-a-service"],
	[
		"an answer for nobody",
		"team-as-a-service:\n          text",
		"interim:\n          text",
		"questions.0.answers",
		"ontbreekt team-as-a-service",
	],
	[
		"an answer too long for its cell",
		/text: .*/,
		`text: ${"lang ".repeat(11)}`,
		"questions.0.answers.team-as-a-service.text",
		"hooguit 50",
	],
	[
		"no reason",
		/ {10}because: .*\n/,
		"",
		"questions.0.answers.team-as-a-service.because",
		"ontbreekt",
	],
	[
		"an unknown field",
		BECAUSE,
		"$&\n          reden: Zomaar.",
		"questions.0.answers.team-as-a-service",
		"onbekend veld reden",
	],
	[
		"an outcome of nothing",
		/ {4}one: "\{dienst\}.*/,
		"    one: Past het best",
		"outcome.one",
		"{dienst}",
	],
	["what nobody fills in", "Nog {aantal}", "Nog {nog} {aantal}", "progress.many", "{aantal}"],
	["a mail without answers", /.*"\{antwoorden\}"\n/, "", "email.opening", "{antwoorden}"],
	[
		"answers in the middle of a line",
		'"{antwoorden}"',
		'"Zie: {antwoorden}"',
		"email.opening",
		"eigen regel",
	],
	[
		"a tie of one",
		"tied: [team-as-a-service, project",
		"tied: [project-delivery, project",
		"outcome.pairs.0.tied",
		"twee verschillende",
	],
	[
		"a tie with nobody",
		"tied: [team-as-a-service, project",
		"tied: [interim, project",
		"outcome.pairs.0.tied",
		"Kies uit",
	],
	[
		"a tie that is there",
		"tied: [team-as-a-service, consultancy",
		"tied: [project-delivery, team-as-a-service",
		"outcome.pairs.1.tied",
		"staat er al",
	],
	[
		"a service that sends to itself",
		"instead: [team-as-a-service, consultancy]",
		"instead: [consultancy, consultancy]",
		"elsewhere.0",
		"twee verschillende",
	],
	[
		"an answer of nobody",
		"answer: consultancy",
		"answer: interim",
		"elsewhere.0",
		'"interim" is geen dienst',
	],
	[
		"an answer to no question",
		"        - topic: doel",
		"        - topic: dool",
		"elsewhere.0.when.0.topic",
		'"dool" kan hier niet. Kies uit: doel,',
	],
	["two questions of one name", "topic: plan", "topic: doel", "questions.2.topic", "andere vraag"],
	["a mail without its link", "hier: {link}", "hier.", "email.opening", "{link}"],
])("refuses %s", (_, from, to, field, advice) => {
	const [problem] = problemsAfter(PAGE, from, to);
	expect(problem).toContain(`${PAGE}, veld "choice.${field}"`);
	expect(problem).toContain(advice);
});

it("names an answer that is for no service", () => {
	const problems = problemsAfter(
		PAGE,
		"team-as-a-service:\n          text",
		"interim:\n          text",
	);
	expect(problems).toHaveLength(2);
	expect(problems[1]).toContain('"interim" is geen dienst. Kies uit: team-as-a-service,');
});

it("says each sentence once", () => {
	const [, second = ""] = [...(real[PAGE] ?? "").matchAll(new RegExp(BECAUSE, "g"))].map(String);
	const [problem, ...others] = problemsAfter(PAGE, BECAUSE, second);
	expect(problem).toContain('veld "choice.questions.0.answers.project-delivery.because"');
	expect(problem).toContain("staat ook bij questions.0.answers.team-as-a-service.because");
	expect(others).toEqual([]);
});

it("asks for an answer for a service that is new, at each question", () => {
	const added = (real[ADVICE] ?? "")
		.replace(/^slug: .*/m, "slug: interim")
		.replace("flag: A", "flag: X");
	const problems = problemsOf({ ...real, "content/diensten/interim.yaml": added });
	expect(problems.filter((problem) => problem.includes("ontbreekt interim"))).toHaveLength(5);
});

it("wants each service to have a letter of its own", () => {
	const [problem, ...others] = problemsAfter(ADVICE, "flag: A", "flag: P");
	expect(problem).toContain(`${ADVICE}, veld "flag": vlag P is al van Project Delivery`);
	expect(others).toEqual([]);
});
