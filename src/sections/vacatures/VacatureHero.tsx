import { Button } from "@/components/Button";
import { FlagHero } from "@/flags/hero/FlagHero";
import { paginas } from "@/queries/site";
import {
	allVacaturesHref,
	applicationHref,
	expertiseOf,
	factsOfPage,
	type VacatureWithStory,
} from "@/queries/vacatures";
import { HeroFigures } from "@/sections/shared/HeroFigures";
import styles from "./VacatureHero.module.css";

interface VacatureProps {
	vacature: VacatureWithStory;
}

/** The work in one look, under the flag of its field: title, what decides whether one reads on, and how to apply. */
export function VacatureHero({ vacature }: VacatureProps) {
	const { back, closing } = paginas["werken-bij"].vacancies.page;
	const { first } = factsOfPage(vacature);
	const { name, flag } = expertiseOf(vacature);
	return (
		<div className={styles.root}>
			<FlagHero
				flag={flag}
				back={{ label: back, href: allVacaturesHref }}
				badge={name}
				title={vacature.title}
				intro={vacature.story.intro}
				aside={<HeroFigures figures={first} className={styles.facts} />}
			>
				<Button href={applicationHref(vacature)}>{closing.button}</Button>
			</FlagHero>
		</div>
	);
}
