/** The twins of the pages that stand by themselves. */

import { NO_LINK } from "@/content/contract/parts";
import type { PaginaId as AnyId } from "@/content/pages";
import { getCases, getFeaturedCases } from "@/queries/cases";
import { contactCardPath, legalDetails } from "@/queries/contact";
import { dienstPath, getDiensten } from "@/queries/diensten";
import { expertisePath, getExpertise, getTechStack, shortName } from "@/queries/expertise";
import { hoursText } from "@/queries/opening-hours";
import { groupPath } from "@/queries/pages";
import { identity, navigatie, paginas } from "@/queries/site";
import { getVacatures } from "@/queries/vacatures";
import {
	figures,
	list,
	points,
	quote,
	section,
	smaller,
	steps,
	type Twin,
	table,
	text,
	texts,
	titled,
} from "./markdown.ts";
import { caseCard, closing, more } from "./parts.ts";

export const PAGINA_TWINS: Record<Exclude<AnyId, "niet-gevonden">, () => Twin> = {
	home: homeTwin,
	diensten: dienstenTwin,
	expertise: expertiseTwin,
	cases: casesTwin,
	"over-ons": overOnsTwin,
	community: communityTwin,
	"werken-bij": werkenBijTwin,
	groep: groepTwin,
	contact: contactTwin,
	toegankelijkheid: toegankelijkheidTwin,
	privacy: () => soonTwin("privacy"),
	terms: () => soonTwin("terms"),
	cookies: () => soonTwin("cookies"),
};

function homeTwin(): Twin {
	const { hero, why, services, expertise, cases, community, closing: call } = paginas.home;
	const diensten = getDiensten();
	return {
		title: hero.title,
		lead: [
			more(hero.groupNote, groupPath),
			text(hero.pitch),
			more(hero.primary, navigatie.button.href),
			more(hero.secondary, "/expertise"),
		],
		sections: [
			section(
				why.title,
				text(why.intro),
				points(why.items.map(({ kicker, title, text }) => [`${title} (${kicker})`, text])),
			),
			section(
				services.title,
				text(services.intro),
				services.items.flatMap((item) => {
					const dienst = diensten.find(({ id }) => id === item.dienst);
					if (!dienst) return [];
					return [
						smaller(dienst.name),
						figures(item.facts),
						text(item.text),
						more(item.more, dienstPath(dienst)),
					];
				}),
			),
			section(
				expertise.title,
				text(expertise.intro),
				points(
					getExpertise().map((entry) => [shortName(entry), entry.tags.slice(0, 4).join(", ")]),
				),
				more(expertise.more, "/expertise"),
			),
			section(
				cases.title,
				text(cases.intro),
				getFeaturedCases(2).flatMap(caseCard),
				more(cases.more, "/cases"),
			),
			section(
				community.button,
				quote(community.quote),
				more(community.button, "/over-ons/werken-bij"),
			),
			closing(call),
		],
	};
}

function dienstenTwin(): Twin {
	const { title, intro, comparison, closing: call } = paginas.diensten;
	const diensten = getDiensten();
	const rows = Object.entries(comparison.rows) as [keyof typeof comparison.rows, string][];
	return {
		title,
		lead: [text(intro)],
		sections: [
			...diensten.map((dienst) =>
				section(
					dienst.name,
					text(dienst.summary),
					more(dienst.name, dienstPath(dienst)),
					more(dienst.hero.button, "/contact"),
				),
			),
			section(
				comparison.title,
				text(comparison.intro),
				table([
					["", ...diensten.map(({ name }) => name)],
					...rows.map(([key, heading]) => [
						heading,
						...diensten.map(({ comparison }) => comparison[key]),
					]),
				]),
			),
			closing(call),
		],
	};
}

function expertiseTwin(): Twin {
	const { title, intro, techStack, closing: call } = paginas.expertise;
	return {
		title,
		lead: [text(intro)],
		sections: [
			...getExpertise().map((entry) =>
				section(
					entry.name,
					text(entry.summary),
					text(entry.tags.join(", ")),
					more(entry.name, expertisePath(entry)),
				),
			),
			section(
				techStack.title,
				text(techStack.intro),
				points(getTechStack().map(({ name, description }) => [name, description])),
			),
			closing(call),
		],
	};
}

