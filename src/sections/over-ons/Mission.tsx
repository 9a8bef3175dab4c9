import { Band } from "@/components/Band";
import { paginas } from "@/lib/site";
import styles from "./Mission.module.css";

/** What we are for. */
export function Mission() {
	const { title, paragraphs } = paginas["over-ons"].mission;
	return (
		<Band title={title}>
			<div className={styles.root}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</Band>
	);
}
