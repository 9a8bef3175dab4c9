import { Figures } from "@/components/Figures";
import { bandsOf } from "@/drawings/architecture/bands";
import { CaseDrawing } from "@/drawings/architecture/CaseDrawing";
import { Flag } from "@/flags/Flag";
import fieldStyles from "@/flags/fields.module.css";
import { HeroWords } from "@/flags/hero/HeroWords";
import { type DrawnCase, mainExpertiseOf } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { caseWords } from "./case-words";
import styles from "./DrawnHero.module.css";

interface DrawnHeroProps {
	entry: DrawnCase;
}

/** The case in one look: its system before and after in the fields of its flag, beside what it is about and its figures. */
export function DrawnHero({ entry }: DrawnHeroProps) {
	const { drawing } = entry.story;
	const { flag } = mainExpertiseOf(entry);
	const bands = bandsOf(flag, drawing);
	const colors = bands.map(({ color }) => color);
	// Of five fields the words and the figures stand on the second.
	const inside = colors.length > 3 ? colors[1] : undefined;
	return (
		<section
			className={`${styles.root} ${fieldStyles[inside ?? colors[0] ?? "white"]}`}
			data-hero="drawn"
			data-bands={colors.length}
		>
			<div className={styles.words}>
				<HeroWords {...caseWords(entry)} />
			</div>
			<CaseDrawing drawing={drawing} bands={bands} captions={paginas.cases.detail.drawing} />
			<div className={`${styles.figures} ${fieldStyles[inside ?? colors.at(-1) ?? "white"]}`}>
				<Figures figures={entry.metrics} />
			</div>
			<Flag letter={flag} className={styles.onPaper} />
		</section>
	);
}
