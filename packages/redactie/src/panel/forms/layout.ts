/** How a form is laid out: its fields in the groups and lists that they stand in, in the contract's order. */
import { capital } from "../../letters.ts";
import type { ContentList, Field, FieldId, FormAnswer, Part, Variant } from "../../protocol.ts";
import { pathIn } from "./form-drafts.ts";

export type Block =
	| { kind: "box"; path: string; field: Field }
	/** One or more fields under a heading; of a part, it can be taken away again. */
	| { kind: "group"; path: string; title: string; part?: Part; blocks: Block[] }
	| {
			kind: "list";
			path: string;
			list: ContentList;
			part?: Part;
			items: { path: string; blocks: Block[] }[];
	  }
	/** What may be added there. */
	| { kind: "part"; path: string; part: Part }
	/** Stands before what it chooses. */
	| { kind: "variant"; path: string; title: string; variant: Variant };

export interface Layout {
	/** What has to be filled in. */
	needed: Block[];
	optional: Block[];
	address: Field | undefined;
}

/**
 * @param decided by path, whether it is needed: it stays where it came first, so that nothing moves
 *   under the hands of who fills it in. What comes is added to it.
 */
export function layoutOf(answer: FormAnswer, decided = new Map<string, boolean>()): Layout {
	const paths = new Map<string, Thing>();
	const add = (id: FieldId, thing: Thing) => {
		const path = pathIn(answer, id);
		paths.set(path, { ...paths.get(path), ...thing });
	};
	const isAsked = ({ id }: Field) => !answer.derived.includes(id);
	for (const field of answer.fields.filter(isAsked)) add(field.id, { field });
	for (const list of answer.lists) add(list.id, { list });
	for (const part of answer.parts) add(part.id, { part });
	for (const variant of answer.variants) add(variant.id, { variant });

	const blocks = blocksIn("", [...paths], "");
	const isOnTop = (block: Block) => {
		const wasOnTop = decided.get(block.path) ?? isNeeded(block);
		decided.set(block.path, wasOnTop);
		return wasOnTop;
	};
	const { needed = [], optional = [] } = Object.groupBy(blocks, (block) =>
		isOnTop(block) ? "needed" : "optional",
	);
	return {
		needed,
		optional,
		address: answer.fields.find((field) => field.kind === "address" && !isAsked(field)),
	};
}

/** What stands at one path of the form. */
interface Thing {
	field?: Field;
	list?: ContentList;
	part?: Part;
	variant?: Variant;
}
type Things = [path: string, thing: Thing][];

/** @param heading under which they stand: a group does not repeat it. */
function blocksIn(at: string, things: Things, heading: string): Block[] {
	const own = things.find(([path]) => path === at)?.[1];
	const blocks: Block[] = [];
	if (own?.variant) {
		const [first] = things.flatMap(([, { field }]) => field ?? []);
		const title = shortOf(own.variant) || (own.field?.short ?? first?.section ?? "");
		blocks.push({ kind: "variant", path: at, title, variant: own.variant });
	}
	if (own?.part && !own.part.isThere) return [{ kind: "part", path: at, part: own.part }];
	if (own?.list) return [...blocks, listBlock(at, own.list, own.part, things)];
	if (own?.field) blocks.push({ kind: "box", path: at, field: own.field });
	for (const [path, inside] of partsOf(at, things)) {
		const thing = inside.find(([other]) => other === path)?.[1];
		const fields = inside.flatMap(([, { field }]) => field ?? []);
		const title = (thing?.part && shortOf(thing.part)) ?? titleOf(fields) ?? heading;
		const below = blocksIn(path, inside, title);
		const isGroup = inside.some(([other]) => other !== path) && !thing?.list;
		const isTitled = title !== heading || thing?.part;
		if (isGroup && isTitled)
			blocks.push({
				kind: "group",
				path,
				title,
				...(thing?.part && { part: thing.part }),
				blocks: thing?.part ? withTicksUp(below) : below,
			});
		else blocks.push(...below);
	}
	return blocks;
}

/** A tick that is on by itself is seen by who fills in what has to be: 'Dit is nog een voorbeeld'. */
function withTicksUp(blocks: Block[]): Block[] {
	const isTick = (block: Block) => block.kind === "box" && block.field.kind === "tick";
	const rest = blocks.filter((block) => !isTick(block));
	const last = rest.findLastIndex((block) => block.kind === "box" && block.field.required);
	return rest.toSpliced(last + 1, 0, ...blocks.filter(isTick));
}

function listBlock(at: string, list: ContentList, part: Part | undefined, things: Things): Block {
	const items = [...partsOf(at, things)].map(([path, inside]) => ({
		path,
		blocks: blocksIn(path, inside, titleOf(inside.flatMap(([, { field }]) => field ?? [])) ?? ""),
	}));
	return { kind: "list", path: at, list, ...(part && { part }), items };
}

/** What stands below a path, by the next step of it. */
function partsOf(at: string, things: Things): Map<string, Things> {
	const start = at === "" ? "" : `${at}.`;
	const below = things.filter(([path]) => path !== at && path.startsWith(start));
	return Map.groupBy(below, ([path]) => {
		const dot = path.indexOf(".", start.length);
		return dot < 0 ? path : path.slice(0, dot);
	});
}

const titleOf = ([first]: Field[]) => first?.groupName ?? first?.section;

function isNeeded(block: Block): boolean {
	switch (block.kind) {
		case "box":
			return block.field.required && block.field.kind !== "tick";
		case "list":
			return Boolean(block.list.min);
		case "part":
			return false;
		default:
			return true;
	}
}

/** Below the heading of what it is in: 'Meting', of 'Kerncijfer 2: meting'. */
export function shortOf({ name }: { name: string }): string {
	const inside = name.split(": ")[1];
	return inside === undefined ? name : capital(inside);
}

/** All boxes of them, also in groups and lists. */
export const fieldsIn = (blocks: readonly Block[]): Field[] =>
	blocks.flatMap((block) => {
		if (block.kind === "box") return [block.field];
		if (block.kind === "group") return fieldsIn(block.blocks);
		return block.kind === "list" ? block.items.flatMap((item) => fieldsIn(item.blocks)) : [];
	});
