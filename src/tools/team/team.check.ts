/** Whether the teams that content speaks of can be. */

import type { Flaw } from "../../fields/wording.ts";
import { fteOf, halvesOf, teamOf, verdictOf } from "./team.ts";
import type { TeamComposerData } from "./team-composer.schema.ts";

/** @returns each problem, worded for an editor, with the field that has it. */
export function impossibleTeams(compose: TeamComposerData): Flaw[] {
	const letters = compose.roles.map(({ flag }) => flag);
	const shared = letters.flatMap((flag, index): Flaw[] =>
		letters.indexOf(flag) < index
			? [
					[
						`roles.${index}.flag`,
						`vlag ${flag} is al van een ander. Geef elke rol een eigen vlag: aan de letter herkent de site de rol in een adres.`,
					],
				]
			: [],
	);
	return shared.length > 0 ? shared : ofExamples(compose);
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
		const { kind, missing } = verdictOf(team, compose);
		if (kind === "complete") return [];
		const problem =
			kind === "missing"
				? `hier ontbreekt een ${missing.map(({ one }) => one).join(" en een ")}, en daar kan een team niet zonder.`
				: "hier zijn te weinig bouwers (kind: build).";
		return [[field, `${problem} Een voorbeeld is compleet.`]];
	});
}
