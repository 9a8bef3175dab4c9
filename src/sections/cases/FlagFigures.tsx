import { Figures } from "@/components/Figures";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { type Card, FLAGS, type FlagLetter } from "@/flags/flags";
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
