/**
 * Vacancies that nobody wrote and that have a page, valid by the content contract: one that
 * tells all that one may tell, and one that tells no more than it must. For tests.
 */
import type { z } from "astro/zod";
import type { vacature } from "../src/sections/vacatures/vacature.schema.ts";

type Typed = z.input<typeof vacature>;
/** A vacancy as an editor types it, with the text of a page. */
type VacancyWithPage = Typed & { story: NonNullable<Typed["story"]> };

/** All there is to tell: a job site may have it. */
export const fullVacature: VacancyWithPage = {
	title: "Vogelaar met oog voor uptime",
	slug: "vogelaar",
	order: 5,
	expertise: "devops-ci-cd",
	summary: "Jij ziet als eerste wat er voorbijkomt. En je weet wat je daar dan mee doet.",
	tasks: [
		"Je richt de pijplijn in waarlangs een team zijn werk naar buiten brengt.",
		"Je meet wat er draait, en je maakt van elke melding een waar iemand iets aan heeft.",
		"Je helpt collega's hun eigen werk te beheren, ook als het <15min moet.",
	],
	link: "/over-ons/werken-bij/vogelaar",
	hours: "32 tot 40 uur",
	place: "'s-Hertogenbosch of Zwolle",
	remote: "tot 60%",
	contract: "een jaar, daarna vast",
	employment: ["voltijd", "deeltijd"],
	salary: { from: 4100, to: 5650 },
	level: "medior of senior",
	oncall: "een week per zes weken, met toeslag",
	between: "je salaris loopt door en je leert bij",
	start: "in overleg",
	posted: "2031-05-05",
	closes: "2031-08-31",
	contact: {
		name: "Merel van der Zwaluw",
		role: "leidt het team waarin je komt",
		email: "merel.vanderzwaluw@vlucht-en-compagnons.test",
		phone: "+32 2 555 01 24",
		placeholder: false,
	},
	story: {
		meta: {
			title: "Vacature vogelaar, 32 tot 40 uur",
			description:
				"Werk als vogelaar aan pijplijnen waar een heel team op vertrouwt. Lees wat je doet, meebrengt en krijgt.",
		},
		intro: "Een team dat wil uitrollen, wacht niet graag. Jij zorgt dat het dat niet hoeft.",
		chapters: [
			{
				title: "Het team",
				paragraphs: [
					"Je komt in een team van vier. Samen dragen jullie het platform van één klant, van de eerste regel code tot de melding om drie uur 's nachts. Die melding komt steeds minder vaak.",
					"De eerste maand loop je met alles mee. Daarna kies je zelf welk stuk je beter maakt. Je collega's lezen je werk, en jij leest dat van hen.",
				],
			},
			{
				title: "Wat je meebrengt",
				paragraphs: ["Zonder dit heeft solliciteren geen zin."],
				items: [
					"Je beheerde eerder een platform op Kubernetes of OpenShift dat door anderen werd gebruikt.",
					"Je legt infrastructuur vast in code, en je leest graag die van een ander.",
					"Je spreekt goed Nederlands: onze klanten vergaderen in die taal.",
				],
			},
			{
				title: "Wat je krijgt",
				paragraphs: ["Pensioen: wij betalen twee derde van de premie."],
				items: [
					"Een dag per twee weken om te leren, in werktijd. Jij kiest waarin.",
					"Een mentor: iemand die je vak kent en niet over je salaris gaat.",
				],
			},
		],
	},
};

/** No facts, dates or person: no job site may have it. */
export const bareVacature: VacancyWithPage = {
	title: "Roeier",
	slug: "roeier",
	order: 6,
	expertise: fullVacature.expertise,
	summary: fullVacature.summary,
	tasks: fullVacature.tasks,
	link: "/over-ons/werken-bij/roeier",
	story: {
		...fullVacature.story,
		meta: {
			title: "Vacature roeier",
			description:
				"Werk als roeier in een boot die vooruitkomt. Lees wat je doet, wat je meebrengt en wat je krijgt.",
		},
		chapters: fullVacature.story.chapters.slice(0, 2),
	},
};
