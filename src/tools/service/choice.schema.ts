/** 'Welke dienst past?': questions, an answer for each service, and what follows from the answers. */
import { z } from "astro/zod";
import * as F from "../../fields/parts.ts";
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

const answer = F.group({
	/** It has to fit in a cell. */
	text: F.line("Antwoord", "Wat de bezoeker kiest, in zijn eigen woorden.", 50),
	because: F.line("Waarom", "Zegt in de uitkomst waarom dit antwoord voor de dienst pleit.", 100),
	/** A caution when the service wins all the same, and the reason why not when another does. */
	limit: F.line(
		"Let op",
		"Wat deze dienst doet als iemand hier iets anders koos; staat onder 'Let op' en onder 'Waarom niet'.",
		140,
	),
	/** The other services promise the same. */
	always: F.line(
		"Voor elke dienst",
		"Staat hier iets, dan telt dit antwoord voor elke dienst; bij de andere is dit de reden.",
		100,
	).optional(),
});

const question = z.strictObject({
	topic: F.named(topic, "Onderwerp", "Waar de vraag over gaat; een doorverwijzing noemt haar zo."),
	question: F.line("Vraag", "Wat je de bezoeker vraagt; zet de belangrijkste vraag bovenaan.", 40),
	answers: z.record(z.string(), answer).meta({
		title: "Antwoorden",
		description: "Voor elke dienst een antwoord.",
		names: ["diensten"],
	}),
	other: F.group({
		text: F.line("Antwoord", "Wat de bezoeker zoekt, in zijn eigen woorden.", 50),
		because: F.line("Waarom niet", "Zegt waarom er geen dienst bij past, en wat dan wel kan.", 260),
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
				topic: F.named(topic, "Vraag", "Waar de vraag over gaat."),
				answer: F.named(service, "Antwoord van", "De dienst waarvan het antwoord is gekozen."),
			}),
		)
		.min(1)
		.meta({
			title: "Bij deze antwoorden",
			description: "Wat iemand dan heeft gekozen; het moet allemaal kloppen.",
			item: "antwoord",
		}),
	text: F.line("Tekst", "Zegt bij de uitkomst waarom het deze dienst is.", 120),
});

const progress = F.section("Stand", {
	count: F.template(
		"Telling",
		"Staat onder de mast van een dienst; {aantal} zijn de antwoorden ervoor, {totaal} alle vragen.",
	),
	one: F.line("Nog één vraag", "Staat onderaan als er nog één antwoord ontbreekt."),
	many: F.template(
		"Nog meer vragen",
		"Staat onderaan; {aantal} wordt het aantal vragen zonder antwoord.",
	),
	said: F.template(
		"Gezegd na een antwoord",
		"Wat een schermlezer zegt: {stand} is de telling van {dienst}, {rest} wat nog ontbreekt of de uitkomst.",
	),
});

