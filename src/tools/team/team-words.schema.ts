/** What the page says of a team that a visitor composes, and the small words beside its roles and flags. */
import * as F from "../../fields/parts.ts";

/** A short name, in running text: 'developer'. */
export const name = F.label.max(20);

/** What the page says of a team, the first that is true. */
export const verdicts = F.section("Oordeel", {
	/**
	 * Of fewer FTE than the smallest team, above the examples. Its title and text are also for who
	 * can only read; `lacks` stands on the line of flags. Where the examples are out of sight,
	 * `start` leads to them.
	 */
	small: F.titled
		.extend({
			start: F.line(
				"Knop naar de voorbeelden",
				"Staat op een telefoon, zolang het team te klein is.",
				30,
			),
			lacks: F.template(
				"Bij de lege plekken",
				"Staat naast de vlaggen en zegt hoeveel FTE er nog bij moet; {fte} wordt dat getal.",
				F.text,
			),
		})
		.meta({
			title: "Te klein",
			description: "Staat er als een team kleiner is dan het kleinste.",
			group: true,
		}),
	missing: F.section("Rol ontbreekt", {
		one: F.line("Kop bij één rol", "Staat erboven als er één rol ontbreekt."),
		many: F.template("Kop bij meer rollen", "Staat erboven als er {aantal} rollen ontbreken."),
		text: F.prose("Tekst", "Staat onder de rollen die ontbreken."),
	}).meta({ description: "Staat er als een rol ontbreekt die nodig is." }),
	thinkers: F.named(F.titled, "Te veel denkers", "Staat er als er meer FTE denkt dan bouwt."),
	lopsided: F.titled.meta({
		title: "Scheef",
		description: "Staat er als een rol meer dan twee keer zoveel FTE heeft als wie bouwt.",
	}),
	platform: F.titled
		.extend({
			link: F.link,
			carries: F.line("Kan dragen", "Wat zo'n team kan dragen.", 120),
		})
		.meta({
			title: "Platformteam",
			description: "Staat er als wie beheert, minstens de helft van het team is.",
		}),
	complete: F.titled.extend({ link: F.link }).meta({
		title: "Compleet",
		description: "Staat er als het team klopt; {fte} wordt de grootte.",
	}),
	shared: F.titled.meta({
		title: "Compleet met de klant",
		description: "Staat er als iemand van de klant een rol doet; {eigen} worden die rollen.",
	}),
}).meta({ silent: true });

export const labels = F.section("Bediening", {
	fte: F.named(name, "FTE", "Staat achter een aantal FTE."),
	more: F.template("Knop erbij", "Hoort wie een schermlezer gebruikt bij de plus van {rol}."),
	less: F.template("Knop eraf", "Hoort wie een schermlezer gebruikt bij de min van {rol}."),
	add: F.template("Knop voor een rol die ontbreekt", "Zet een halve {rol} in het team."),
	reset: F.line("Opnieuw beginnen", "De knop die het team leegmaakt."),
	full: F.line("Team is vol", "Staat er als het team zo groot is als het kan.", 80),
	own: F.template(
		"Knop voor een eigen rol",
		"Zegt dat de klant zelf een {rol} heeft, die in het team ontbreekt.",
	),
	owned: F.line("Eigen rol", "Staat bij een rol die iemand van de klant doet."),
	carries: F.line("Bijschrift kan dragen", "Staat voor wat een compleet team aankan."),
	asks: F.line("Bijschrift vraagt van jou", "Staat voor wat de klant zelf doet."),
	change: F.template(
		"Gezegd na een wijziging",
		"Wat een schermlezer zegt: {rollen} zijn de rollen die veranderden, {fte} is de grootte.",
	),
	gone: F.filled(F.label, "{rol}").meta({
		title: "Gezegd als een rol weg is",
		description:
			"Staat op de plek van {rollen} als er geen {rol} meer in het team zit; ook wie er nog een weg wil halen, hoort dit.",
	}),
	empty: F.line(
		"Gezegd als het team leeg is",
		"Wat een schermlezer zegt als de laatste rol weg is.",
	),
	sketch: F.template(
		"Wat een schets waard is",
		"Staat boven de knop die het team mailt; {mensen} is het aantal mensen.",
		F.text.max(260),
	),
}).meta({ silent: true });
