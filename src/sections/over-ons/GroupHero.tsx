import { Figures } from "@/browser/Figures";
import { paginas } from "@/queries/site";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import styles from "./GroupHero.module.css";

/** Flag K once more: whom we belong to, and how large that is. */
export function GroupHero() {
	const { title, intro } = paginas.groep;
	const { facts } = paginas["over-ons"].group;
	return (
		<FlagHero
			flag="K"
			title={title}
			intro={intro}
			aside={<Figures figures={facts} className={styles.figures} />}
		/>
	);
}
