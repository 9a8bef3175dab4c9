import { NameBand } from "./NameBand";
import styles from "./PersonBand.module.css";

interface PersonBandProps {
	title: string;
	name: string;
	role: string;
	/** How to reach them. */
	children?: React.ReactNode;
}

/** Who answers, on a dark band under their first name in flags. */
export function PersonBand({ title, name, role, children }: PersonBandProps) {
	return (
		<section className={styles.root}>
			<NameBand name={name}>
				<h2>{title}</h2>
				<p className={`display ${styles.name}`}>{name}</p>
				<p className={styles.role}>{role}</p>
				{children}
			</NameBand>
		</section>
	);
}
