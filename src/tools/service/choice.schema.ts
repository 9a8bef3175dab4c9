/** 'Welke dienst past?': questions, an answer for each service, and what follows from the answers. */
import { z } from "astro/zod";
import {
	group,
	heading,
	label,
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
	.refine(([one, other]) => one !== other, "noem twee verschillende diensten.")
	.meta({ item: "dienst" });

/** It has to fit in a cell. */
const answerText = named(text.max(50), "Antwoord", "In de woorden van de bezoeker.");

const question = z.strictObject({
	topic: named(topic, "Onderwerp", "Waar de vraag over gaat; een doorverwijzing noemt haar zo."),
	question: named(text.max(40), "Vraag", "Zet de belangrijkste vraag bovenaan."),
	answers: z
		.record(
			z.string(),
			group({
				text: answerText,
				because: named(text.max(100), "Waarom", "Waarom dit antwoord voor de dienst pleit."),
				/** A caution when the service wins all the same, and the reason why not when another does. */
				limit: named(text.max(140), "Let op", "Wat de dienst doet als iemand iets anders koos."),
				/** The other services promise the same. */
				always: text.max(100).optional().meta({
					title: "Voor elke dienst",
					description: "Hiermee telt het antwoord voor elke dienst; dit is dan de reden.",
				}),
			}),
		)
		.meta({
			title: "Antwoorden",
			description: "Voor elke dienst een antwoord.",
			names: ["diensten"],
		}),
	other: group({
		text: answerText,
		because: named(text.max(260), "Waarom niet", "Waarom geen dienst past, en wat dan wel kan."),
	})
		.optional()
		.meta({
			title: "Past bij geen dienst",
			description: "Een extra antwoord waar geen enkele dienst bij past.",
		}),
});

const given = Object.fromEntries(
	Object.entries(QUESTIONS).map(([topic, title]) => [
		topic,
		named(service.optional(), title, "De dienst waarvan het antwoord is gekozen."),
	]),
);

/** As the pages of the services say under 'liever niet'; see README.md. */
const referral = z.strictObject({
	instead: named(
		twoServices,
		"Niet deze, maar die",
		"De dienst met de meeste antwoorden, en die waar zijn pagina dan naar verwijst.",
	),
	when: named(
		z.strictObject(given),
		"Bij deze antwoorden",
		"Wat iemand dan heeft gekozen; het moet allemaal kloppen.",
	),
	text: named(text.max(120), "Tekst", "Zegt bij de uitkomst waarom het deze dienst is."),
});

const progress = section("Stand", {
	count: template(
		"Telling",
		"Onder de mast van een dienst: {aantal} antwoorden ervoor, van {totaal} vragen.",
	),
	one: line("Nog één vraag", "Staat onderaan als er nog één antwoord ontbreekt."),
	many: template("Nog meer vragen", "Staat onderaan bij {aantal} vragen zonder antwoord."),
});

const outcome = section("Uitkomst", {
	one: template("Kop", "Staat boven de uitkomst als {dienst} wint."),
	other: line("Kop als niets past", "Na een antwoord waar geen dienst bij past."),
	undecided: titled.meta({
		title: "Nog niet te kiezen",
		description: "Staat er als geen of meer dan twee diensten bovenaan staan.",
	}),
	unsure: template("Na 'weet ik niet'", "Noemt de {vragen} die open bleven.", text.max(80)),
	tie: line("Kop bij gelijke stand", "Als twee diensten evenveel antwoorden hebben."),
	tieText: template(
		"Tekst bij gelijke stand",
		"Zegt wat de bezoeker dan kan doen; {een} en {ander} zijn de twee diensten.",
		text.max(160),
	),
	pairs: list(
		z.strictObject({
			tied: named(twoServices, "Welke twee", "De twee diensten die evenveel antwoorden hebben."),
			text: named(text.max(180), "Tekst", "Zegt wat tussen deze twee de doorslag geeft."),
		}),
		"doorslag",
		"Doorslag",
		"Wat bij een gelijke stand de doorslag geeft, voor elke twee diensten.",
	),
	show: line("Knop naar de uitkomst", "De knop onderaan het scherm die naar de uitleg gaat."),
	because: line("Kop van waarom", "Staat boven wat er voor de dienst pleit."),
	caution: line("Kop van let op", "Staat boven wat de bezoeker anders koos dan de dienst doet."),
	chosen: template("Wat je koos", "Staat voor een 'let op'; {antwoord} is wat de bezoeker koos."),
	whyNot: template("Kop van waarom niet", "Staat boven wat er tegen {dienst} pleit."),
	open: template("Link naar een dienst", "Leidt naar de pagina van {dienst}."),
});

/** The e-mail that is prepared. */
const email = mail
	.extend({
		opening: mail.shape.opening.meta({
			description: "Staat al klaar in de mail; {dienst}, {antwoorden} en {link} worden ingevuld.",
		}),
		button: line("Knoptekst", "De knop bij de uitkomst die de mail opent."),
		subject: template("Onderwerp van de mail", "Met {dienst} als uitkomst.", typed.max(60)),
	})
	.refine(
		({ opening }) =>
			opening.includes("{antwoorden}") && opening.some((line) => line.includes("{link}")),
		{
			path: ["opening"],
			error: "noem {link}, en {antwoorden} op een eigen regel: daar komen er vijf te staan.",
		},
	)
	.meta({ title: "Mail", group: true });

/** Of content/paginas/diensten.yaml. */
export const choice = section("Welke dienst past", {
	title: heading("Staat boven de vijf vragen."),
	/** For who can press and for who can only read. */
	intro: named(text.max(140), "Inleiding", "Zegt onder de kop hoe het werkt."),
	/** The weightiest first: a service that does not fit is told by the first two that say so. */
	questions: list(
		question,
		"keuzevraag",
		"Vragen",
		"De vijf vragen, de belangrijkste eerst.",
	).length(Object.keys(QUESTIONS).length),
	unsure: named(label.max(20), "Weet ik niet", "Het laatste antwoord op elke vraag."),
	elsewhere: list(
		referral,
		"doorverwijzing",
		"Hoort bij een andere dienst",
		"Wie de pagina van een dienst doorstuurt, stuurt de uitkomst ook door.",
	),
	again: line("Opnieuw beginnen", "De knop die alle antwoorden wist."),
	progress,
	outcome,
	email,
});

export type Choice = z.output<typeof choice>;
