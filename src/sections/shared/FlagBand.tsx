import { Flag } from "@/flags/Flag";
import type { FlagLetter } from "@/flags/flags";
import styles from "./FlagBand.module.css";

interface FlagBandProps {
	flag: FlagLetter;
	children: React.ReactNode;
}

/** A dark band, what it says beside a flag. */
export function FlagBand({ flag, children }: FlagBandProps) {
	return (
		<div className={styles.root}>
			<div className={`wrap beside ${styles.wrap}`}>
				<Flag letter={flag} className={styles.flag} />
				<div>{children}</div>
			</div>
		</div>
	);
}
