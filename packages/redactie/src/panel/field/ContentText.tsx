import { piecesOf } from "../boxes/texts.ts";
import { nameOf } from "../fields/fields.ts";
import { Pennant } from "../parts.tsx";
import { usePanel } from "../state/store.ts";

interface ContentTextProps {
	text: string;
}

/** A text of the content, with each name in it as a chip that holds its value. */
export function ContentText({ text }: ContentTextProps) {
	const { state } = usePanel();
	return piecesOf(text).map((piece, index) => {
		if (typeof piece === "string") return piece;
		const known = state && nameOf(state, piece.name);
		if (!known) return piece.raw;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
			<span key={index} className="chip">
				<Pennant />
				{known.value}
			</span>
		);
	});
}
