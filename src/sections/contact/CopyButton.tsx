import type { Paginas } from "@/content/types";
import styles from "./CopyButton.module.css";

type Copy = Paginas["contact"]["copy"];

interface CopyButtonProps extends Pick<Copy, "button" | "done"> {
	/** Of what it copies. */
	words: Copy["email"];
}

/** Copies the text of the link in its list item. copy.client.ts shows it and does the work. */
export function CopyButton({ button, done, words }: CopyButtonProps) {
	return (
		<>
			<button
				type="button"
				className={styles.button}
				data-copy
				data-done={words.done}
				data-failed={words.failed}
				hidden
			>
				<span className={styles.ask}>
					{button} <span className="visually-hidden">{words.what}</span>
				</span>
				<span className={styles.done}>{done}</span>
			</button>
			<span className={styles.status} aria-live="polite" data-copy-status />
		</>
	);
}
