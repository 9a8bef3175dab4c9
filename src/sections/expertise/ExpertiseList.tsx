import { Figures } from "@/components/Figures";
import { TagList } from "@/components/TagList";
import { NowBesideWas } from "@/drawings/figures/WasAndNow";
import { FlagFields } from "@/flags/FlagFields";
import { FLAGS } from "@/flags/flags";
import { baselineOf } from "@/queries/baseline";
import { expertisePath, getExpertise } from "@/queries/expertise";
import styles from "./ExpertiseList.module.css";

/** The fields of expertise, one per row, each with what it changed for its first client. */
export function ExpertiseList() {
	return (
		<div className={styles.root}>
			{getExpertise().map((entry) => (
				<article key={entry.id}>
					<FlagFields fields={FLAGS[entry.flag].fields} />
					<h2>
						<a className="stretched" href={expertisePath(entry)}>
							{entry.name}
						</a>
					</h2>
					<div>
						<p className={`lead soft ${styles.summary}`}>{entry.summary}</p>
						<TagList tags={entry.tags} />
					</div>
					<Figures
						figures={(entry.impact.cases[0]?.metrics ?? []).slice(0, 1).map((metric) => ({
							...metric,
							shown: <NowBesideWas {...metric} />,
							note: baselineOf(metric),
						}))}
					/>
				</article>
			))}
		</div>
	);
}