const outcome = F.section("Uitkomst", {
	one: F.template(
		"Kop",
		"Staat boven de uitkomst; op de plek van {dienst} komt de dienst die wint.",
	),
	other: F.line(
		"Kop als niets past",
		"Staat boven de uitkomst als iemand een antwoord kiest waar geen dienst bij past.",
	),
	undecided: F.titled.meta({
		title: "Nog niet te kiezen",
		description: "Staat er als geen of meer dan twee diensten bovenaan staan.",
	}),
	/** After 'weet ik niet'. */
	unsure: F.section("Na 'weet ik niet'", {
		same: F.template(
			"Maakt niet uit",
			"Staat er als de open {vragen} de uitkomst niet kunnen veranderen.",
			F.text.max(80),
		),
		differs: F.template(
			"Kan nog uitmaken",
			"Staat er als de open {vragen} de uitkomst nog kunnen veranderen.",
			F.text.max(80),
		),
	}),
	tie: F.line(
		"Kop bij gelijke stand",
		"Staat boven de uitkomst als twee diensten evenveel antwoorden hebben.",
	),
	tieText: F.template(
		"Tekst bij gelijke stand",
		"Zegt wat de bezoeker dan kan doen; {een} en {ander} zijn de twee diensten.",
		F.text.max(160),
	),
	pairs: F.list(
		z.strictObject({
			tied: F.named(twoServices, "Welke twee", "De twee diensten die evenveel antwoorden hebben."),
			text: F.line("Tekst", "Zegt wat tussen deze twee de doorslag geeft.", 180),
		}),
		"doorslag",
		"Doorslag",
		"Wat bij een gelijke stand de doorslag geeft, voor elke twee diensten.",
	).default([]),
	show: F.line("Knop naar de uitkomst", "De knop onderaan het scherm die naar de uitleg gaat."),
	because: F.line("Kop van waarom", "Staat boven wat er voor de dienst pleit."),
	caution: F.line("Kop van let op", "Staat boven wat de bezoeker anders koos dan de dienst doet."),
	chosen: F.template("Wat je koos", "Staat voor een 'let op'; {antwoord} is wat de bezoeker koos."),
	whyNot: F.template(
		"Kop van waarom niet",
		"Staat boven de redenen tegen een andere dienst: {dienst}.",
	),
	open: F.template("Link naar de dienst die past", "Leidt naar de pagina van {dienst}."),
	look: F.template(
		"Link naar een andere dienst",
		"Leidt naar de pagina van {dienst}, die het niet werd.",
	),
});

/** The e-mail that is prepared: {dienst} is the outcome, of a tie `either`. */
const email = F.mail
	.extend({
		opening: F.mail.shape.opening
			.refine(
				(lines) =>
					lines.includes("{antwoorden}") &&
					commaList(F.blanksIn(lines.join())) === "{antwoorden}, {dienst}, {link}",
				"noem {dienst}, {antwoorden}, {link} elk één keer. Zet {antwoorden} op een eigen regel: daar komen er vijf te staan.",
			)
			.meta({
				description: "Staat al klaar in de mail; {dienst}, {antwoorden} en {link} worden ingevuld.",
			}),
		button: F.line("Knoptekst", "De knop bij de uitkomst die de mail opent."),
		subject: F.template(
			"Onderwerp van de mail",
			"Staat al klaar; op de plek van {dienst} komt de uitkomst.",
			F.typed.max(60),
		),
		undecided: F.typed.max(20).meta({
			title: "Geen dienst",
			description: "Staat op de plek van {dienst} als er geen uitkomst is.",
		}),
		either: F.filled(F.typed.max(20), "{een}", "{ander}").meta({
			title: "Twee diensten",
			description: "Staat bij een gelijke stand op de plek van {dienst}.",
		}),
		answer: F.template(
			"Regel per vraag",
			"Zo staat in de mail elke {vraag} met het {antwoord} erachter.",
			F.typed.max(60),
		),
	})
	.meta({ title: "Mail", group: true });

/** Of content/paginas/diensten.yaml. */
export const choice = F.section("Welke dienst past", {
	title: F.heading("Staat boven de vijf vragen."),
	/** For who can press and for who can only read. */
	intro: F.line("Inleiding", "Zegt onder de kop hoe het werkt.", 140),
	/** The weightiest first: a service that does not fit is told by the first two that say so. */
	questions: F.list(question, "keuzevraag", "Vragen", "De vijf vragen, de belangrijkste eerst.")
		.length(Object.keys(QUESTIONS).length)
		.refine((questions) => new Set(questions.map(({ topic }) => topic)).size === questions.length, {
			error: "twee vragen hebben hetzelfde onderwerp (topic). Geef elke een ander.",
		}),
	unsure: F.line("Weet ik niet", "Het laatste antwoord op elke vraag.", 20),
	/** As the pages of the services say under 'liever niet'; see README.md. */
	elsewhere: F.list(
		referral,
		"doorverwijzing",
		"Hoort bij een andere dienst",
		"Wie de pagina van een dienst doorstuurt, stuurt de uitkomst ook door.",
	).default([]),
	again: F.line("Opnieuw beginnen", "De knop die alle antwoorden wist."),
	progress,
	outcome,
	email,
});

export type Choice = z.output<typeof choice>;
