import { interfaceText } from "@/queries/site";
import styles from "./SkipLink.module.css";

/** The first stop of the Tab key: past the menu, to the page itself. */
export function SkipLink() {
	return (
		<a className={`screen-only ${styles.root}`} href="#inhoud">
			{interfaceText.skipLink}
		</a>
	);
}
