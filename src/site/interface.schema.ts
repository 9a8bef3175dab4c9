import { z } from "astro/zod";
import { named } from "../fields/named.ts";
import { label, text } from "../fields/parts.ts";

const forReaders = (title: string, description: string) =>
	label.meta({ title, description: `${description}, te horen met een schermlezer.` });

/** content/interface.yaml: words of the site's own controls. */
export const interfaceText = z
	.strictObject({
		skipLink: named(label, "Sprong naar de inhoud", "De eerste link voor wie met toetsen werkt."),
		homeLink: forReaders("Logo", "De link van het logo naar home"),
		mainMenu: forReaders("Menu bovenaan", "De naam van het menu"),
		menu: forReaders("Menu op een telefoon", "De naam van het menu op een telefoon"),
		openMenu: forReaders("Menu openen", "De knop die het menu op een telefoon opent"),
		closeMenu: forReaders("Menu sluiten", "De knop die het menu sluit"),
		theme: forReaders("Donkere weergave", "De knop die in de donkere weergave is ingedrukt"),
		footerMenu: forReaders("Menu onderaan", "De naam van de links onderaan de pagina"),
		legalMenu: forReaders("Onderste regel", "De naam van de links helemaal onderaan"),
		copyright: named(label, "Copyright", "De regel met het jaartal onderaan elke pagina."),
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
				open: named(label, "Openen", "De knop, en de naam van het zoekvenster."),
				close: forReaders("Sluiten", "De knop die het zoekvenster sluit"),
				field: named(label, "Zoekveld", "Zegt wat je in het veld kunt typen."),
				loading: named(label, "Bezig", "Staat er tot de zoekfunctie is geladen."),
				one: named(label, "1 plek gevonden", "Als er één plek is gevonden."),
				many: label.meta({
					title: "Meer plekken gevonden",
					description: "Op de plek van {aantal} komt hoeveel er zijn gevonden.",
				}),
				best: label.meta({
					title: "Te veel plekken gevonden",
					description: "Als niet alles te zien is: {aantal} zijn gevonden, {getoond} staan er.",
				}),
				none: named(label, "Niets gevonden", "Op de plek van {zoekwoord} komt wat iemand typte."),
				nearest: label.meta({
					title: "Bedoel je",
					description: "De knop die op {woord} zoekt, een woord dat erop lijkt.",
				}),
				ask: named(label, "Stel je vraag", "De link naar Contact als er niets is gevonden."),
				failed: named(text, "Mislukt", "Staat er als de browser de zoekfunctie niet kan laden."),
			})
			.meta({ title: "Zoeken" }),
		/** What one does with a team that was composed, a service that was chosen. */
		tools: z
			.strictObject({
				to: named(label, "Aan", "Staat vóór het e-mailadres van de mail."),
				subject: named(label, "Onderwerp", "Staat vóór het onderwerp van de mail."),
				preview: named(label, "Voorbeeld", "Opent de mail die klaarstaat."),
				copy: named(label, "Kopieer", "De knop die een link naar de keuze kopieert."),
				copyText: label.meta({
					title: "Kopieer de tekst",
					description: "De knop onder het voorbeeld, voor wie de mail ergens anders schrijft.",
				}),
				copied: named(label, "Gekopieerd", "Staat er even als het kopiëren is gelukt."),
				failed: text.meta({
					title: "Kopiëren mislukt",
					description:
						"Staat er als de browser het niet toelaat; link of tekst is dan geselecteerd.",
				}),
				print: named(label, "Print", "De knop die de keuze op één vel zet."),
				note: named(text, "Opmerking", "Zegt dat er niets wordt verstuurd."),
				noMail: named(label, "Zonder mailprogramma", "Staat voor het telefoonnummer."),
			})
			.meta({ title: "Hulpmiddelen" }),
	})
	.meta({ title: "Bediening" });
