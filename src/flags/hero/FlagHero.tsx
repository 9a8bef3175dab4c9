import type { Titled } from "@/content/types";
import { Flag } from "@/flags/Flag";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { FLAGS, type FlagLetter, type Hero } from "@/flags/flags";
import styles from "./FlagHero.module.css";
import insideStyles from "./FlagInside.module.css";
import { HeroWords, type HeroWordsProps } from "./HeroWords";

interface FlagHeroProps extends HeroWordsProps {
	flag: FlagLetter;
	/** What the flag says at sea, and what it means here. */
	signal?: Titled | undefined;
	/** Figures, addresses: in the flag's second field, or under the words. */
	aside?: React.ReactNode;
	/** What to do next, under the introduction. */
	children?: React.ReactNode;
}

/** The top of an inner page: the page's flag in fields as wide as the window, the words inside one of them. */
export function FlagHero({ flag, signal, aside, children, ...words }: FlagHeroProps) {
	const { fields, hero = BESIDE } = FLAGS[flag];
	const { layout, ground, edges = [], inside } = hero;
	const drawn = hero.fields ?? fields.filter(([color]) => color !== ground);
	return (
		<section
			className={`${styles.root} ${insideStyles.root} ${fieldStyles[ground]}`}
			data-hero={layout}
			data-inside={inside}
		>
			{edges.map((color) => (
				<div key={color} className={`${styles.edge} ${fieldStyles[color]}`} />
			))}
			<div className={classes(`stack ${styles.words}`, hero.words)}>
				<HeroWords {...words} />
				{children && <div className="row">{children}</div>}
			</div>
			{(aside || signal || hero.aside) && (
				<div className={classes(styles.aside, hero.aside)}>
					{aside}
					{signal && (
						<p className={`lead ${styles.signal}`}>
							<b className="display">{signal.title}</b> {signal.text}
						</p>
					)}
				</div>
			)}
			{layout === "beside" && drawn.length > 0 && (
				<FlagFields fields={drawn} className={styles.fields} />
			)}
			<Flag letter={flag} className="paper-only" />
		</section>
	);
}

const BESIDE: Hero = { layout: "beside", ground: "white" };

const classes = (name: string | undefined, field: Hero["ground"] | undefined) =>
	field ? `${name} ${fieldStyles[field]}` : name;
