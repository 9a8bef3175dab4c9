import { Figures } from "@/browser/Figures";
import { FlagFields } from "@/components/FlagFields";
import { type Card, FLAGS, type FlagLetter } from "@/drawing/flags";
import fieldStyles from "@/styles/fields.module.css";
import styles from "./FlagFigures.module.css";

interface FlagFiguresProps {
	flag: FlagLetter;
	/** One or two: each finds a field of its own, or both share one. */
	figures: React.ComponentProps<typeof Figures>["figures"];
}

/** A flag as large as its place, with figures in its fields. */
export function FlagFigures({ flag, figures }: FlagFiguresProps) {
	const { card = BESIDE, fields } = FLAGS[flag];
	return (
		<div className={`${styles.root} ${fieldStyles[card.on]}`} data-place={card.place}>
			<FlagFields fields={card.fields ?? fields} />
			<Figures figures={figures} className={styles.figures} />
		</div>
	);
}

const BESIDE: Card = { place: "beside", on: "white" };
