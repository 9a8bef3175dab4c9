import { baselineOf } from "@/queries/baseline";
import { type Case, dienstOf, hasPage } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { Figures } from "../../components/Figures";
import { TagList } from "../../components/TagList";

interface CaseCardProps {
	entry: Case;
	/** Its first two figures in another form than a row, in a list of cases. A card below other work is brief. */
	figures?: React.ReactNode;
}

/** A case in a list: its sector, service and year, its first two figures, its first three technologies, one link. */
export function CaseCard({ entry, figures }: CaseCardProps) {
	const { read, about, soon } = paginas.cases.card;
	const row = entry.metrics.slice(0, 2).map((metric) => ({ ...metric, note: baselineOf(metric) }));
	return (
		<article className="card case-card">
			<p className="case-sector">
				<span aria-hidden="true">{entry.emoji}</span>
				{` ${entry.sector}, ${dienstOf(entry).name}, ${entry.year}`}
			</p>
			<h3>{entry.title}</h3>
			{figures && <p className="case-result">{entry.result}</p>}
			{figures || <Figures figures={row} className="case-figures" />}
			<TagList tags={entry.technologies.slice(0, 3)} />
			{hasPage(entry) ? (
				<a className="stretched case-link" href={entry.link}>
					{read}
					<span className="spoken">{` ${about} ${entry.title}`}</span>
				</a>
			) : (
				<p className="case-soon">{soon}</p>
			)}
		</article>
	);
}
