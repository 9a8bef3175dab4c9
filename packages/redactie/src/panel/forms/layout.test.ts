import { expect, test } from "vitest";
import type { ContentList, Field, FieldId, FormAnswer, Part } from "../../protocol.ts";
import { type Block, layoutOf } from "./layout.ts";

const FILE = "content/cases/x.yaml";
const idOf = (path: string): FieldId => `${FILE}#${path}`;
const field = (path: string, more: Partial<Field> = {}): Field => ({
	id: idOf(path),
	file: FILE,
	path,
	name: path,
	short: path,
	section: "",
	help: "",
	kind: "text",
	value: null,
	shown: "",
	required: true,
	pages: [],
	...more,
});
const named = (path: string, name: string) => ({
	id: idOf(path),
	file: FILE,
	path,
	name,
	section: "",
	help: "",
});
const list = (path: string, least: number, items: number): ContentList => ({
	...named(path, "Taken"),
	item: "taak",
	min: least,
	items: Array.from({ length: items }, (_, index) => ({ id: idOf(`${path}.${index}`), title: "" })),
});
const part = (path: string, isThere: boolean): Part => ({ ...named(path, "Meting"), isThere });
const answer = (more: Partial<FormAnswer>): FormAnswer => ({
	file: FILE,
	path: "",
	item: "case",
	help: "",
	fields: [],
	lists: [],
	parts: [],
	variants: [],
	derived: [],
	missing: [],
	problems: [],
	pages: [],
	standIns: [],
	...more,
});

/** `title`, `tasks[tasks.0]`, `Meting(measured.was)` */
const said = (blocks: readonly Block[]): string =>
	blocks
		.map((block) => {
			if (block.kind === "group") return `${block.title}(${said(block.blocks)})`;
			if (block.kind === "list")
				return `${block.path}[${block.items.map((item) => said(item.blocks)).join(" ")}]`;
			return block.kind === "box" ? block.path : block.kind;
		})
		.join(" ");

test("parts what is needed from what may come later, and leaves out what follows by itself", () => {
	const { needed, optional, address } = layoutOf(
		answer({
			fields: [
				field("title"),
				field("slug", { kind: "address" }),
				field("order", { kind: "number" }),
				field("tasks.0"),
				field("tasks.1"),
				field("hours", { required: false }),
				field("featured", { kind: "tick" }),
			],
			lists: [list("tasks", 2, 2)],
			parts: [part("story", false)],
			derived: [idOf("slug"), idOf("order")],
		}),
	);
	expect(said(needed)).toBe("title tasks[tasks.0 tasks.1]");
	expect(said(optional)).toBe("hours featured part");
	expect(address?.path).toBe("slug");
});

test("leaves what is filled in where it is, also when that makes it needed or not", () => {
	const decided = new Map<string, boolean>();
	const first = { fields: [field("title"), field("ask", { required: false })] };
	layoutOf(answer({ ...first, parts: [part("salary", false)] }), decided);
	const { needed, optional } = layoutOf(
		answer({
			fields: [field("title", { required: false }), field("ask"), field("salary.from")],
			parts: [part("salary", true)],
		}),
		decided,
	);
	expect(said(needed)).toBe("title");
	expect(said(optional)).toBe("ask Meting(salary.from)");
});

test("puts groups in lists below their place, and an empty list last", () => {
	const group = { section: "Kerncijfers", groupName: "Kerncijfer 1" };
	const { needed, optional } = layoutOf(
		answer({
			fields: [field("metrics.0.value", group), field("metrics.0.label", group)],
			lists: [list("metrics", 1, 1), list("tags", 0, 0)],
		}),
	);
	expect(said(needed)).toBe("metrics[metrics.0.value metrics.0.label]");
	expect(said(optional)).toBe("tags[]");
});

test("heads a part that was added", () => {
	const { needed } = layoutOf(
		answer({
			path: "metrics.1",
			fields: [
				field("metrics.1.value"),
				field("metrics.1.measured.kind", { kind: "choice" }),
				field("metrics.1.measured.was", { kind: "number" }),
				field("metrics.1.measured.method", { required: false }),
			],
			parts: [part("metrics.1.measured", true)],
		}),
	);
	expect(said(needed)).toBe("value Meting(measured.kind measured.was measured.method)");
});
