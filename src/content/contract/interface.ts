import { z } from "astro/zod";
import { label, text } from "./parts.ts";

const forReaders = (title: string, description: string) =>
	label.meta({ title, description: `${description}, te horen met een schermlezer.` });

/** content/interface.yaml: words of the site's own controls. */
export const interfaceText = z
	.strictObject({
		skipLink: label.meta({
			title: "Sprong naar de inhoud",
			description: "De eerste link voor wie met toetsen werkt.",
		}),
		homeLink: forReaders("Logo", "De link van het logo naar home"),
		mainMenu: forReaders("Menu bovenaan", "De naam van het menu"),
		openMenu: forReaders("Menu openen", "De knop en de naam van het menu op een telefoon"),
		closeMenu: forReaders("Menu sluiten", "De knop die het menu sluit"),
		theme: forReaders("Donkere weergave", "De knop die in de donkere weergave is ingedrukt"),
		footerMenu: forReaders("Menu onderaan", "De naam van de links onderaan de pagina"),
		legalMenu: forReaders("Onderste regel", "De naam van de links helemaal onderaan"),
		copyright: label.meta({
			title: "Copyright",
			description: "De regel met het jaartal onderaan elke pagina.",
		}),
		legal: z
			.strictObject({
				kvk: label.meta({
					title: "KvK-nummer",
					description: "Staat onderaan elke pagina; op de plek van {nummer} komt het nummer.",
				}),
				btw: label.meta({
					title: "Btw-id",
					description: "Staat onderaan elke pagina; op de plek van {nummer} komt het nummer.",
				}),
			})
			.meta({ title: "Bedrijfsgegevens onderaan" }),
		spoken: z
			.strictObject({
				under: forReaders("Teken <", "Wat er klinkt voor dit teken"),
				to: forReaders("Streepje", "Wat er klinkt tussen twee getallen"),
				x: forReaders("Letter x", "Wat er klinkt na een getal"),
				ms: forReaders("Afkorting ms", "Wat er klinkt na een getal"),
				s: forReaders("Afkorting s", "Wat er klinkt na een getal"),
				min: forReaders("Afkorting min", "Wat er klinkt na een getal"),
			})
			.meta({ title: "Cijfers hardop" }),
		search: z
			.strictObject({
				open: label.meta({
					title: "Openen",
					description: "De knop, en de naam van het zoekvenster.",
				}),
				close: forReaders("Sluiten", "De knop die het zoekvenster sluit"),
				field: label.meta({
					title: "Zoekveld",
					description: "Zegt wat je in het veld kunt typen.",
				}),
				loading: label.meta({
					title: "Bezig",
					description: "Staat er tot de zoekfunctie is geladen.",
				}),
				one: label.meta({ title: "1 plek gevonden", description: "Als er één plek is gevonden." }),
				many: label.meta({
					title: "Meer plekken gevonden",
					description: "Op de plek van {aantal} komt hoeveel er zijn gevonden.",
				}),
				best: label.meta({
					title: "Te veel plekken gevonden",
					description: "Als niet alles te zien is: {aantal} zijn gevonden, {getoond} staan er.",
				}),
				none: label.meta({
					title: "Niets gevonden",
					description: "Op de plek van {zoekwoord} komt wat iemand typte.",
				}),
				nearest: label.meta({
					title: "Bedoel je",
					description: "De knop die op {woord} zoekt, een woord dat erop lijkt.",
				}),
				ask: label.meta({
					title: "Stel je vraag",
					description: "De link naar Contact als er niets is gevonden.",
				}),
				failed: text.meta({
					title: "Mislukt",
					description: "Staat er als de browser de zoekfunctie niet kan laden.",
				}),
			})
			.meta({ title: "Zoeken" }),
		/** What one does with a team that was composed, a service that was chosen. */
		tools: z
			.strictObject({
				to: label.meta({ title: "Aan", description: "Staat vóór het e-mailadres van de mail." }),
				subject: label.meta({
					title: "Onderwerp",
					description: "Staat vóór het onderwerp van de mail.",
				}),
				preview: label.meta({
					title: "Voorbeeld",
					description: "Opent de mail die klaarstaat.",
				}),
				copy: label.meta({
					title: "Kopieer",
					description: "De knop die een link naar de keuze kopieert.",
				}),
				copyText: label.meta({
					title: "Kopieer de tekst",
					description: "De knop onder het voorbeeld, voor wie de mail ergens anders schrijft.",
				}),
				copied: label.meta({
					title: "Gekopieerd",
					description: "Staat er even als het kopiëren is gelukt.",
				}),
				failed: text.meta({
					title: "Kopiëren mislukt",
					description:
						"Staat er als de browser het niet toelaat; link of tekst is dan geselecteerd.",
				}),
				print: label.meta({
					title: "Print",
					description: "De knop die de keuze op één vel zet.",
				}),
				note: text.meta({
					title: "Opmerking",
					description: "Zegt dat er niets wordt verstuurd.",
				}),
				noMail: label.meta({
					title: "Zonder mailprogramma",
					description: "Staat voor het telefoonnummer.",
				}),
			})
			.meta({ title: "Hulpmiddelen" }),
	})
	.meta({ title: "Bediening" });
