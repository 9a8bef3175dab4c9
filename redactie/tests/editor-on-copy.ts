/** An editor of a copy of content/, without pages. For tests. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Changed } from "../../packages/redactie/src/protocol.ts";
import { createEditor } from "../../packages/redactie/src/server/editor.ts";
import { openContent } from "../../packages/redactie/src/server/files/files.ts";
import type { Git } from "../../packages/redactie/src/server/files/git.ts";
import type { Renderer } from "../../packages/redactie/src/server/pages/renderer.ts";

const noPages: Renderer = {
	render: async (path) => ({ path, marked: "", fields: {} }),
	pages: async () => [],
	fetch: async () => ({ status: 404, headers: new Headers(), body: "" }),
	isOwn: () => false,
};

export type EditorOnCopy = ReturnType<typeof editorOnCopy>;

export function editorOnCopy() {
	const project = mkdtempSync(join(tmpdir(), "editor-"));
	cpSync("content", join(project, "content"), { recursive: true });
	const told: Changed[] = [];
	const pathOf = (file: string) => join(project, file);
	const textOf = (file: string) => readFileSync(pathOf(file), "utf8");
	const open = (git?: Git) =>
		createEditor(openContent(project), noPages, (changed) => told.push(changed), git);
	return {
		project,
		editor: open(),
		/** What the editor told of, oldest first. */
		told,
		/** As after a start. */
		open,
		textOf,
		/** As another program does. */
		write: (file: string, change: (text: string) => string) =>
			writeFileSync(pathOf(file), change(textOf(file))),
		make: (file: string, text: string) => writeFileSync(pathOf(file), text),
		/** Every file of content/ with its text. */
		texts: () => openContent(project).readAll(),
		remove: () => rmSync(project, { recursive: true }),
	};
}
