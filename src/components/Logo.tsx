import { identity } from "@/lib/site";
import { Flag } from "./Flag";
import styles from "./Logo.module.css";

/** The flag T beside the name; both take the theme's own colours. */
export function Logo(props: React.ComponentProps<"span">) {
	return (
		<span {...props} className={`${styles.root} ${props.className ?? ""}`}>
			<Flag letter="T" className={styles.flag ?? ""} />
			{identity.name}
		</span>
	);
}
