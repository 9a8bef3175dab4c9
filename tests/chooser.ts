/** The tool that says which service fits, on /diensten. Its rules are tested beside src/tools/service/service-choice.ts. */
import type { Page } from "@playwright/test";
import {
	countOf,
	emailOf,
	OTHER,
	outcomeOf,
	parseAnswers,
	UNSURE,
} from "../src/tools/service/service-choice.ts";
import { content, expect } from "./site.ts";
import { type State, type Tool, toolOf } from "./tool.ts";

export const words = content.paginas.diensten.choice;
const { questions, progress, outcome } = words;

export const services = content.diensten.map(({ id, name, slug, flag }) => ({
	id,
	name,
	letter: flag.toLowerCase(),
	path: `/diensten/${slug}`,
	color: "blue" as const,
	more: [],
}));
export type Service = (typeof services)[0];
const [first, second, third] = services as [Service, Service, Service];

/** For each question a service, or nobody yet. */
type Answers = readonly (Service | undefined)[];
export const fragmentOf = (answers: Answers) =>
	answers.some(Boolean) ? questions.map((_, at) => answers[at]?.letter ?? "-").join("") : "";
export const textOf = (question: number, { id }: Service) =>
	questions[question]?.answers[id]?.text ?? "";

const stateOf = (answers: Answers, title: string): State => ({
	fragment: fragmentOf(answers),
	title,
	isDone: questions.every((_, question) => answers[question]),
});
const oneWins = (service: Service) => outcome.one.replace("{dienst}", service.name);
const many = (left: number) => progress.many.replace("{aantal}", `${left}`);
/** Answers by which the first service wins, and by which it shares that with the second. */
export const winning = [first, first, second, first, third];
const tied = [first, first, second, second, third];
export const states = {
	empty: stateOf([], many(questions.length)),
	partial: stateOf([first, undefined, second], many(questions.length - 2)),
	outcome: stateOf(winning, oneWins(first)),
	tie: stateOf(tied, outcome.tie),
	"all for one": stateOf(
		questions.map(() => third),
		oneWins(third),
	),
	// An answer that is for nobody, and nothing known of the rest.
	nobody: {
		fragment: OTHER + UNSURE.repeat(questions.length - 1),
		title: outcome.other,
		isDone: true,
	},
};

export const row = (page: Page, question: number) =>
	toolOf(page).getByRole("radiogroup", { name: questions[question]?.question ?? "", exact: true });
const radio = (page: Page, question: number, service: Service) =>
	row(page, question).getByRole("radio", { name: textOf(question, service), exact: true });
const choose = (question: number, service: Service) => (page: Page) =>
	radio(page, question, service).check();

const ruled = { ...words, services };
const read = (fragment: string) => {
	const answers = parseAnswers(ruled, fragment);
	return [ruled, answers, outcomeOf(ruled, answers)] as const;
};

export const chooser: Tool = {
	title: words.title,
	route: "/diensten",
	states: Object.values(states),
	steps: [
		...winning.map((service, question): Tool["steps"][0] => [
			[choose(question, service), fragmentOf(winning.slice(0, question + 1))],
		]),
		[third, second].map((service) => [
			choose(0, service),
			fragmentOf([service, ...winning.slice(1)]),
		]),
	],
	presses: [
		["an answer", "", choose(0, first)],
		["the last answer", fragmentOf(winning.slice(0, -1)), choose(4, third)],
		["another answer", states.outcome.fragment, choose(0, second)],
	],
	labels: { again: words.again, email: words.email.button },
	titleOf: (fragment) => read(fragment)[2].title,
	mailOf: (fragment, link) => emailOf(...read(fragment), link),
	/** In their rows, and under the masts. */
	async expectChosen(page, fragment) {
		const answers = parseAnswers(ruled, fragment);
		const scores = services.map((service) => {
			const score = progress.count
				.replace("{aantal}", `${countOf(ruled, answers, service)}`)
				.replace("{totaal}", `${questions.length}`);
			return `${service.name}${score}`;
		});
		await expect(toolOf(page).locator("thead th:visible")).toHaveText(scores);
		const chosen = page.getByRole("radio", { checked: true });
		await expect(toolOf(page).locator("label", { has: chosen })).toHaveText(
			answers
				.flatMap((sign, question) => {
					const service = services.find(({ letter }) => letter === sign);
					if (service) return textOf(question, service);
					return sign === UNSURE ? words.unsure : sign && (questions[question]?.other?.text ?? "");
				})
				.filter(Boolean),
		);
	},
};
