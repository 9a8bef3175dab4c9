import { label, line, prose, section } from "../fields/parts.ts";

const forReaders = (title: string, description: string) =>
	label.meta({ title, description: `${description}, te horen met een schermlezer.` });

/** content/interface.yaml: words of the site's own controls. */
export const interfaceFile = section("Bediening", {
	skipLink: line("Sprong naar de inhoud", "De eerste link voor wie met toetsen werkt."),
	homeLink: forReaders("Logo", "De link van het logo naar home"),
	mainMenu: forReaders("Menu bovenaan", "De naam van het menu"),
	menu: forReaders("Menu op een telefoon", "De naam van het menu op een telefoon"),
	openMenu: forReaders("Menu openen", "De knop die het menu op een telefoon opent"),
	closeMenu: forReaders("Menu sluiten", "De knop die het menu sluit"),
	theme: forReaders("Donkere weergave", "De knop die in de donkere weergave is ingedrukt"),
	footerMenu: forReaders("Menu onderaan", "De naam van de links onderaan de pagina"),
	legalMenu: forReaders("Onderste regel", "De naam van de links helemaal onderaan"),
	copyright: line("Copyright", "De regel met het jaartal onderaan elke pagina."),
	legal: section("Bedrijfsgegevens onderaan", {
		kvk: line("KvK-nummer", "Staat onderaan elke pagina; op de plek van {nummer} komt het nummer."),
		btw: line("Btw-id", "Staat onderaan elke pagina; op de plek van {nummer} komt het nummer."),
	}),
	spoken: section("Cijfers hardop", {
		under: forReaders("Teken <", "Wat er klinkt voor dit teken"),
		to: forReaders("Streepje", "Wat er klinkt tussen twee getallen"),
		x: forReaders("Letter x", "Wat er klinkt na een getal"),
		ms: forReaders("Afkorting ms", "Wat er klinkt na een getal"),
		s: forReaders("Afkorting s", "Wat er klinkt na een getal"),
		min: forReaders("Afkorting min", "Wat er klinkt na een getal"),
	}),
	search: section("Zoeken", {
		open: line("Openen", "De knop, en de naam van het zoekvenster."),
		close: forReaders("Sluiten", "De knop die het zoekvenster sluit"),
		field: line("Zoekveld", "Zegt wat je in het veld kunt typen."),
		loading: line("Bezig", "Staat er tot de zoekfunctie is geladen."),
		one: line("1 plek gevonden", "Als er één plek is gevonden."),
		many: line("Meer plekken gevonden", "Op de plek van {aantal} komt hoeveel er zijn gevonden."),
		best: line(
			"Te veel plekken gevonden",
			"Als niet alles te zien is: {aantal} zijn gevonden, {getoond} staan er.",
		),
		none: line("Niets gevonden", "Op de plek van {zoekwoord} komt wat iemand typte."),
		nearest: line("Bedoel je", "De knop die op {woord} zoekt, een woord dat erop lijkt."),
		ask: line("Stel je vraag", "De link naar Contact als er niets is gevonden."),
		failed: prose("Mislukt", "Staat er als de browser de zoekfunctie niet kan laden."),
	}),
	/** What one does with a team that was composed, a service that was chosen. */
	tools: section("Hulpmiddelen", {
		to: line("Aan", "Staat vóór het e-mailadres van de mail."),
		subject: line("Onderwerp", "Staat vóór het onderwerp van de mail."),
		preview: line("Voorbeeld", "Opent de mail die klaarstaat."),
		copy: line("Kopieer", "De knop die een link naar de keuze kopieert."),
		copyText: line(
			"Kopieer de tekst",
			"De knop onder het voorbeeld, voor wie de mail ergens anders schrijft.",
		),
		copied: line("Gekopieerd", "Staat er even als het kopiëren is gelukt."),
		failed: prose(
			"Kopiëren mislukt",
			"Staat er als de browser het niet toelaat; link of tekst is dan geselecteerd.",
		),
		print: line("Print", "De knop die de keuze op één vel zet."),
		note: prose("Opmerking", "Zegt dat er niets wordt verstuurd."),
		noMail: line("Zonder mailprogramma", "Staat voor het telefoonnummer."),
	}),
});
