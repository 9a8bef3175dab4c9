import { Pennant } from "./boxes/Pennant.tsx";
import { nameOf } from "./fields.ts";

import { usePanel } from "./store.ts";

interface ContentTextProps {
	text: string;
}

/** A text of the content, with each name in it as a chip that holds its value. */
export function ContentText({ text }: ContentTextProps) {
	const { state } = usePanel();
	return text.split(/(\{\{.*?\}\})/).map((part, index) => {
		const name = /^\{\{\s*(.*?)\s*\}\}$/.exec(part)?.[1];
		const known = state && name ? nameOf(state, name) : undefined;
		if (!known) return part;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
			<span key={index} className="chip">
				<Pennant />
				{known.value}
			</span>
		);
	});
}
