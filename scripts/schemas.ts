/**
 * Writes redactie/schemas/, with which code editors complete and explain the files of content/: after
 * an installation, and whenever the editor or the development server starts. Git ignores them.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemas } from "./json-schema.ts";
import { root } from "./project.mjs";

rmSync(join(root, "redactie/schemas"), { recursive: true, force: true });
for (const [file, text] of Object.entries(jsonSchemas())) {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}
