/** Whether the teams that content speaks of can be. */

import type { Flaw } from "../../fields/wording.ts";
import { fteOf, halvesOf, teamOf, verdictOf } from "./team.ts";
import type { TeamComposerData } from "./team-composer.schema.ts";

/** @returns each problem, worded for an editor, with the field that has it. */
export function impossibleTeams(compose: TeamComposerData): Flaw[] {
	const problems = ofRoles(compose);
	return problems.length > 0 ? problems : ofExamples(compose);
}

function ofRoles({ roles, verdicts: { missing } }: TeamComposerData): Flaw[] {
	const problems: Flaw[] = [];
	const letters = roles.map(({ flag }) => flag);
	for (const [index, flag] of letters.entries())
		if (letters.indexOf(flag) < index)
			problems.push([
				`roles.${index}.flag`,
				`vlag ${flag} is al van een ander. Geef elke rol een eigen vlag: aan de letter herkent de site de rol in een adres.`,
			]);
	const needed = roles.filter((role) => role.missing).length;
	if (missing.titles.length !== needed)
		problems.push([
			"verdicts.missing.titles",
			`hier staan er ${missing.titles.length}, maar ${needed} rollen hebben missing. Zet er voor elk aantal een: eerst voor één lege plaats.`,
		]);
	return problems;
}

function ofExamples(compose: TeamComposerData): Flaw[] {
	const { size, roles, examples } = compose;
	let before = 0;
	return examples.flatMap((example, index): Flaw[] => {
		const field = `examples.${index}.roles`;
		const stranger = Object.keys(example.roles).find((flag) =>
			roles.every((role) => role.flag !== flag),
		);
		if (stranger) return [[field, `"${stranger}" is geen rol.`, roles.map(({ flag }) => flag)]];
		const team = teamOf(example, compose);
		const halves = halvesOf(team);
		const is = `dit team is ${fteOf(halves)} FTE`;
		if (halves < 2 * size.least || halves > 2 * size.most)
			return [[field, `${is}, maar een team heeft er ${size.least} tot ${size.most}.`]];
		if (halves < before)
			return [[field, `${is}: kleiner dan het voorbeeld ervoor. Zet het kleinste eerst.`]];
		before = halves;
		const verdict = verdictOf(team, compose);
		if (verdict.kind === "missing")
			return [
				[
					field,
					`hier ontbreekt een ${verdict.roles.map(({ one }) => one).join(" en een ")}, en daar kan een team niet zonder. Een voorbeeld is compleet.`,
				],
			];
		return verdict.kind === "complete"
			? []
			: [[field, "hier zijn te weinig bouwers (kind: build). Een voorbeeld is compleet."]];
	});
}
