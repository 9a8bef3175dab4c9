import { Flag } from "@/flags/Flag";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { FLAGS, type FlagLetter, type Hero } from "@/flags/flags";
import styles from "./FlagHero.module.css";
import { HeroWords, type HeroWordsProps } from "./HeroWords";

interface FlagHeroProps extends HeroWordsProps {
	flag: FlagLetter;
	/** Figures, addresses: in the flag's second field, or under the words. */
	aside?: React.ReactNode;
	/** What to do next, or what the flag says, under the introduction. */
	children?: React.ReactNode;
}

/** The top of an inner page: the page's flag in fields as wide as the window, the words inside one of them. */
export function FlagHero({ flag, title, intro, badge, back, aside, children }: FlagHeroProps) {
	const { fields, hero = BESIDE } = FLAGS[flag];
	const { layout, ground, edges = [] } = hero;
	const drawn = hero.fields ?? (layout === "beside" && fields);
	return (
		<section className={`${styles.root} ${fieldStyles[ground]}`} data-hero={layout}>
			{edges.map((color) => (
				<div key={color} className={`${styles.edge} ${fieldStyles[color]}`} />
			))}
			<div className={classes(styles.words, hero.words)}>
				<HeroWords back={back} badge={badge} title={title} intro={intro} />
				{children && <div className="row">{children}</div>}
			</div>
			{(aside || hero.aside) && <div className={classes(styles.aside, hero.aside)}>{aside}</div>}
			{drawn && <FlagFields fields={drawn} className={styles.fields} />}
			<Flag letter={flag} className="paper-only" />
		</section>
	);
}

const BESIDE: Hero = { layout: "beside", ground: "white" };

const classes = (name: string | undefined, field: Hero["ground"] | undefined) =>
	field ? `${name} ${fieldStyles[field]}` : name;
