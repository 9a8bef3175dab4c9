/** The twins of services, fields of expertise and cases. */
import {
	type CaseWithStory,
	expertiseOf,
	getRelatedCases,
	mainExpertiseOf,
	neighboursOf,
} from "@/queries/cases";
import type { Dienst } from "@/queries/diensten";
import { closingOf, type Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";
import {
	figures,
	list,
	points,
	quote,
	type Section,
	section,
	smaller,
	steps,
	type Twin,
	text,
	texts,
	titled,
} from "./markdown.ts";
import { caseCard, closing, more } from "./parts.ts";

export function dienstTwin(dienst: Dienst): Twin {
	const { hero, facts, fit, phases, themes, deliverables, questions } = dienst;
	return {
		title: hero.title,
		lead: [text(dienst.name), text(hero.intro), figures(facts), more(hero.button, "/contact")],
		sections: [
			section(
				fit.title,
				smaller(fit.whenTitle),
				list(fit.when),
				smaller(fit.whenNotTitle),
				list(fit.whenNot),
			),
			section(
				phases.title,
				text(phases.intro),
				steps(phases.steps.map(({ title, text, outcome }) => [title, `${text} ${outcome}`])),
			),
			section(themes.title, text(themes.intro), titled(themes.items)),
			section(deliverables.title, text(deliverables.intro), list(deliverables.items)),
			section(
				questions.title,
				questions.items.flatMap(({ question, answer }) => [smaller(question), text(answer)]),
			),
			closing(dienst.closing),
		],
	};
}

export function expertiseTwin(expertise: Expertise): Twin {
	const { hero, stats, intro, technologies, impact, process } = expertise;
	const captions = paginas.expertise.detail;
	const related = getRelatedCases(expertise.id);
	const call = closingOf(expertise);
	return {
		title: hero.title,
		lead: [text(hero.badge), text(hero.intro), figures(stats), more(call.button, "/contact")],
		sections: [
			section(intro.title, texts(intro.paragraphs), list(intro.badges.map(({ title }) => title))),
			section(
				technologies.title,
				text(technologies.intro),
				points(technologies.items.map(({ name, description }) => [name, description])),
			),
			section(impact.title, text(impact.intro), impact.cases.flatMap(impactCase)),
			section(
				process.title,
				text(process.intro),
				steps(process.steps.map(({ title, description }) => [title, description])),
			),
			...(expertise.quote ? [section(expertise.quote.name, quote(expertise.quote))] : []),
			...(related.length > 0
				? [
						section(
							captions.relatedCases,
							related.flatMap(caseCard),
							more(captions.moreCases, `/cases?expertise=${expertise.slug}`),
						),
					]
				: []),
			closing(call),
		],
	};
}

function impactCase(entry: Expertise["impact"]["cases"][number]): string[] {
	const { challenge, approach, results } = paginas.expertise.detail.impact;
	return [
		smaller(entry.client),
		text(entry.sector),
		figures(entry.metrics),
		points([
			[challenge, entry.challenge],
			[approach, entry.approach],
			[results, entry.results.join(" ")],
		]),
		text(entry.technologies.join(", ")),
	];
}

export function caseTwin(entry: CaseWithStory): Twin {
	const { story, metrics } = entry;
	const captions = paginas.cases.detail;
	const main = mainExpertiseOf(entry);
	const figuresTold = points(
		metrics.map(({ value, label, description = "" }) => [`${value} ${label}`, description]),
	);
	const figuresFirst = story.layout === "results-first";
	const results = section(
		story.results.title,
		texts(story.results.paragraphs),
		figuresFirst ? undefined : figuresTold,
	);
	const approach = section(
		story.approach.title,
		texts(story.approach.paragraphs),
		story.approach.choices.flatMap(({ title, text: words, price }) => [
			smaller(title),
			text(words),
			points([[captions.price, price]]),
		]),
	);
	return {
		title: story.title,
		lead: [text(entry.sector), text(story.intro), ...(figuresFirst ? [] : [figures(metrics)])],
		sections: [
			...(figuresFirst ? [section(captions.results, figuresTold)] : []),
			factsheet(entry),
			section(story.challenge.title, texts(story.challenge.paragraphs)),
			...(figuresFirst ? [results, approach] : [approach, results]),
			section(story.insights.title, titled(story.insights.items), neighbours(entry)),
			closing(story.closing, { label: `${captions.expertiseLink} ${main.name}`, path: main.path }),
		],
	};
}

function factsheet(entry: CaseWithStory): Section {
	const captions = paginas.cases.detail;
	return section(
		captions.factsheet,
		points([
			[captions.sector, entry.sector],
			...entry.story.facts.map(({ label, value }) => [label, value] as const),
			[
				captions.expertise,
				expertiseOf(entry)
					.map(({ name }) => name)
					.join(", "),
			],
			[captions.technologies, entry.technologies.join(", ")],
		]),
	);
}

function neighbours(entry: CaseWithStory): string[] {
	const { previous, next } = paginas.cases.detail;
	const beside = neighboursOf(entry);
	if (!beside) return [];
	return [
		more(`${previous}: ${beside.previous.title}`, beside.previous.link),
		more(`${next}: ${beside.next.title}`, beside.next.link),
	];
}
