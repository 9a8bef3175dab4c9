/** 'Welke dienst past?': questions, an answer for each service, and what follows from the answers. */
import { z } from "astro/zod";
import {
	blanksIn,
	filled,
	group,
	heading,
	line,
	list,
	mail,
	named,
	section,
	template,
	text,
	titled,
	typed,
} from "../../fields/parts.ts";
import { commaList } from "../../fields/wording.ts";

/**
 * What the questions are about, by which a referral names them, whatever their words and order. The
 * fragment of the address has a place for each, and '4 van 5' is said of them.
 */
const QUESTIONS = {
	doel: "Wat iemand zoekt",
	sturing: "Wie het werk stuurt",
	plan: "Hoe vast het plan ligt",
	betaling: "Hoe iemand betaalt",
	vervolg: "Wie verdergaat",
};
const topic = z.enum(Object.keys(QUESTIONS)).meta({ choices: QUESTIONS });

const service = z.string().meta({ names: ["diensten"] });
const twoServices = z
	.array(service)
	.length(2)
	.refine(([one, other]) => one !== other, { error: "noem twee verschillende diensten." })
	.meta({ item: "dienst" });

const answer = group({
	/** It has to fit in a cell. */
	text: line("Antwoord", "Wat de bezoeker kiest, in zijn eigen woorden.", 50),
	because: line("Waarom", "Zegt in de uitkomst waarom dit antwoord voor de dienst pleit.", 100),
	/** A caution when the service wins all the same, and the reason why not when another does. */
	limit: line(
		"Let op",
		"Wat deze dienst doet als iemand hier iets anders koos; staat onder 'Let op' en onder 'Waarom niet'.",
		140,
	),
	/** The other services promise the same. */
	always: line(
		"Voor elke dienst",
		"Staat hier iets, dan telt dit antwoord voor elke dienst; bij de andere is dit de reden.",
		100,
	).optional(),
});

const question = z.strictObject({
	topic: named(topic, "Onderwerp", "Waar de vraag over gaat; een doorverwijzing noemt haar zo."),
	question: line("Vraag", "Wat je de bezoeker vraagt; zet de belangrijkste vraag bovenaan.", 40),
	answers: z.record(z.string(), answer).meta({
		title: "Antwoorden",
		description: "Voor elke dienst een antwoord.",
		names: ["diensten"],
	}),
	other: group({
		text: line("Antwoord", "Wat de bezoeker zoekt, in zijn eigen woorden.", 50),
		because: line("Waarom niet", "Zegt waarom er geen dienst bij past, en wat dan wel kan.", 260),
	})
		.optional()
		.meta({
			title: "Past bij geen dienst",
			description: "Een extra antwoord waar geen enkele dienst bij past.",
		}),
});

const referral = z.strictObject({
	instead: twoServices.meta({
		title: "Niet deze, maar die",
		description:
			"De dienst waar de meeste antwoorden naar wijzen, en die waar zijn pagina dan naar verwijst.",
	}),
	when: z
		.array(
			z.strictObject({
				topic: named(topic, "Vraag", "Waar de vraag over gaat."),
				answer: named(service, "Antwoord van", "De dienst waarvan het antwoord is gekozen."),
			}),
		)
		.min(1)
		.meta({
			title: "Bij deze antwoorden",
			description: "Wat iemand dan heeft gekozen; het moet allemaal kloppen.",
			item: "antwoord",
		}),
	text: line("Tekst", "Zegt bij de uitkomst waarom het deze dienst is.", 120),
});

const progress = section("Stand", {
	count: template(
		"Telling",
		"Staat onder de mast van een dienst; {aantal} zijn de antwoorden ervoor, {totaal} alle vragen.",
	),
	one: line("Nog één vraag", "Staat onderaan als er nog één antwoord ontbreekt."),
	many: template(
		"Nog meer vragen",
		"Staat onderaan; {aantal} wordt het aantal vragen zonder antwoord.",
	),
	said: template(
		"Gezegd na een antwoord",
		"Wat een schermlezer zegt: {stand} is de telling van {dienst}, {rest} wat nog ontbreekt of de uitkomst.",
	),
});

