/** The tool that says which service fits, on /diensten. Its rules are tested beside src/browser/service-choice.ts. */
import type { Page } from "@playwright/test";
import { outcomeOf, parseAnswers, verdictOf } from "../src/browser/service-choice.ts";
import { axeFaults } from "./axe.ts";
import { putOnPaper, sheetsOf } from "./promises/paper.ts";
import { tooWide } from "./promises/width.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import {
	expectArrival,
	expectCopied,
	expectHeardOnce,
	expectPreview,
	hostileFragments,
	keptBy,
	linkTo,
	listen,
	looksAt,
	mailOf,
	movesAfter,
	openTool,
	printedParts,
	requestsOf,
	seenOf,
	shiftsOfWaking,
	stopsOf,
	toolOf,
	typeFragment,
} from "./tool.ts";

const words = content.paginas.diensten.choice;
const { questions, progress, outcome, email } = words;
const route = "/diensten";

const services = content.diensten.map(({ id, name, slug, flag }) => ({
	id,
	name,
	letter: flag.toLowerCase(),
	path: `/diensten/${slug}`,
	color: "blue" as const,
}));
type Service = (typeof services)[0];
const [first, second, third] = services as [Service, Service, Service];

/** For each question a service, or nobody yet. */
type Answers = readonly (Service | undefined)[];
const fragmentOf = (answers: Answers) =>
	answers.some(Boolean) ? questions.map((_, at) => answers[at]?.letter ?? "-").join("") : "";
const addressOf = (answers: Answers) =>
	answers.some(Boolean) ? `${route}#${fragmentOf(answers)}` : route;
const textOf = (question: number, { id }: Service) => questions[question]?.answers[id]?.text ?? "";

const oneWins = (service: Service) => outcome.one.replace("{dienst}", service.name);
const many = (left: number) => progress.many.replace("{aantal}", `${left}`);
/** What can be, with what is said of it. */
const states = {
	empty: { answers: [] as Answers, title: many(questions.length) },
	partial: { answers: [first, undefined, second] as Answers, title: many(questions.length - 2) },
	outcome: { answers: [first, first, second, first, third], title: oneWins(first) },
	"all for one": { answers: questions.map(() => third), title: oneWins(third) },
	tie: { answers: [first, first, second, second, third], title: outcome.tie },
};
type State = (typeof states)["empty"];
const done = [states.outcome, states.tie];

const row = (page: Page, question: number) =>
	toolOf(page).getByRole("radiogroup", { name: questions[question]?.question ?? "", exact: true });
const radio = (page: Page, question: number, service: Service) =>
	row(page, question).getByRole("radio", { name: textOf(question, service), exact: true });
const choose = (page: Page, question: number, service: Service) =>
	radio(page, question, service).check();
const again = (page: Page) => toolOf(page).getByRole("button", { name: words.again, exact: true });
/** The verdict that shows, which the tool announces as well. */
const verdict = (page: Page, title: string) =>
	toolOf(page)
		.locator(":is(h3, p):visible:not([role=status])")
		.filter({ hasText: new RegExp(`^${RegExp.escape(title)}$`) });

/** Asserts that these answers stand in the address, in their rows, under the masts and in the verdict. */
async function expectAnswers(page: Page, { answers, title }: State) {
	await expect(verdict(page, title)).toHaveCount(1);
	await expect(page).toHaveURL(addressOf(answers));
	for (const service of services) {
		const count = answers.filter((answer) => answer === service).length;
		const score = progress.count
			.replace("{aantal}", `${count}`)
			.replace("{totaal}", `${questions.length}`);
		await expect(
			toolOf(page).locator("th:visible").filter({ hasText: service.name }).getByText(score),
		).toBeVisible();
	}
	const chosen = answers.filter(Boolean).length;
	await expect(toolOf(page).getByRole("radio", { checked: true })).toHaveCount(chosen);
	for (const [question, service] of answers.entries())
		if (service) await expect(radio(page, question, service)).toBeChecked();
}

/** Another state by the address, until all that it says is there. */
async function show(page: Page, { answers, title }: State) {
	await typeFragment(page, fragmentOf(answers));
	await expect(verdict(page, title)).toHaveCount(1);
	if (questions.every((_, question) => answers[question]))
		await expect(linkTo(page, fragmentOf(answers))).toHaveCount(1);
}

