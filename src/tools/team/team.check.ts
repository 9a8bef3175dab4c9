/** Whether the teams that content speaks of can be. */
import type { Flaw } from "../../fields/wording.ts";
import { fteOf, halvesOf, teamOf, verdictOf } from "./team.ts";
import type { TeamComposerData } from "./team-composer.schema.ts";

/** @returns each problem, worded for an editor, with the field that has it. */
export function impossibleTeams(compose: TeamComposerData): Flaw[] {
	const { size, roles } = compose;
	const letters = roles.map(({ flag }) => flag);
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
	if (shared.length > 0) return shared;
	return compose.examples.flatMap((example, index): Flaw[] => {
		const field = `examples.${index}.roles`;
		const stranger = Object.keys(example.roles).find(
			(flag) => !letters.some((own) => own === flag),
		);
		if (stranger) return [[field, `"${stranger}" is geen rol.`, letters]];
		const team = teamOf(example, compose);
		const { kind, missing } = verdictOf(team, compose);
		if (kind === "complete" && halvesOf(team) <= 2 * size.most) return [];
		const lacks = missing.map(({ one }) => `, en hier ontbreekt een ${one}`).join("");
		return [
			[
				field,
				`dit team van ${fteOf(halvesOf(team))} FTE is niet compleet: dat heeft ${size.least} tot ${size.most} FTE en genoeg bouwers (kind: build)${lacks}.`,
			],
		];
	});
}