const outcome = section("Uitkomst", {
	one: template("Kop", "Staat boven de uitkomst; op de plek van {dienst} komt de dienst die wint."),
	other: line(
		"Kop als niets past",
		"Staat boven de uitkomst als iemand een antwoord kiest waar geen dienst bij past.",
	),
	undecided: titled.meta({
		title: "Nog niet te kiezen",
		description: "Staat er als geen of meer dan twee diensten bovenaan staan.",
	}),
	/** After 'weet ik niet'. */
	unsure: section("Na 'weet ik niet'", {
		same: template(
			"Maakt niet uit",
			"Staat er als de open {vragen} de uitkomst niet kunnen veranderen.",
			text.max(80),
		),
		differs: template(
			"Kan nog uitmaken",
			"Staat er als de open {vragen} de uitkomst nog kunnen veranderen.",
			text.max(80),
		),
	}),
	tie: line(
		"Kop bij gelijke stand",
		"Staat boven de uitkomst als twee diensten evenveel antwoorden hebben.",
	),
	tieText: template(
		"Tekst bij gelijke stand",
		"Zegt wat de bezoeker dan kan doen; {een} en {ander} zijn de twee diensten.",
		text.max(160),
	),
	pairs: list(
		z.strictObject({
			tied: named(twoServices, "Welke twee", "De twee diensten die evenveel antwoorden hebben."),
			text: line("Tekst", "Zegt wat tussen deze twee de doorslag geeft.", 180),
		}),
		"doorslag",
		"Doorslag",
		"Wat bij een gelijke stand de doorslag geeft, voor elke twee diensten.",
	).default([]),
	show: line("Knop naar de uitkomst", "De knop onderaan het scherm die naar de uitleg gaat."),
	because: line("Kop van waarom", "Staat boven wat er voor de dienst pleit."),
	caution: line("Kop van let op", "Staat boven wat de bezoeker anders koos dan de dienst doet."),
	chosen: template("Wat je koos", "Staat voor een 'let op'; {antwoord} is wat de bezoeker koos."),
	whyNot: template(
		"Kop van waarom niet",
		"Staat boven de redenen tegen een andere dienst: {dienst}.",
	),
	open: template("Link naar de dienst die past", "Leidt naar de pagina van {dienst}."),
	look: template(
		"Link naar een andere dienst",
		"Leidt naar de pagina van {dienst}, die het niet werd.",
	),
});

/** What the e-mail has to say. */
const MAILED = ["{dienst}", "{antwoorden}", "{link}"];

/** The e-mail that is prepared: {dienst} is the outcome, of a tie `either`. */
const email = mail
	.extend({
		opening: mail.shape.opening.meta({
			description: "Staat al klaar in de mail; {dienst}, {antwoorden} en {link} worden ingevuld.",
		}),
		button: line("Knoptekst", "De knop bij de uitkomst die de mail opent."),
		subject: template(
			"Onderwerp van de mail",
			"Staat al klaar; op de plek van {dienst} komt de uitkomst.",
			typed.max(60),
		),
		undecided: typed.max(20).meta({
			title: "Geen dienst",
			description: "Staat op de plek van {dienst} als er geen uitkomst is.",
		}),
		either: filled(typed.max(20), "{een}", "{ander}").meta({
			title: "Twee diensten",
			description: "Staat bij een gelijke stand op de plek van {dienst}.",
		}),
		answer: template(
			"Regel per vraag",
			"Zo staat in de mail elke {vraag} met het {antwoord} erachter.",
			typed.max(60),
		),
	})
	.refine(
		({ opening }) =>
			opening.includes("{antwoorden}") &&
			commaList(blanksIn(opening.join())) === commaList(MAILED.toSorted()),
		{
			path: ["opening"],
			error: `noem ${commaList(MAILED)} elk één keer. Zet {antwoorden} op een eigen regel: daar komen er vijf te staan.`,
		},
	)
	.meta({ title: "Mail", group: true });

/** Of content/paginas/diensten.yaml. */
export const choice = section("Welke dienst past", {
	title: heading("Staat boven de vijf vragen."),
	/** For who can press and for who can only read. */
	intro: line("Inleiding", "Zegt onder de kop hoe het werkt.", 140),
	/** The weightiest first: a service that does not fit is told by the first two that say so. */
	questions: list(question, "keuzevraag", "Vragen", "De vijf vragen, de belangrijkste eerst.")
		.length(Object.keys(QUESTIONS).length)
		.refine((questions) => new Set(questions.map(({ topic }) => topic)).size === questions.length, {
			error: "twee vragen hebben hetzelfde onderwerp (topic). Geef elke een ander.",
		}),
	unsure: line("Weet ik niet", "Het laatste antwoord op elke vraag.", 20),
	/** As the pages of the services say under 'liever niet'; see README.md. */
	elsewhere: list(
		referral,
		"doorverwijzing",
		"Hoort bij een andere dienst",
		"Wie de pagina van een dienst doorstuurt, stuurt de uitkomst ook door.",
	).default([]),
	again: line("Opnieuw beginnen", "De knop die alle antwoorden wist."),
	progress,
	outcome,
	email,
});

export type Choice = z.output<typeof choice>;
