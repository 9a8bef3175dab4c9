import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { CardFigures } from "@/drawings/figures/CardFigures";
import { FLAGS } from "@/flags/flags";
import { getFeaturedCases, mainExpertiseOf } from "@/queries/cases";
import { CaseCard } from "@/sections/shared/CaseCard";
import styles from "./Cases.module.css";

/** Proof: the first two featured cases, their figures hung on a mast. */
export function Cases({ title, intro, more }: Paginas["home"]["cases"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.cards}>
				{getFeaturedCases(2).map((entry) => {
					const { accent } = FLAGS[mainExpertiseOf(entry).flag];
					const figures = <CardFigures metrics={entry.metrics.slice(0, 2)} accent={accent} />;
					return (
						<li key={entry.id}>
							<CaseCard entry={entry} figures={figures} />
						</li>
					);
				})}
			</ul>
			<MoreLink href="/cases">{more}</MoreLink>
		</Band>
	);
}
