import { content } from "@/content/content";
import { entryPath } from "@/content/pages";
import { numbersIn } from "@/content/service-sums";
import type { Dienst } from "@/content/types";

export { scaleOf, spanOf } from "@/content/service-sums";
export type { Dienst } from "@/content/types";

/** The services, in the order of the content. */
export const getDiensten = () => content.diensten;

export const dienstPath = (dienst: { slug: string }) => entryPath("diensten", dienst);

/** How many FTE the largest team has. @param size '2-6 FTE'. */
export const mostOf = (size: string) => numbersIn(size)[1] ?? 0;

/** The steps with how much one has after each. @param portions '1 van 4'. */
export const portionsOf = (portions: readonly string[], { steps }: Dienst["phases"]) =>
	portions.map((portion, index) => {
		const [have = 0, all = 0] = numbersIn(portion);
		return { title: steps[index]?.title ?? "", portion, have, all };
	});