function casesTwin(): Twin {
	const { title, intro, filter, closing: call } = paginas.cases;
	return {
		title,
		lead: [text(intro)],
		sections: [section(filter.all, getCases().flatMap(caseCard)), closing(call)],
	};
}

function overOnsTwin(): Twin {
	const { title, intro, mission, pillars, group, links, closing: call } = paginas["over-ons"];
	return {
		title,
		lead: [text(intro)],
		sections: [
			section(mission.title, texts(mission.paragraphs)),
			section(pillars.title, text(pillars.intro), titled(pillars.items)),
			section(group.title, text(group.text), figures(group.facts), more(group.link, groupPath)),
			...links.map(({ title, text: words, link }) =>
				section(title, text(words), more(link.label, link.href)),
			),
			closing(call),
		],
	};
}

function communityTwin(): Twin {
	const { title, intro, pillars, traineeship, programmes, closing: call } = paginas.community;
	return {
		title,
		lead: [text(intro)],
		sections: [
			section(pillars.title, text(pillars.intro), titled(pillars.items)),
			section(
				traineeship.title,
				text(traineeship.intro),
				steps(traineeship.steps.map(({ when, title, text }) => [`${when}: ${title}`, text])),
			),
			section(programmes.title, titled(programmes.items)),
			section(call.title, text(call.text), more(call.button, "/over-ons/werken-bij")),
		],
	};
}

function werkenBijTwin(): Twin {
	const { title, intro, reasons, vacancies, procedure, open } = paginas["werken-bij"];
	return {
		title,
		lead: [text(intro)],
		sections: [
			section(reasons.title, text(reasons.intro), titled(reasons.items)),
			section(
				vacancies.title,
				text(vacancies.intro),
				getVacatures().flatMap(({ title, summary, tasks, facts, link }) => [
					smaller(title),
					text(summary),
					list(tasks),
					points(facts.map(({ label, value }) => [label, value])),
					link === NO_LINK ? text(vacancies.soon) : link,
				]),
			),
			section(
				procedure.title,
				text(procedure.intro),
				steps(procedure.steps.map(({ title, text }) => [title, text])),
			),
			closing(open),
		],
	};
}

function groepTwin(): Twin {
	const { title, intro, sections, closing: call } = paginas.groep;
	return {
		title,
		lead: [text(intro), figures(paginas["over-ons"].group.facts)],
		sections: [
			...sections.map(({ title, paragraphs }) => section(title, texts(paragraphs))),
			closing(call),
		],
	};
}

function contactTwin(): Twin {
	const { title, intro, email, phone, meeting, hours, card, subjects, next } = paginas.contact;
	return {
		title,
		lead: [
			text(intro),
			points([
				[email.label, `${identity.email}. ${email.text}`],
				[phone.label, `${identity.phone}. ${phone.text}`],
				[meeting.label, `${meeting.button}. ${meeting.text}`],
			]),
			...(legalDetails.length > 0 ? [list(legalDetails)] : []),
		],
		sections: [
			section(
				hours.title,
				list(hours.items.map(hoursText)),
				text(hours.note),
				hours.placeholder ? text(hours.example) : undefined,
			),
			section(card.title, text(card.text), more(card.link, contactCardPath)),
			section(subjects.title, text(subjects.intro), titled(subjects.items)),
			section(next.title, steps(next.steps.map(({ title, text }) => [title, text]))),
		],
	};
}

function toegankelijkheidTwin(): Twin {
	const { title, intro, sections, contact, date } = paginas.toegankelijkheid;
	return {
		title,
		lead: [text(intro)],
		sections: [
			...sections.map(({ title, paragraphs, items = [] }) =>
				section(title, texts(paragraphs), list(items)),
			),
			section(contact.title, text(contact.text), text(identity.email), text(date)),
		],
	};
}

function soonTwin(id: "privacy" | "terms" | "cookies"): Twin {
	const { title, text: words } = paginas[id];
	return { title, lead: [text(words)], sections: [] };
}
