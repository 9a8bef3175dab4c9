import { content } from "@/content/content";
import { entryPath } from "@/content/pages";
import type { Dienst, TeamComposerData } from "@/content/types";
import { numbersIn } from "@/drawings/service/service-drawing.check";
import { fteOf, halvesOf, nameOf, teamOf } from "@/tools/team/team";

export type { Dienst } from "@/content/types";
export { spanOf } from "@/drawings/service/service-drawing.check";

/** The services, in the order of the content. */
export const getDiensten = () => content.diensten;

export const dienstPath = (dienst: { slug: string }) => entryPath("diensten", dienst);

/** A team as it hangs on a mast. */
export interface HoistedTeam {
	/** How many FTE it has. */
	fte: string;
	/** What it can carry. */
	text: string;
	/** From the foot of the mast up. */
	roles: { flag: TeamComposerData["roles"][number]["flag"]; fte: number; name: string }[];
}

/** The team that stands for all that could be composed: the middle one of the examples. */
export function exampleTeamOf(compose: TeamComposerData): HoistedTeam | undefined {
	const example = compose.examples[compose.examples.length >> 1];
	if (!example) return undefined;
	const team = teamOf(example, compose);
	const halves = halvesOf(team);
	return {
		fte: `${fteOf(halves)}\u00a0${compose.labels.fte}`,
		text: example.text,
		roles: compose.roles.flatMap((role, index) => {
			const fte = (team[index] ?? 0) / 2;
			return fte > 0 ? { flag: role.flag, fte, name: nameOf(role, 2 * fte) } : [];
		}),
	};
}

/** What one has after a step, of how many; `portion` says so: '1 van 4'. */
export interface Portion {
	title: string;
	portion: string;
	have: number;
	all: number;
}

/** The steps with how much one has after each. @param portions '1 van 4'. */
export const portionsOf = (portions: readonly string[], { steps }: Dienst["phases"]): Portion[] =>
	portions.map((portion, index) => {
		const [have = 0, all = 0] = numbersIn(portion);
		return { title: steps[index]?.title ?? "", portion, have, all };
	});

/** The steps, each with all that one has by then where the drawing of the service says it. */
export const stepsOf = ({ steps, drawing }: Dienst["phases"]) =>
	drawing?.kind === "parts"
		? steps.map((step, index) => ({
				...step,
				parts: drawing.names.slice(0, numbersIn(drawing.steps[index] ?? "")[0]),
			}))
		: steps;
