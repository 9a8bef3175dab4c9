import type { FlagLetter } from "@/content/types";
import styles from "./FlagHero.module.css";

interface FlagHeroProps {
	flag: FlagLetter;
	/** The class that lays out the flag's fields, over the parts marked `data-hero`. */
	fields: string | undefined;
	title: string;
	badge?: React.ReactNode;
	intro?: string;
	/** Above the title: the way back to the list that the page comes from. */
	back?: React.ReactNode;
	/** Under the introduction; of D and E, in the last band. */
	figures?: React.ReactNode;
	/** Stands in the flag's second field: of K, the blue half. */
	aside?: React.ReactNode;
	/** What to do next, under the introduction. */
	children?: React.ReactNode;
}

/** The top of an inner page: the page's flag in fields as wide as the window, the words inside one of them. */
export function FlagHero({
	flag,
	fields,
	title,
	badge,
	intro,
	back,
	figures,
	aside,
	children,
}: FlagHeroProps) {
	return (
		<section className={`${styles.root} ${fields}`} data-flag={flag}>
			<div className={styles.words} data-hero="words">
				{back}
				{badge && <p className={styles.badge}>{badge}</p>}
				<h1>{title}</h1>
				{intro && <p className={styles.intro}>{intro}</p>}
				{children && <div className={styles.actions}>{children}</div>}
			</div>
			{figures && (
				<div className={styles.figures} data-hero="figures">
					{figures}
				</div>
			)}
			{aside && (
				<div className={styles.aside} data-hero="aside">
					{aside}
				</div>
			)}
		</section>
	);
}
