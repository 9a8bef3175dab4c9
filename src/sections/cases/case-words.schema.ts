/** Words of content/paginas/cases.yaml that stand on more pages than its own. */
import { line, prose, section } from "../../fields/parts.ts";

const timeline = section("Tijdlijn", {
	kicker: line("Bovenkop", "Het kleine kopje boven elke tijdlijn."),
	above: line("Naam van de momenten", "Noemt de lijst voor wie hem hoort; je ziet hem niet."),
	work: line("Naam van het werk", "Noemt de lijst voor wie hem hoort; je ziet hem niet."),
	below: line("Kop onder de lijn", "Staat boven de prijzen onder de tijdlijn."),
	since: line("Sinds", "Staat voor de maand van een prijs die nog doorloopt: 'sinds maart 2023'."),
	fte: line("Eenheid van ons team", "Staat achter dat aantal, op het vlak: '5 FTE'."),
	ours: line("Van ons", "Staat achter '5 FTE'."),
	theirs: line("Van de klant", "Staat achter hoeveel mensen van de klant meewerkten."),
	other: line("Leeswijzer, andere uren", "Staat voor de uren die niet bij het werk staan."),
	hours: line("Woord voor uren", "Staat achter dat aantal uren."),
	day: line("Dag per stuk", "Staat achter het aantal als een stuk werk één dag of minder kostte."),
	days: line("Dagen per stuk", "Staat achter de dagen die elk stuk werk kostte: '8 dagen elk'."),
});

const drawing = section("Tekening van het systeem", {
	kicker: line("Bovenkop", "Het kleine kopje boven elke tekening van een systeem."),
	before: line("Ervoor", "Staat bij de tekening van hoe het was."),
	after: line("Erna", "Staat bij de tekening van hoe het werd."),
	gone: line("Weg", "Staat boven wat verdween, en wordt bij elk verdwenen vak voorgelezen."),
	came: line("Gekomen", "Staat onder de tekening boven wat erbij kwam."),
	stayed: line("Gebleven", "Staat onder de tekening boven wat bleef."),
	/** Said where lines are drawn in turn, because nobody knows which ran where. */
	schematic: prose("Uitleg bij verdeelde lijnen", "Staat eronder als lijnen gelijk zijn verdeeld."),
});

/** What the case pages share. */
export const caseWords = section("Pagina van een case", {
	back: line("Link terug", "Staat boven de kop, naar de pagina Cases."),
	factsheet: line("Kop van de feiten", "Staat boven het lijstje met feiten naast het verhaal."),
	service: line("Bijschrift dienst", "Staat in de feiten bij de dienst waarmee het is gedaan."),
	year: line("Bijschrift jaar", "Staat in de feiten bij het jaar."),
	sector: line("Bijschrift sector", "Staat in de feiten bij de sector van de klant."),
	technologies: line("Bijschrift technologie", "Staat in de feiten bij de gebruikte technologie."),
	expertise: line("Bijschrift expertise", "Staat in de feiten bij de expertises."),
	choices: prose("Leeswijzer keuzes", "Zegt dat achter de streep staat wat een keuze kostte."),
	price: line("Bijschrift prijs", "Te horen voor wat een keuze kostte; {keuze} wordt haar kop."),
	challenge: line("Bovenkop uitdaging", "Het kleine kopje boven het begin van het verhaal."),
	approach: line("Bovenkop aanpak", "Het kleine kopje boven de aanpak."),
	timeline,
	results: line("Bovenkop resultaten", "Het kopje boven de vier kerncijfers."),
	outcome: line("Bovenkop uitkomst", "Staat boven de uitkomst als de cijfers eerder staan."),
	period: line("Bijschrift periode", "Staat bij een cijfer voor wanneer het is gemeten."),
	method: line("Bijschrift meting", "Staat bij een cijfer voor hoe het is gemeten."),
	drawing,
	insights: line("Bovenkop inzichten", "Het kleine kopje boven de inzichten."),
	expertiseLink: line("Link naar de expertise", "De naam ervan komt erachter.", 80),
	previous: line("Vorige case", "Staat onderaan boven de naam van de vorige case."),
	next: line("Volgende case", "Staat onderaan boven de naam van de volgende case."),
}).meta({ description: "Woorden die op de pagina van elke case staan.", sheet: true });
