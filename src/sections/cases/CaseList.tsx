import { NoneFound } from "@/components/NoneFound";
import { BannerStyles, CardBanners } from "@/drawings/figures/CardBanners";
import { FLAGS } from "@/flags/flags";
import { type Case, expertiseOf, getCaseChoices, getCases, mainExpertiseOf } from "@/queries/cases";
import { baselineOf } from "@/queries/figures";
import { paginas } from "@/queries/site";
import { CaseCard } from "@/sections/shared/CaseCard";
import { chosenExpertise, filterPath, showChosen } from "../shared/case-filter";
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
			<BannerStyles />
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
						<CaseCard entry={entry} figures={<FiguresOf entry={entry} />} />
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

/** In the fields of a flag where that is large, and as banners where a page is still to come. */
function FiguresOf({ entry }: { entry: Case }) {
	const { flag } = mainExpertiseOf(entry);
	const figures = entry.metrics
		.slice(0, 2)
		.map((metric) => ({ ...metric, note: baselineOf(metric) }));
	if (entry.featured) return <FlagFigures flag={flag} figures={figures} />;
	return <CardBanners metrics={figures} accent={FLAGS[flag].accent} />;
}

/** What a choice hides, in CSS: nothing has to run per case, however many there are. */
function ruleOf({ slug, count }: { slug: string; count: number }) {
	const chosen = `[data-choice="${slug}"]`;
	const others = `${chosen} [data-expertise]:not([data-expertise~="${slug}"]){display:none}`;
	return count > 0 ? others : `${others}${chosen} [data-none]{display:block}`;
}
