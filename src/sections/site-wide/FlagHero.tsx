import { Flag } from "@/components/Flag";
import { FlagFields } from "@/components/FlagFields";
import { FLAGS, type FlagLetter, type Hero } from "@/drawing/flags";
import fieldStyles from "@/styles/fields.module.css";
import styles from "./FlagHero.module.css";

interface FlagHeroProps {
	flag: FlagLetter;
	title: string;
	intro: string;
	badge?: React.ReactNode;
	/** Above the title: the way back to the list that the page comes from. */
	back?: React.ReactNode;
	/** Figures, addresses: in the flag's second field, or under the words. */
	aside?: React.ReactNode;
	/** What to do next, under the introduction. */
	children?: React.ReactNode;
}

/** The top of an inner page: the page's flag in fields as wide as the window, the words inside one of them. */
export function FlagHero({ flag, title, intro, badge, back, aside, children }: FlagHeroProps) {
	const { fields, hero = BESIDE } = FLAGS[flag];
	const { layout, ground, edges = [], narrowFields } = hero;
	// A half of the flag is not left empty.
	const introAside = layout === "halves" && !aside;
	return (
		<section className={`${styles.root} ${fieldStyles[ground]}`} data-hero={layout}>
			<style>{layouts[`./hero-layouts/${layout}.css`]}</style>
			{edges.map((color) => (
				<div key={color} className={`hero-edge ${fieldStyles[color]}`} />
			))}
			<div className={classes(styles.words, hero.words)}>
				{back}
				{badge && <p className={styles.badge}>{badge}</p>}
				<h1>{title}</h1>
				{!introAside && <p className={styles.intro}>{intro}</p>}
				{children && <div className={styles.actions}>{children}</div>}
			</div>
			{(aside || introAside) && (
				<div className={classes(styles.aside, hero.aside)}>{aside || <p>{intro}</p>}</div>
			)}
			{narrowFields && <FlagFields fields={narrowFields} className="hero-narrow" />}
			{layout === "beside" && <FlagFields fields={hero.fields ?? fields} className="hero-fields" />}
			<Flag letter={flag} className={styles.onPaper} />
		</section>
	);
}

/** The styles of each layout apart, so that a page carries those of its own flag only. */
const layouts = import.meta.glob<string>("./hero-layouts/*.css", {
	query: "?inline",
	import: "default",
	eager: true,
});

const BESIDE: Hero = { layout: "beside", ground: "white" };

const classes = (name: string | undefined, field: Hero["ground"] | undefined) =>
	field ? `${name} ${fieldStyles[field]}` : name;
