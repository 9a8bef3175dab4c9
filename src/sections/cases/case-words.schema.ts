/** Words of content/paginas/cases.yaml that stand on more pages than its own. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, text } from "../../fields/parts.ts";

/** What stands beside the fields that a figure is drawn as; drawings/figures/banner.ts. */
export const banner = z
	.strictObject({
		/** The one reading aid, above the first: `open` and `full` each follow such a field. */
		mast: label.meta({
			title: "Leeswijzer, de mast",
			description: "Staat één keer boven de getekende cijfers van een case, als eerste zin.",
		}),
		open: named(label, "Leeswijzer, open vlak", "Staat in de leeswijzer achter een open vlakje."),
		full: named(label, "Leeswijzer, vol vlak", "Staat in de leeswijzer achter een vol vlakje."),
		was: named(label, "Woord voor eerst", "Staat bij een open vlak achter het getal: '4,2 s was'."),
		now: named(label, "Woord voor nu", "Staat bij een vol vlak achter het getal: '1,4 s nu'."),
		unreachable: label.meta({
			title: "Onbereikbaar, wat je ziet",
			description: "Staat boven de vlakken die laten zien hoe lang iets onbereikbaar was.",
		}),
		minutes: label.meta({
			exact: true,
			title: "Onbereikbaar, minuten",
			description: "Staat achter het aantal minuten dat iets onbereikbaar was: '53 min'.",
		}),
		/** The two scales of an uptime: a year, and what all of its minutes fit in. */
		year: label.meta({
			title: "Schaal van een jaar",
			description: "Staat bij de lijn die een jaar lang is, boven onbereikbare minuten.",
		}),
		hour: label.meta({
			title: "Schaal van een uur",
			description: "Staat bij de lijn die een uur lang is, boven onbereikbare minuten.",
		}),
		day: label.meta({
			title: "Schaal van een dag",
			description: "Staat bij de lijn die een dag lang is, boven onbereikbare minuten.",
		}),
		week: label.meta({
			title: "Schaal van een week",
			description: "Staat bij de lijn die een week lang is, boven onbereikbare minuten.",
		}),
		month: label.meta({
			title: "Terugverdiend, maand",
			description: "Staat achter het getal als iets na één maand is terugverdiend.",
		}),
		months: label.meta({
			title: "Terugverdiend, maanden",
			description: "Staat achter het aantal maanden waarna iets is terugverdiend: '6 maanden'.",
		}),
		profit: label.meta({
			title: "Terugverdiend, daarna",
			description: "Staat achter die maanden: '6 maanden, daarna winst'.",
		}),
	})
	.meta({
		title: "Getekende cijfers",
		description: "De woorden bij de vlakken die laten zien wat een cijfer was en is.",
	});

const timeline = z
	.strictObject({
		kicker: named(label, "Bovenkop", "Het kleine kopje boven elke tijdlijn."),
		unfold: named(label, "Openvouwen", "Staat op een tijdlijn die is dichtgevouwen."),
		above: named(label, "Kop boven de lijn", "Staat boven de momenten van de tijdlijn."),
		work: named(label, "Kop van het werk", "Staat boven de delen van het werk."),
		below: named(label, "Kop onder de lijn", "Staat boven de prijzen onder de tijdlijn."),
		since: label.meta({
			title: "Sinds",
			description: "Staat voor de maand van een prijs die nog doorloopt: 'sinds maart 2023'.",
		}),
		caption: text.meta({
			title: "Leeswijzer",
			description: "Zegt boven de tijdlijn wat de hoogte van het vlak betekent.",
		}),
		other: label.meta({
			title: "Leeswijzer, andere uren",
			description: "Staat voor de uren die niet bij de delen van het werk staan.",
		}),
		hours: named(label, "Woord voor uren", "Staat achter dat aantal uren."),
		day: label.meta({
			title: "Dag per stuk",
			description: "Staat achter het aantal als een stuk werk één dag of minder kostte.",
		}),
		days: label.meta({
			title: "Dagen per stuk",
			description: "Staat achter het aantal dagen dat elk stuk werk kostte: '8 dagen per stuk'.",
		}),
		client: text.meta({
			title: "Leeswijzer, klant",
			description: "Komt erachter als bekend is met hoeveel mensen de klant meewerkte.",
		}),
	})
	.meta({ title: "Tijdlijn" });

