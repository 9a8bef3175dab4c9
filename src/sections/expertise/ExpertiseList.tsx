import { TagList } from "@/components/TagList";
import { Flag } from "@/flags/Flag";
import { expertisePath, getExpertise } from "@/queries/expertise";
import styles from "./ExpertiseList.module.css";

/** The fields of expertise, one per row. */
export function ExpertiseList() {
	return (
		<div className={styles.root}>
			{getExpertise().map((entry) => (
				<article key={entry.id}>
					<Flag letter={entry.flag} className={styles.flag} />
					<div>
						<h2>
							<a className="stretched" href={expertisePath(entry)}>
								{entry.name}
							</a>
						</h2>
						<p>{entry.summary}</p>
						<TagList tags={entry.tags} />
					</div>
				</article>
			))}
		</div>
	);
}
