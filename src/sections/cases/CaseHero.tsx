import { FlagHero } from "@/flags/hero/FlagHero";
import { type CaseWithStory, mainExpertiseOf } from "@/queries/cases";
import { HeroFigures } from "@/sections/shared/HeroFigures";
import styles from "./CaseHero.module.css";
import { caseWords } from "./case-words";

interface CaseHeroProps {
	entry: CaseWithStory;
}

/** The case in one look, where nothing is drawn: what it was, and its four figures. */
export const CaseHero = ({ entry }: CaseHeroProps) => (
	<div className={styles.root}>
		<FlagHero
			flag={mainExpertiseOf(entry).flag}
			{...caseWords(entry)}
			aside={<HeroFigures figures={entry.metrics} className={styles.figures} />}
		/>
	</div>
);
