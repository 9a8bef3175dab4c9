/**
 * Whether the files of content/ have the one form in which the editor writes them: lines of at most 100
 * characters, broken where they have to be. `--write` brings them into it; no word changes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../packages/redactie/src/server/yaml.ts";
import { contentFiles } from "../src/content/content-files.ts";
import { root } from "./project.mjs";

const other = Object.entries(contentFiles(root)).filter(([, text]) => canonical(text) !== text);
if (process.argv.includes("--write"))
	for (const [file, text] of other) writeFileSync(join(root, file), canonical(text));
else if (other.length > 0) {
	const files = other.map(([file]) => `- ${file}`).join("\n");
	console.error(`These files are not in their form. Run: npm run format\n\n${files}`);
	process.exitCode = 1;
}
