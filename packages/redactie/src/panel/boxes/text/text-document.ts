/** The document of a box for text: one paragraph of words and chips, nothing else. */
import { Fragment, type Node, Schema } from "prosemirror-model";
import { type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { type Chip, type Piece, piecesOf } from "./raw-text.ts";

export const schema = new Schema({
	nodes: {
		doc: { content: "paragraph" },
		paragraph: {
			content: "(text | chip)*",
			whitespace: "pre",
			parseDOM: [{ tag: "p", preserveWhitespace: "full" }],
			toDOM: () => ["p", 0],
		},
		text: {},
		chip: {
			inline: true,
			attrs: { name: {}, raw: {} },
			draggable: false,
			// What other programs get of it. The box draws it itself.
			toDOM: ({ attrs }) => ["span", (attrs as Chip).raw],
			leafText: ({ attrs }) => (attrs as Chip).raw,
		},
	},
});

/** Where the words begin: before them stands the opening of the paragraph. */
export const START = 1;
export const endOf = (doc: Node) => doc.content.size - 1;

export function contentOf(raw: string): Fragment {
	return Fragment.from(
		piecesOf(raw).map((piece) =>
			typeof piece === "string" ? schema.text(piece) : schema.nodes.chip.create(piece),
		),
	);
}

export const documentOf = (raw: string): Node =>
	schema.node("doc", null, schema.node("paragraph", null, contentOf(raw)));

export function piecesIn(doc: Node): Piece[] {
	const pieces: Piece[] = [];
	doc.firstChild?.forEach((node) => {
		pieces.push(node.text ?? (node.attrs as Chip));
	});
	return pieces;
}

export const rawOf = (doc: Node) => doc.textBetween(0, doc.content.size);

/** The chip that is chosen, or that the caret touches. */
export function chipAt({ selection }: EditorState): Chip | undefined {
	if (selection instanceof NodeSelection) return selection.node.attrs as Chip;
	if (!selection.empty) return;
	const { nodeBefore, nodeAfter } = selection.$from;
	const chip = [nodeBefore, nodeAfter].find((node) => node?.type === schema.nodes.chip);
	return chip?.attrs as Chip | undefined;
}

/** The name that is being typed: from its `{{` to the caret. */
export function nameTyped({ selection, doc }: EditorState) {
	if (!(selection instanceof TextSelection) || !selection.empty) return;
	const before = doc.textBetween(START, selection.head, "", "￼");
	const match = /\{\{([^{}￼]*)$/.exec(before);
	return match && { from: START + match.index, to: selection.head, typed: match[1] as string };
}

/** Where a place in one document is in another, which differs in one stretch. */
export function samePlace(at: number, was: Node, now: Node): number {
	const start = was.content.findDiffStart(now.content);
	if (start === null || at <= start) return at;
	const end = was.content.findDiffEnd(now.content);
	const changed = Math.max(end?.a ?? start, start);
	const moved = now.content.size - was.content.size;
	const to = at >= changed ? at + moved : changed + moved;
	return Math.min(Math.max(to, START), endOf(now));
}