test("answers stand in the address: taps, Back, Forward, reload, links", async ({ page }) => {
	await openTool(page, route);
	await step("begins without an answer, and says nothing", async () => {
		await expectAnswers(page, states.empty);
		await expect(toolOf(page).getByRole("status").last()).toBeEmpty();
		await expect(again(page)).toHaveCount(0);
	});
	const { answers } = states.outcome;
	await step("each answer shows", async () => {
		for (const [question, service] of answers.entries()) {
			await choose(page, question, service);
			await expect(page).toHaveURL(addressOf(answers.slice(0, question + 1)));
		}
		await expectAnswers(page, states.outcome);
	});
	const changed = { answers: [second, ...answers.slice(1)], title: outcome.tie };
	await step("Back takes back all answers to one question, Forward returns", async () => {
		await choose(page, 0, third);
		await choose(page, 0, second);
		await expectAnswers(page, changed);
		await page.goBack();
		await expectAnswers(page, states.outcome);
		await page.goBack();
		await expect(verdict(page, progress.one)).toBeVisible();
		await page.goForward();
		await page.goForward();
		await expectAnswers(page, changed);
	});
	await step("a reload keeps them", async () => {
		await page.reload();
		await expectAnswers(page, changed);
	});
	await step("their link arrives at the tool, with the same answers", async () => {
		const tab = await expectArrival(page);
		await expectAnswers(tab, changed);
		await tab.close();
	});
	for (const [name, state] of Object.entries(states).filter(([name]) => name !== "empty"))
		await step(`an address that is typed shows them: ${name}`, async () => {
			await typeFragment(page, fragmentOf(state.answers));
			await expectAnswers(page, state);
		});
	await step("begins again where the questions do, at an address without anything", async () => {
		await again(page).click();
		await expectAnswers(page, states.empty);
		expect(page.url()).not.toContain("#");
		await expect(row(page, 0).locator(":focus")).toHaveCount(1);
	});
});

