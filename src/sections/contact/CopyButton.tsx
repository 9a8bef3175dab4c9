import { paginas } from "@/queries/site";
import styles from "./CopyButton.module.css";

interface CopyButtonProps {
	words: { what: string; done: string; failed: string };
}

/** Copies the text of the link in its list item. copy.client.ts shows it and does the work. */
export function CopyButton({ words }: CopyButtonProps) {
	const { button, done } = paginas.contact.copy;
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