const drawing = z
	.strictObject({
		kicker: named(label, "Bovenkop", "Het kleine kopje boven elke tekening van een systeem."),
		before: named(label, "Ervoor", "Staat bij de tekening van hoe het was."),
		after: named(label, "Erna", "Staat bij de tekening van hoe het werd."),
		gone: label.meta({
			title: "Weg",
			description:
				"Staat onder de tekening boven wat verdween, en wordt bij elk verdwenen vak voorgelezen.",
		}),
		came: named(label, "Gekomen", "Staat onder de tekening boven wat erbij kwam."),
		stayed: named(label, "Gebleven", "Staat onder de tekening boven wat bleef."),
		/** Said where lines are drawn in turn, because nobody knows which ran where. */
		schematic: text.meta({
			title: "Uitleg bij verdeelde lijnen",
			description: "Staat onder een tekening waarvan de lijnen gelijk zijn verdeeld.",
		}),
	})
	.meta({ title: "Tekening van het systeem" });

/** What the case pages share. */
export const caseWords = z
	.strictObject({
		back: named(label, "Link terug", "Staat boven de kop, naar de pagina Cases."),
		factsheet: label.meta({
			title: "Kop van de feiten",
			description: "Staat boven het lijstje met feiten naast het verhaal.",
		}),
		service: label.meta({
			title: "Bijschrift dienst",
			description: "Staat in de feiten bij de dienst waarmee het werk is gedaan.",
		}),
		year: named(label, "Bijschrift jaar", "Staat in de feiten bij het jaar."),
		sector: named(label, "Bijschrift sector", "Staat in de feiten bij de sector van de klant."),
		technologies: label.meta({
			title: "Bijschrift technologie",
			description: "Staat in de feiten bij de gebruikte technologie.",
		}),
		expertise: named(label, "Bijschrift expertise", "Staat in de feiten bij de expertises."),
		choices: text.meta({
			title: "Leeswijzer keuzes",
			description: "Zegt boven de keuzes dat achter de streep staat wat ze kostten.",
		}),
		price: label.meta({
			title: "Bijschrift prijs",
			description: "Wordt voorgelezen voor wat een keuze kostte; {keuze} wordt haar kop.",
		}),
		challenge: label.meta({
			title: "Bovenkop uitdaging",
			description: "Het kleine kopje boven het begin van het verhaal.",
		}),
		approach: named(label, "Bovenkop aanpak", "Het kleine kopje boven de aanpak."),
		timeline,
		results: named(label, "Bovenkop resultaten", "Het kopje boven de vier kerncijfers."),
		outcome: label.meta({
			title: "Bovenkop uitkomst",
			description:
				"Het kleine kopje boven de tekst over de uitkomst, als de cijfers eerder op de pagina staan.",
		}),
		period: named(label, "Bijschrift periode", "Staat bij een cijfer voor wanneer het is gemeten."),
		method: named(label, "Bijschrift meting", "Staat bij een cijfer voor hoe het is gemeten."),
		drawing,
		insights: named(label, "Bovenkop inzichten", "Het kleine kopje boven de inzichten."),
		expertiseLink: text.max(80).meta({
			title: "Link naar de expertise",
			description: "Staat onder een case; de naam van de expertise komt erachter.",
		}),
		previous: named(label, "Vorige case", "Staat onderaan boven de naam van de vorige case."),
		next: named(label, "Volgende case", "Staat onderaan boven de naam van de volgende case."),
	})
	.meta({
		title: "Pagina van een case",
		description: "Woorden die op de pagina van elke case staan.",
		sheet: true,
	});
