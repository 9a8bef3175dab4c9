import { Figures, type FiguresProps } from "@/components/Figures";
import styles from "./HeroFigures.module.css";

/** The figures of a hero, in the last field of its flag; that stays, and is empty, where there are none. */
export function HeroFigures(props: FiguresProps) {
	return <div className={styles.root}>{props.figures.length > 0 && <Figures {...props} />}</div>;
}