test("says why a service fits, what to mind, why not the others, and leads to it", async ({
	page,
}) => {
	await openTool(page, addressOf(states.outcome.answers));
	const said = (question: number, { id }: Service) => questions[question]?.answers[id];
	const text = (words = "") => toolOf(page).getByText(words).filter({ visible: true });
	const open = (service: Service) =>
		toolOf(page).getByRole("link", {
			name: outcome.open.replace("{dienst}", service.name),
			exact: true,
		});
	const whyNot = (service: Service) =>
		toolOf(page).getByRole("heading", {
			name: outcome.whyNot.replace("{dienst}", service.name),
			exact: true,
		});
	await step("each answer counts: as a reason or as a caution", async () => {
		for (const [question, service] of states.outcome.answers.entries())
			if (service === first) await expect(text(said(question, first)?.because)).toBeVisible();
			else {
				// It may be a reason against another as well.
				await expect(text(said(question, first)?.limit).first()).toBeVisible();
				await expect(text(textOf(question, service)).last()).toBeVisible();
			}
	});
	await step("why not each of the others", async () => {
		await expect(whyNot(first)).toHaveCount(0);
		for (const service of [second, third]) {
			await expect(whyNot(service)).toBeVisible();
			const limits = questions.filter(
				(_, question) => states.outcome.answers[question] !== service,
			);
			await expect(text(limits[0]?.answers[service.id]?.limit)).toBeVisible();
		}
	});
	await step("leads to the service that fits, and to the others", async () => {
		await expect(open(first)).toHaveAttribute("href", first.path);
		for (const { path } of services)
			await expect(toolOf(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
	});
	await step("a tie names both, and decides between them as far as it can", async () => {
		await show(page, states.tie);
		for (const service of [first, second]) {
			await expect(open(service)).toHaveAttribute("href", service.path);
			await expect(whyNot(service)).toHaveCount(0);
		}
		await expect(whyNot(third)).toBeVisible();
		for (const { tied, text: decides } of outcome.pairs)
			await expect(text(decides)).toHaveCount(
				tied.every((id) => [first.id, second.id].includes(id)) ? 1 : 0,
			);
	});
	await step("while an answer is missing there is no outcome", async () => {
		await typeFragment(page, fragmentOf(states.outcome.answers.slice(0, 4)));
		await expect(verdict(page, progress.one)).toBeVisible();
		await expect(open(first)).toHaveCount(0);
		await expect(toolOf(page).getByRole("link", { name: email.button })).toHaveCount(0);
	});
});

test("200 hostile addresses are each some answers, and nothing of them is in the page", async ({
	page,
}) => {
	await openTool(page, route);
	const tool = { ...words, services };
	const verdictFor = (fragment: string) =>
		verdictOf(tool, outcomeOf(tool, parseAnswers(tool, fragment)));
	const titles = [
		...[...questions.keys()].map((left) => many(left + 1)),
		...[progress.one, outcome.tie],
		...services.map(oneWins),
	];
	const found = new Set<string>();
	for (const { fragment, parts, repeats } of await seenOf(
		page,
		hostileFragments(200, fragmentOf(states.outcome.answers)),
	)) {
		const name = fragment.slice(0, 80);
		const shown = parts.filter((part) => titles.includes(part));
		expect.soft(shown, name).toEqual([verdictFor(fragment)]);
		expect.soft(repeats, name).toBe(false);
		found.add(shown.join());
	}
	expect(found.size, "they are of many kinds").toBeGreaterThan(3);
});

test("ends in an e-mail and a link, and keeps and sends nothing itself", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-write"]);
	await openTool(page, route);
	const kept = await keptBy(page);
	const requests = requestsOf(page);
	const ears = await listen(page);
	for (const [name, { answers, title }] of Object.entries({
		outcome: states.outcome,
		tie: states.tie,
	}))
		await step(`the e-mail has the answers, word for word as one can read: ${name}`, async () => {
			await show(page, { answers, title });
			const mail = await mailOf(page, email.button);
			const text = mail.lines.join("\n");
			for (const service of name === "tie" ? [first, second] : [first]) {
				expect(mail.subject).toContain(service.name);
				expect(text).toContain(service.name);
			}
			for (const [question, service] of answers.entries()) {
				expect(text).toContain(questions[question]?.question);
				expect(text).toContain(textOf(question, service as Service));
			}
			expect(text).toContain(page.url());
			expect(mail.subject + text).not.toMatch(/[{}]/);
			await expectPreview(page, mail);
		});
	await step("copies the link, or selects it where that is refused", () =>
		expectCopied(page, ears),
	);
	await step("keeps nothing, and asks for nothing", async () => {
		await choose(page, 0, third);
		await again(page).click();
		await choose(page, 0, first);
		await expectAnswers(page, { answers: [first], title: many(questions.length - 1) });
		expect(await keptBy(page)).toEqual(kept);
		expect(requests).toEqual([]);
	});
});

test("each press is heard once, in a few words, and the keyboard reaches all", async ({ page }) => {
	await openTool(page, route);
	const ears = await listen(page);
	const expectHeard = (name: string, press: () => Promise<unknown>) =>
		step(`is heard once: ${name}`, () => expectHeardOnce(ears, press));
	for (const question of questions.keys())
		await expectHeard(`answer ${question + 1}`, () => choose(page, question, first));
	await expectHeard("another answer", () => choose(page, 0, second));
	await expectHeard("Back", () => page.goBack());
	await expectHeard("begin again", () => again(page).click());

	for (const { answers, title } of [states.empty, states.partial, ...done])
		await step(`Tab goes through all controls in order, and on: ${title}`, async () => {
			await show(page, { answers, title });
			const { stops, controls } = await stopsOf(page);
			expect(controls.length).toBeGreaterThan(questions.length);
			expect(stops).toEqual(controls);
		});
	await step("arrows choose within a row, Space where nothing is chosen yet", async () => {
		await show(page, states.empty);
		await radio(page, 0, first).focus();
		await page.keyboard.press("Space");
		await expect(page).toHaveURL(addressOf([first]));
		await page.keyboard.press("ArrowRight");
		await expect(page).toHaveURL(addressOf([second]));
		await page.keyboard.press("ArrowDown");
		await expect(page).toHaveURL(addressOf([third]));
		await page.keyboard.press("ArrowRight");
		await expect(page).toHaveURL(addressOf([first]));
		await page.keyboard.press("ArrowLeft");
		await expect(page).toHaveURL(addressOf([third]));
		await expect(radio(page, 0, third)).toBeFocused();
	});
});

test("is accessible in each state, fits, and moves only where that is wanted", async ({ page }) => {
	await openTool(page, route);
	for (const [name, { answers, title }] of Object.entries(states)) {
		await show(page, { answers, title });
		for (const { width, colorScheme } of looksAt(["outcome", "tie"].includes(name)))
			await step(`has no fault axe can find: ${name}, ${width} px, ${colorScheme}`, async () => {
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme });
				expect(await axeFaults(page, "[data-fragment]")).toEqual([]);
			});
		await step(`fits a window of 320 px: ${name}`, async () => {
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await tooWide(page)).toEqual([]);
		});
	}
	await step("nothing moves where less motion is asked for", async () => {
		await page.setViewportSize({ width: 1280, height: 720 });
		await show(page, states.empty);
		expect(await movesAfter(page, () => choose(page, 0, first))).toBe(0);
	});
	await step("a flag goes up where it may", async () => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		expect(await movesAfter(page, () => choose(page, 1, second))).toBeGreaterThan(0);
	});
});

test("waking moves nothing", async ({ page }) => {
	for (const width of [360, 1440])
		await step(`${width} px`, async () => {
			await page.setViewportSize({ width, height: 800 });
			const { before, after, shift } = await shiftsOfWaking(page, route, "ServiceChooser");
			expect(after).toEqual(before);
			expect(shift).toBeLessThan(0.001);
		});
});

test("an outcome is one sheet to take along, with nothing else of the page", async ({ page }) => {
	await openTool(page, route);
	for (const { answers, title } of done)
		await step(title, async () => {
			await page.emulateMedia({ media: "screen" });
			await show(page, { answers, title });
			await putOnPaper(page);
			expect(await printedParts(page)).toEqual(["tool"]);
			expect(await sheetsOf(page)).toBe(1);
			await expect(verdict(page, title)).toBeVisible();
			await expect(toolOf(page).locator(":is(button, summary):visible")).toHaveCount(0);
			await expect(toolOf(page)).toContainText(`#${fragmentOf(answers)}`);
		});
});
