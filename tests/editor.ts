/** The editor of a copy of this project, so that its files may be written. */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { openServer } from "../packages/redactie/tests/server.ts";
import { root } from "./built-site.ts";

/** All that git knows of, or would. */
function copyProject(folder: string): void {
	const ofGit = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const listed = spawnSync("git", ofGit, { cwd: root, encoding: "utf8" }).stdout.split("\0");
	for (const path of listed.filter((path) =>
		/^(src|content|packages|redactie|scripts)\/|^[^/]+$/.test(path),
	))
		cpSync(join(root, path), join(folder, path));
}

export const openProject = () => openServer(copyProject, "redactie/astro.config.ts");
