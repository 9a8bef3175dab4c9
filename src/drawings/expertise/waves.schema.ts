/** Groups that leave in months of their own, before a deadline. */
import { z } from "astro/zod";
import { group, line, list, named, whole } from "../../fields/parts.ts";
import { inDutch } from "../../text/unit.ts";
import { fieldPath, sumOf, WORDS } from "../kit/paths.ts";
import { contradictions, type Story, story, toldFigure } from "./story.schema.ts";

const party = {
	month: named(z.number().positive(), "Maand", "In welke maand de laatste van deze groep weg is."),
	count: named(z.number().int().positive(), "Aantal", "Hoeveel er zijn; zo lang is de baan."),
};

const schema = z.strictObject({
	kind: z.literal("waves"),
	...story,
	figure: toldFigure,
	/** A second figure. */
	amount: line("Tweede cijfer", "Een cijfer van deze pagina over hoeveel er zijn: '67 servers'."),
	unit: line("Eenheid", "Wat de aantallen tellen: 'servers'.", 14),
	/** Drawn as stripes as long as they are large. */
	groups: list(group(party), "groep", "Groepen", "De groepen, op volgorde van vertrek.")
		.min(2)
		.max(7),
	off: named(
		group({
			...party,
			name: line("Naam", "Wat ermee gebeurde; staat na het aantal: 'uitgezet'.", 14),
		}),
		"Niet verhuisd",
		"Wat niet is verhuisd maar is opgeruimd.",
	),
	deadline: group({
		month: named(whole(1, 60), "Maand", "De maand waarin het klaar moest zijn."),
		text: line("Tekst", "Wat er in die maand zou gebeuren.", 60),
	}).meta({ title: "Uiterste maand" }),
});

/** The stripes of flag C, from its top. */
const STRIPES = ["blue", "white", "red", "white"];

/** What moved, in stripes, and what was switched off, by its month. */
const rowsOf = ({ groups, off }: Pick<z.output<typeof schema>, "groups" | "off">) =>
	[
		...groups.map((group, at) => ({ ...group, name: "", stripe: STRIPES[at % STRIPES.length] })),
		{ ...off, stripe: undefined },
	].toSorted((a, b) => a.month - b.month);

export const waves: Story<typeof schema> = {
	name: "Groepen die een voor een vertrekken",
	schema,
	problems({ figure, amount, unit, groups, off, deadline }, figures) {
		const last = Math.max(...groups.map(({ month }) => month));
		const moved = sumOf(groups.map(({ count }) => count));
		const all = moved + off.count;
		return [
			...contradictions("figure", figure, "maanden", figures, [
				["groups", `de laatste groep vertrekt in maand ${last}`, last, "now"],
				["deadline.month", `hier staat ${deadline.month}`, deadline.month, "was"],
			]),
			...contradictions("amount", amount, unit, figures, [
				["groups", `de groepen zijn samen ${moved} ${unit}`, moved, "now"],
				["off.count", `met de groepen erbij zijn het ${all} ${unit}`, all, "was"],
			]),
		];
	},
	picture(drawing) {
		const rows = rowsOf(drawing);
		return {
			length: Math.max(...rows.map(({ count }) => count)),
			rows: rows.map(({ count, stripe }) => ({ [stripe ? "full" : "open"]: fieldPath(0, count) })),
		};
	},
	/** Dashed is what is no more. */
	parts(drawing, { month }) {
		const { deadline, unit } = drawing;
		const bars = rowsOf(drawing).map((row) => ({
			from: 0,
			length: row.count,
			is: row.stripe ? ("full" as const) : ("gone" as const),
			accent: row.stripe,
			value: `${row.count} ${unit}`,
			text: `${row.name ? `${row.name}, ` : ""}${month} ${inDutch(row.month)}`,
		}));
		const length = Math.max(...bars.map((bar) => bar.length)) / (1 - WORDS);
		return [
			{ length, isOnMast: true, bars },
			{ bold: `${month} ${deadline.month}:`, text: deadline.text },
		];
	},
};
