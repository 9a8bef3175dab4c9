import { FlagHero } from "./FlagHero";
import styles from "./HalvesHero.module.css";

interface HalvesHeroProps {
	title: string;
	intro?: string;
	/** Stands in the blue half. */
	aside: React.ReactNode;
}

/** Flag K, 'I wish to communicate with you': the title in its yellow half, what it is about in the blue one. */
export function HalvesHero(props: HalvesHeroProps) {
	return <FlagHero flag="K" fields={styles.fields} {...props} />;
}
