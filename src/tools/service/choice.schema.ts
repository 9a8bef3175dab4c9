/** 'Welke dienst past?': questions, an answer for each service, and what follows from the answers. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { blanksIn, filled, label, mail, text, titled, typed } from "../../fields/parts.ts";
import { commaList } from "../../fields/wording.ts";

/** The fragment of the address has a place for each, and '4 van 5' is said of them. */
const QUESTIONS = 5;

const twoServices = z
	.array(z.string().meta({ names: ["diensten"] }))
	.length(2)
	.meta({ item: "dienst", items: "diensten" });

const answer = z
	.strictObject({
		/** It has to fit in a cell. */
		text: named(text.max(50), "Antwoord", "Wat de bezoeker kiest, in zijn eigen woorden."),
		because: text.max(100).meta({
			title: "Waarom",
			description: "Zegt in de uitkomst waarom dit antwoord voor de dienst pleit.",
		}),
		/** A caution when the service wins all the same, and the reason why not when another does. */
		limit: text.max(140).meta({
			title: "Let op",
			description:
				"Wat deze dienst doet als iemand hier iets anders koos; staat onder 'Let op' en onder 'Waarom niet'.",
		}),
		/** The other services promise the same. */
		always: text.max(100).optional().meta({
			title: "Voor elke dienst",
			description:
				"Staat hier iets, dan telt dit antwoord voor elke dienst; bij de andere is dit de reden.",
		}),
	})
	.meta({ group: true });

const progress = z
	.strictObject({
		count: filled(label, "{aantal}", "{totaal}").meta({
			title: "Telling",
			description:
				"Staat onder de mast van een dienst; {aantal} zijn de antwoorden ervoor, {totaal} alle vragen.",
		}),
		one: named(label, "Nog één vraag", "Staat onderaan als er nog één antwoord ontbreekt."),
		many: filled(label, "{aantal}").meta({
			title: "Nog meer vragen",
			description: "Staat onderaan; {aantal} wordt het aantal vragen zonder antwoord.",
		}),
		cleared: named(label, "Alles gewist", "Wat een schermlezer zegt als iemand opnieuw begint."),
		said: filled(label, "{dienst}", "{stand}", "{rest}").meta({
			title: "Gezegd na een antwoord",
			description:
				"Wat een schermlezer zegt: {stand} is de telling van {dienst}, {rest} wat nog ontbreekt of de uitkomst.",
		}),
	})
	.meta({ title: "Stand" });

const outcome = z
	.strictObject({
		one: filled(label, "{dienst}").meta({
			title: "Kop",
			description: "Staat boven de uitkomst; op de plek van {dienst} komt de dienst die wint.",
		}),
		other: label.meta({
			title: "Kop als niets past",
			description:
				"Staat boven de uitkomst als iemand een antwoord kiest waar geen dienst bij past.",
		}),
		undecided: titled.meta({
			title: "Nog niet te kiezen",
			description: "Staat er als geen of meer dan twee diensten bovenaan staan.",
		}),
		/** After 'weet ik niet'. */
		unsure: z
			.strictObject({
				same: filled(text.max(80), "{vragen}").meta({
					title: "Maakt niet uit",
					description: "Staat er als de open {vragen} de uitkomst niet kunnen veranderen.",
				}),
				differs: filled(text.max(80), "{vragen}").meta({
					title: "Kan nog uitmaken",
					description: "Staat er als de open {vragen} de uitkomst nog kunnen veranderen.",
				}),
			})
			.meta({ title: "Na 'weet ik niet'" }),
		tie: label.meta({
			title: "Kop bij gelijke stand",
			description: "Staat boven de uitkomst als twee diensten evenveel antwoorden hebben.",
		}),
		tieText: filled(text.max(160), "{ander}", "{een}").meta({
			title: "Tekst bij gelijke stand",
			description: "Zegt wat de bezoeker dan kan doen; {een} en {ander} zijn de twee diensten.",
		}),
		pairs: z
			.array(
				z.strictObject({
					tied: twoServices.meta({
						title: "Welke twee",
						description: "De twee diensten die evenveel antwoorden hebben.",
					}),
					text: named(text.max(180), "Tekst", "Zegt wat tussen deze twee de doorslag geeft."),
				}),
			)
			.default([])
			.meta({
				title: "Doorslag",
				description: "Wat bij een gelijke stand de doorslag geeft, voor elke twee diensten.",
				item: "doorslag",
			}),
		show: label.meta({
			title: "Knop naar de uitkomst",
			description: "De knop onderaan het scherm die naar de uitleg gaat.",
		}),
		because: named(label, "Kop van waarom", "Staat boven wat er voor de dienst pleit."),
		caution: label.meta({
			title: "Kop van let op",
			description: "Staat boven wat de bezoeker anders koos dan de dienst doet.",
		}),
		chosen: filled(label, "{antwoord}").meta({
			title: "Wat je koos",
			description: "Staat voor een 'let op'; {antwoord} is wat de bezoeker koos.",
		}),
		whyNot: filled(label, "{dienst}").meta({
			title: "Kop van waarom niet",
			description: "Staat boven de redenen tegen een andere dienst: {dienst}.",
		}),
		open: filled(label, "{dienst}").meta({
			title: "Link naar de dienst die past",
			description: "Leidt naar de pagina van {dienst}.",
		}),
		look: filled(label, "{dienst}").meta({
			title: "Link naar een andere dienst",
			description: "Leidt naar de pagina van {dienst}, die het niet werd.",
		}),
		paper: filled(label, "{link}").meta({
			title: "Regel op papier",
			description: "Alleen op een afdruk; {link} wordt het adres met de antwoorden.",
		}),
	})
	.meta({ title: "Uitkomst" });

