import { Figures } from "@/browser/Figures";
import { paginas } from "@/queries/site";
import { HalvesHero } from "@/sections/site-wide/HalvesHero";
import styles from "./GroupHero.module.css";

/** Flag K once more: whom we belong to, and how large that is. */
export function GroupHero() {
	const { title, intro } = paginas.groep;
	const { facts } = paginas["over-ons"].group;
	return (
		<HalvesHero
			title={title}
			intro={intro}
			aside={<Figures figures={facts} className={styles.figures} />}
		/>
	);
}
