import { Figures } from "@/components/Figures";
import type { Drawn } from "@/drawings/architecture/architecture-paths";
import { FlagFields } from "@/flags/FlagFields";
import fieldStyles from "@/flags/fields.module.css";
import { type Card, FLAGS, type FlagLetter } from "@/flags/flags";
import styles from "./FlagFigures.module.css";

interface FlagFiguresProps {
	flag: FlagLetter;
	/** One or two: each finds a field of its own, or both share one. */
	figures: React.ComponentProps<typeof Figures>["figures"];
	/** The lines of its drawing, before above after, beside them. */
	lines?: readonly (readonly Drawn[])[] | undefined;
}

/** A flag as large as its place, with figures in its fields. */
export function FlagFigures({ flag, figures, lines }: FlagFiguresProps) {
	const { card = BESIDE, fields } = FLAGS[flag];
	return (
		<div
			className={`${styles.root} ${fieldStyles[card.on]}`}
			data-place={card.place}
			data-drawn={lines && ""}
		>
			<FlagFields fields={card.fields ?? fields} />
			<Figures figures={figures} className={styles.figures} />
			{lines && (
				<div className={styles.lines} aria-hidden="true">
					{lines.map((side) => (
						<div key={side[0]?.d}>
							{side.map(({ box, d }) => (
								<svg
									key={d}
									viewBox={`0 0 ${box.join(" ")}`}
									preserveAspectRatio="none"
									role="none"
								>
									<path d={d} />
								</svg>
							))}
						</div>
					))}
				</div>
			)}
		</div>
	);
}

const BESIDE: Card = { place: "beside", on: "white" };
