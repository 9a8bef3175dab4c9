import { NoneFound } from "@/components/NoneFound";
import type { Paginas } from "@/content/types";
import { linesOf } from "@/drawings/architecture/lines-of";
import { CardFigures } from "@/drawings/figures/CardFigures";
import { FLAGS } from "@/flags/flags";
import { baselineOf } from "@/queries/baseline";
import {
	allExpertiseOf,
	type Case,
	getCaseChoices,
	getCases,
	mainExpertiseOf,
} from "@/queries/cases";
import { CaseCard } from "@/sections/shared/CaseCard";
import { chosenExpertise, filterPath, showCases, showChosen } from "../shared/case-filter";
import styles from "./CaseList.module.css";
import { FlagFigures } from "./FlagFigures";
import { showChoice } from "./show-choice.inline";

/** All cases, the featured ones first and larger. */
export function CaseList({ list, none, reset }: Paginas["cases"]["filter"]) {
	const [, ...choices] = getCaseChoices();
	const cases = getCases().toSorted((a, b) => Number(b.featured) - Number(a.featured));
	const known = choices.map(({ slug }) => slug);
	return (
		<>
			<script
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and slugs, as text
				dangerouslySetInnerHTML={{
					__html: `(${showChoice})(${chosenExpertise},${showChosen},${showCases},${JSON.stringify(known)})`,
				}}
			/>
			<h2 className="visually-hidden">{list}</h2>
			<ul className={styles.root}>
				{cases.map((entry) => (
					<li
						key={entry.id}
						data-expertise={allExpertiseOf(entry)
							.map(({ slug }) => slug)
							.join(" ")}
						className={entry.featured ? styles.large : undefined}
					>
						<CaseCard entry={entry} figures={<FiguresOf entry={entry} />} />
					</li>
				))}
			</ul>
			<div hidden data-none="" data-nosnippet="">
				<NoneFound text={none}>
					<a href={filterPath("")}>{reset}</a>
				</NoneFound>
			</div>
		</>
	);
}

/** In the fields of a flag where that is large, and as fields on a mast where a page is still to come. */
function FiguresOf({ entry }: { entry: Case }) {
	const { flag } = mainExpertiseOf(entry);
	const drawing = entry.story?.drawing;
	const figures = entry.metrics
		.slice(0, 2)
		.map((metric) => ({ ...metric, note: baselineOf(metric) }));
	if (entry.featured)
		return <FlagFigures flag={flag} figures={figures} lines={drawing && linesOf(drawing)} />;
	return <CardFigures metrics={figures} accent={FLAGS[flag].accent} />;
}
