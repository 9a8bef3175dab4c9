import { ActionButton } from "@/components/ActionButton";
import type { Paginas } from "@/content/types";

type CopyButtonProps = Paginas["contact"]["copy"] & {
	/** What it copies. */
	value: string;
};

/** Copies the text of the link in its list item. copy.client.ts shows it and does the work. */
export function CopyButton({ button, done, failed, value }: CopyButtonProps) {
	return (
		<>
			<ActionButton className="scripted" data-copy data-done={done} data-failed={failed} hidden>
				<span>
					{button} <span className="visually-hidden">{value}</span>
				</span>
				<span>{done}</span>
			</ActionButton>
			<small className="visually-hidden" aria-live="polite" data-copy-status />
		</>
	);
}
