import { chosenExpertise, filterPath, showChosen } from "@/browser/case-filter";
import { NoneFound } from "@/browser/NoneFound";
import { expertiseOf, getCaseChoices, getCases, mainExpertiseOf } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { CaseCard } from "@/sections/site-wide/CaseCard";
import styles from "./CaseList.module.css";
import { FlagFigures } from "./FlagFigures";
import { showChoice } from "./show-choice.inline";

/** All cases, the featured ones first and larger. */
export function CaseList() {
	const [, ...choices] = getCaseChoices();
	const cases = getCases().toSorted((a, b) => Number(b.featured) - Number(a.featured));
	const { list, none, reset } = paginas.cases.filter;
	const known = choices.map(({ slug }) => slug);
	return (
		<>
			<style>{`@layer sections{${choices.map(ruleOf).join("")}}`}</style>
			<script
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and slugs, as text
				dangerouslySetInnerHTML={{
					__html: `(${showChoice})(${chosenExpertise},${showChosen},${JSON.stringify(known)})`,
				}}
			/>
			<h2 className="visually-hidden">{list}</h2>
			<ul className={styles.root}>
				{cases.map((entry) => (
					<li
						key={entry.id}
						data-expertise={expertiseOf(entry)
							.map(({ slug }) => slug)
							.join(" ")}
						className={entry.featured ? styles.large : undefined}
					>
						<CaseCard
							entry={entry}
							figures={
								entry.featured && (
									<FlagFigures
										flag={mainExpertiseOf(entry).flag}
										figures={entry.metrics.slice(0, 2)}
									/>
								)
							}
						/>
					</li>
				))}
			</ul>
			<div className={styles.none} data-none="" data-nosnippet="">
				<NoneFound text={none}>
					<a href={filterPath("")}>{reset}</a>
				</NoneFound>
			</div>
		</>
	);
}

/** What a choice hides, in CSS: nothing has to run per case, however many there are. */
function ruleOf({ slug, count }: { slug: string; count: number }) {
	const chosen = `[data-choice="${slug}"]`;
	const others = `${chosen} [data-expertise]:not([data-expertise~="${slug}"]){display:none}`;
	return count > 0 ? others : `${others}${chosen} [data-none]{display:block}`;
}
