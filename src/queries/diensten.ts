import { content } from "@/content/content";
import { entryPath } from "@/content/pages";
import type { TeamComposerData } from "@/content/types";
import { flagsOf, fteOf, halvesOf, nameOf, teamOf } from "@/tools/team/team";

export type { Dienst } from "@/content/types";

/** The services, in the order of the content. */
export const getDiensten = () => content.diensten;

export const dienstPath = (dienst: { slug: string }) => entryPath("diensten", dienst);

/** A team as it hangs on a mast, from the foot up. */
export type HoistedTeam = NonNullable<ReturnType<typeof exampleTeamOf>>;

/** The team that stands for all that could be composed: the middle one of the examples. */
export function exampleTeamOf(compose: TeamComposerData) {
	const example = compose.examples[compose.examples.length >> 1];
	if (!example) return undefined;
	const team = teamOf(example, compose);
	const halves = halvesOf(team);
	return {
		fte: `${fteOf(halves)}\u00a0${compose.labels.fte}`,
		text: example.text,
		roles: compose.roles.flatMap((role, index) => {
			const halves = team[index] ?? 0;
			return halves > 0
				? {
						flag: role.flag,
						flags: flagsOf(halves),
						fte: fteOf(halves),
						name: nameOf(role, halves),
					}
				: [];
		}),
	};
}
