import { Flag } from "@/flags/Flag";
import { identity } from "@/queries/site";
import styles from "./Logo.module.css";

/** The flag T beside the name; both have a light and a dark variant, by the theme's colours. */
export function Logo() {
	return (
		<span className={`display ${styles.root}`}>
			<Flag letter="T" className={styles.flag} />
			{identity.name}
		</span>
	);
}
