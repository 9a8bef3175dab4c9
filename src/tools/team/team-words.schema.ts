/** What the page says of a team that a visitor composes, and the small words beside its roles and flags. */
import {
	filled,
	label,
	line,
	link,
	named,
	prose,
	section,
	template,
	text,
	titled,
} from "../../fields/parts.ts";

/** A short name, in running text: 'developer'. */
export const name = label.max(20);

/** What the page says of a team, the first that is true. */
export const verdicts = section("Oordeel", {
	/**
	 * Of fewer FTE than the smallest team, above the examples. Its title and text are also for who
	 * can only read; `lacks` stands on the line of flags. Where the examples are out of sight,
	 * `start` leads to them.
	 */
	small: titled
		.extend({
			start: line(
				"Knop naar de voorbeelden",
				"Staat op een telefoon, zolang het team te klein is.",
				30,
			),
			lacks: template(
				"Bij de lege plekken",
				"Staat naast de vlaggen en zegt hoeveel FTE er nog bij moet; {fte} wordt dat getal.",
				text,
			),
		})
		.meta({
			title: "Te klein",
			description: "Staat er als een team kleiner is dan het kleinste.",
			group: true,
		}),
	missing: section("Rol ontbreekt", {
		one: line("Kop bij één rol", "Staat erboven als er één rol ontbreekt."),
		many: template("Kop bij meer rollen", "Staat erboven als er {aantal} rollen ontbreken."),
		text: prose("Tekst", "Staat onder de rollen die ontbreken."),
	}).meta({ description: "Staat er als een rol ontbreekt die nodig is." }),
	thinkers: named(titled, "Te veel denkers", "Staat er als er meer FTE denkt dan bouwt."),
	lopsided: titled.meta({
		title: "Scheef",
		description: "Staat er als een rol meer dan twee keer zoveel FTE heeft als wie bouwt.",
	}),
	platform: titled
		.extend({
			link,
			carries: line("Kan dragen", "Wat zo'n team kan dragen.", 120),
		})
		.meta({
			title: "Platformteam",
			description: "Staat er als wie beheert, minstens de helft van het team is.",
		}),
	complete: titled.extend({ link }).meta({
		title: "Compleet",
		description: "Staat er als het team klopt; {fte} wordt de grootte.",
	}),
	shared: titled.meta({
		title: "Compleet met de klant",
		description: "Staat er als iemand van de klant een rol doet; {eigen} worden die rollen.",
	}),
}).meta({ silent: true });

export const labels = section("Bediening", {
	fte: named(name, "FTE", "Staat achter een aantal FTE."),
	more: template("Knop erbij", "Hoort wie een schermlezer gebruikt bij de plus van {rol}."),
	less: template("Knop eraf", "Hoort wie een schermlezer gebruikt bij de min van {rol}."),
	add: template("Knop voor een rol die ontbreekt", "Zet een halve {rol} in het team."),
	reset: line("Opnieuw beginnen", "De knop die het team leegmaakt."),
	full: line("Team is vol", "Staat er als het team zo groot is als het kan.", 80),
	own: template(
		"Knop voor een eigen rol",
		"Zegt dat de klant zelf een {rol} heeft, die in het team ontbreekt.",
	),
	owned: line("Eigen rol", "Staat bij een rol die iemand van de klant doet."),
	carries: line("Bijschrift kan dragen", "Staat voor wat een compleet team aankan."),
	asks: line("Bijschrift vraagt van jou", "Staat voor wat de klant zelf doet."),
	change: template(
		"Gezegd na een wijziging",
		"Wat een schermlezer zegt: {rollen} zijn de rollen die veranderden, {fte} is de grootte.",
	),
	gone: filled(label, "{rol}").meta({
		title: "Gezegd als een rol weg is",
		description:
			"Staat op de plek van {rollen} als er geen {rol} meer in het team zit; ook wie er nog een weg wil halen, hoort dit.",
	}),
	empty: line("Gezegd als het team leeg is", "Wat een schermlezer zegt als de laatste rol weg is."),
	sketch: template(
		"Wat een schets waard is",
		"Staat boven de knop die het team mailt; {mensen} is het aantal mensen.",
		text.max(260),
	),
}).meta({ silent: true });
