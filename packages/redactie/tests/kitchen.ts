/** An editor of a copy of the fixture site, without its pages: plain functions, and files on disk. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inOrder, partsOf } from "redactie/data.ts";
import type { Changed, FieldId, Operation, Reference, State, Value } from "redactie/protocol.ts";
import { createEditor } from "redactie/server/editor.ts";
import { openContent, type Texts } from "redactie/server/files/files.ts";
import type { Git } from "redactie/server/files/git.ts";
import type { Renderer } from "redactie/server/pages/renderer.ts";
import { editSite } from "redactie/site.ts";
import { site } from "../fixture/redactie.config.ts";
import { FIXTURE, textsIn } from "./fixture.ts";

/** The files of the fixture, which is then what is edited. */
export function kitchenTexts(): Texts {
	editSite(site);
	return textsIn(FIXTURE);
}

const noPages: Renderer = {
	render: async (path) => ({ path, marked: "", fields: {} }),
	pages: async () => [],
	fetch: async () => ({ status: 404, headers: new Headers(), body: "" }),
	isOwn: () => false,
};

export function openKitchen() {
	editSite(site);
	const folder = mkdtempSync(join(tmpdir(), "kitchen-"));
	cpSync(join(FIXTURE, "content"), join(folder, "content"), { recursive: true });
	const told: Changed[] = [];
	const open = (git?: Git) =>
		createEditor(openContent(folder), noPages, (changed) => told.push(changed), git);
	const editor = open();
	const field = (state: State, id: FieldId) => {
		const found = state.fields.find((one) => one.id === id);
		if (!found) throw new Error(`There is no ${id}.`);
		return found;
	};
	/** As the panel asks it, of the files as they are now. */
	const apply = async (...operations: Operation[]) =>
		editor.apply({ operations, version: (await editor.state()).version });
	return {
		folder,
		editor,
		apply,
		/** As after a start. */
		open,
		/** What the editor told of, oldest first. */
		told,
		field,
		texts: () => textsIn(folder),
		/** As another program does. */
		write: (file: string, text: string) => writeFileSync(join(folder, file), text),
		/** As the panel keeps a field. */
		async keep(id: FieldId, value: Value) {
			const { file, path, value: base } = field(await editor.state(), id);
			return apply({ do: "set", file, path, value, base });
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}

/** How the panel settles what refers to something that is removed: chosen are the first that may stand there. */
export const settled = (references: readonly Reference[], removal: Operation): Operation[] =>
	inOrder([
		...references.map(
			({ id, remove, choices }): Operation =>
				remove ?? { do: "set", ...partsOf(id), value: choices?.[0]?.value ?? null },
		),
		removal,
	]);
