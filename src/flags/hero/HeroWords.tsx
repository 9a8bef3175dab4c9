import styles from "./HeroWords.module.css";

export interface HeroWordsProps {
	title: string;
	intro: string;
	badge?: string;
	/** Before the badge. */
	emoji?: string;
	/** Above the title: the way up, to the list that the page comes from. */
	back?: { label: string; href: string } | undefined;
}

/** What a page is called and is about. */
export function HeroWords({ title, intro, badge, emoji, back }: HeroWordsProps) {
	return (
		<>
			{back && (
				<a className={`small ${styles.back}`} href={back.href}>
					{back.label}
				</a>
			)}
			{badge && (
				<p className={`small strong ${styles.badge}`}>
					{emoji && <span aria-hidden="true">{emoji}</span>} {badge}
				</p>
			)}
			<h1>{title}</h1>
			<p className={`lead ${styles.intro}`}>{intro}</p>
		</>
	);
}
