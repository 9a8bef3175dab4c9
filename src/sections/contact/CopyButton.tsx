import { ActionButton } from "@/components/ActionButton";
import type { Paginas } from "@/content/types";

type Copy = Paginas["contact"]["copy"];

interface CopyButtonProps extends Pick<Copy, "button" | "done"> {
	/** Of what it copies. */
	words: Copy["email"];
}

/** Copies the text of the link in its list item. copy.client.ts shows it and does the work. */
export function CopyButton({ button, done, words }: CopyButtonProps) {
	return (
		<>
			<ActionButton
				className="scripted"
				data-copy
				data-done={words.done}
				data-failed={words.failed}
				hidden
			>
				<span>
					{button} <span className="visually-hidden">{words.what}</span>
				</span>
				<span>{done}</span>
			</ActionButton>
			<small className="visually-hidden" aria-live="polite" data-copy-status />
		</>
	);
}