/** What the e-mail has to say. */
const MAILED = ["{dienst}", "{antwoorden}", "{link}"];

/** The e-mail that is prepared: {dienst} is the outcome, of a tie `either`. */
const email = mail
	.extend({
		opening: mail.shape.opening.meta({
			description: "Staat al klaar in de mail; {dienst}, {antwoorden} en {link} worden ingevuld.",
		}),
		button: named(label, "Knoptekst", "De knop bij de uitkomst die de mail opent."),
		subject: filled(typed.max(60), "{dienst}").meta({
			title: "Onderwerp van de mail",
			description: "Staat al klaar; op de plek van {dienst} komt de uitkomst.",
		}),
		undecided: typed.max(20).meta({
			title: "Geen dienst",
			description: "Staat op de plek van {dienst} als er geen uitkomst is.",
		}),
		either: filled(typed.max(20), "{een}", "{ander}").meta({
			title: "Twee diensten",
			description: "Staat bij een gelijke stand op de plek van {dienst}.",
		}),
		answer: filled(typed.max(60), "{vraag}", "{antwoord}").meta({
			title: "Regel per vraag",
			description: "Zo staat in de mail elke {vraag} met het {antwoord} erachter.",
		}),
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
export const choice = z
	.strictObject({
		title: named(label, "Kop", "Staat boven de vijf vragen."),
		/** For who can press and for who can only read. */
		intro: named(text.max(140), "Inleiding", "Zegt onder de kop hoe het werkt."),
		/** The weightiest first: a service that does not fit is told by the first two that say so. */
		questions: z
			.array(
				z.strictObject({
					question: text.max(40).meta({
						title: "Vraag",
						description: "Wat je de bezoeker vraagt; zet de belangrijkste vraag bovenaan.",
					}),
					answers: z.record(z.string(), answer).meta({
						title: "Antwoorden",
						description: "Voor elke dienst een antwoord.",
						names: ["diensten"],
					}),
					other: z
						.strictObject({
							text: text.max(50).meta({
								title: "Antwoord",
								description: "Wat de bezoeker zoekt, in zijn eigen woorden.",
							}),
							because: text.max(260).meta({
								title: "Waarom niet",
								description: "Zegt waarom er geen dienst bij past, en wat dan wel kan.",
							}),
						})
						.optional()
						.meta({
							title: "Past bij geen dienst",
							description: "Een extra antwoord waar geen enkele dienst bij past.",
							group: true,
						}),
				}),
			)
			.length(QUESTIONS)
			.meta({
				title: "Vragen",
				description: "De vijf vragen, de belangrijkste eerst.",
				item: "keuzevraag",
			}),
		unsure: named(label.max(20), "Weet ik niet", "Het laatste antwoord op elke vraag."),
		/** As the pages of the services say under 'liever niet'; see README.md. */
		elsewhere: z
			.array(
				z.strictObject({
					instead: twoServices.meta({
						title: "Niet deze, maar die",
						description:
							"De dienst waar de meeste antwoorden naar wijzen, en die waar zijn pagina dan naar verwijst.",
					}),
					when: z
						.array(
							z.strictObject({
								question: z.number().int().min(1).max(QUESTIONS).meta({
									title: "Vraag",
									description: "Het nummer van de vraag, van 1 tot en met 5.",
								}),
								answer: z.string().meta({
									title: "Antwoord van",
									description: "De dienst waarvan het antwoord is gekozen.",
									names: ["diensten"],
								}),
							}),
						)
						.min(1)
						.meta({
							title: "Bij deze antwoorden",
							description: "Wat iemand dan heeft gekozen; het moet allemaal kloppen.",
							item: "antwoord",
							items: "antwoorden",
						}),
					text: named(text.max(120), "Tekst", "Zegt bij de uitkomst waarom het deze dienst is."),
				}),
			)
			.default([])
			.meta({
				title: "Hoort bij een andere dienst",
				description: "Wie de pagina van een dienst doorstuurt, stuurt de uitkomst ook door.",
				item: "doorverwijzing",
			}),
		more: label.meta({
			title: "Verder lezen",
			description: "Staat voor de links naar de diensten, zolang er geen uitkomst is.",
		}),
		again: named(label, "Opnieuw beginnen", "De knop die alle antwoorden wist."),
		progress,
		outcome,
		email,
	})
	.meta({ title: "Welke dienst past" });

export type Choice = z.output<typeof choice>;
