import { Figures, type FiguresProps } from "@/components/Figures";
import { unmarked } from "@/text/unmarked";
import styles from "./HeroFigures.module.css";

/** The figures of a hero, in the last field of its flag; that stays, and is empty, where there are none. */
export function HeroFigures(props: FiguresProps) {
	const { figures } = props;
	return (
		<div className={styles.root} data-long={figures.some(isLong) || undefined}>
			{figures.length > 0 && <Figures {...props} />}
		</div>
	);
}

/** Words rather than a figure: Utrecht of Zwolle. */
const isLong = ({ value }: FiguresProps["figures"][number]) => unmarked(value).length > 15;
