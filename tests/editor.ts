/** A copy of this project for the editor, so that its files may be written. */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { root } from "./built-site.ts";

export const EDITOR_CONFIG = "redactie/astro.config.ts";

/** All that git knows of, or would. */
export function copyProject(folder: string): void {
	const ofGit = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const listed = spawnSync("git", ofGit, { cwd: root, encoding: "utf8" }).stdout.split("\0");
	for (const path of listed.filter((path) =>
		/^(src|content|packages|redactie|scripts)\/|^[^/]+$/.test(path),
	))
		cpSync(join(root, path), join(folder, path));
}
