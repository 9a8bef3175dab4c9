import { type Case, mainExpertiseOf } from "@/lib/cases";
import { NO_LINK } from "@/lib/content/no-link";
import { paginas } from "@/lib/site";
import styles from "./CaseCard.module.css";
import { Figures } from "./Figures";
import { FlagFigures } from "./FlagFigures";
import { TagList } from "./TagList";

interface CaseCardProps {
	entry: Case;
	/** As wide as the page, its figures in the fields of its flag. */
	large?: boolean;
}

/** A case in a list: its first two figures, its first three technologies, one link. */
export function CaseCard({ entry, large = false }: CaseCardProps) {
	const { read, soon } = paginas.cases.card;
	const figures = entry.metrics.slice(0, 2);
	return (
		<article className={styles.root} data-large={large || undefined}>
			<p className={styles.sector}>
				<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
			</p>
			<h3>{entry.title}</h3>
			<p className={styles.result}>{entry.result}</p>
			{large ? (
				<FlagFigures flag={mainExpertiseOf(entry).flag} figures={figures} className={styles.flag} />
			) : (
				<Figures figures={figures} className={styles.figures} />
			)}
			<TagList tags={entry.technologies.slice(0, 3)} />
			{entry.link === NO_LINK ? (
				<p className={styles.soon}>{soon}</p>
			) : (
				<a className={`stretched ${styles.link}`} href={entry.link}>
					{read}
					<span className="visually-hidden">: {entry.title}</span>
				</a>
			)}
		</article>
	);
}
