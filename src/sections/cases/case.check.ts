import type { z } from "astro/zod";
import { chartOf } from "../../drawings/figures/measured.schema.ts";
import type { caseEntry } from "./case.schema.ts";

/** @returns what is wrong with the figures of a case, with the field of each. */
export function caseProblems({ story, metrics }: z.output<typeof caseEntry>): [string, string][] {
	return metrics.flatMap(({ measured, icon, description }, index) => {
		const problems: [string, string][] = [];
		const reason = measured && chartOf(measured).undrawable(measured);
		if (reason) problems.push([`metrics.${index}.measured`, reason]);
		if (story && !(icon && description))
			problems.push([
				`metrics.${index}`,
				"een case met een eigen pagina heeft bij elk kerncijfer ook een icon en een description nodig.",
			]);
		return problems;
	});
}
