import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of content/, read from disk: for commands and tests, which run without Vite.
 * @param project the folder of the project, or of a copy of it.
 * @returns path from the project's root (`content/cases/openshift-aws.yaml`) and text of each.
 */
export const contentFiles = (project: string): Record<string, string> =>
	Object.fromEntries(
		globSync("content/**/*.yaml", { cwd: project })
			.sort()
			.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(project, file), "utf8")]),
	);
