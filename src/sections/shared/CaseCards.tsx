import { baselineOf } from "@/queries/baseline";
import { type Case, choicesOf, dienstOf, hasPage } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { TagList } from "../../components/TagList";
import { CaseFlag } from "./CaseFlag";

interface CaseCardsProps {
	cases: readonly Case[];
	/** So many stand first, each as wide as the page and with its drawing; without, one that is alone. */
	wide?: number;
	/** In the list of all: where the search finds those without a page. */
	found?: "case";
}

/** Cases in a list. Its page needs LaterStyles. */
export function CaseCards({ cases, wide = cases.length === 1 ? 1 : 0, found }: CaseCardsProps) {
	return (
		<ul className="case-cards">
			{cases.map((entry, index) => (
				<li
					key={entry.id}
					className={index < wide ? "case-wide" : undefined}
					data-expertise={choicesOf(entry).join(" ")}
				>
					<CaseCard entry={entry} drawn={index < wide} found={hasPage(entry) ? undefined : found} />
				</li>
			))}
		</ul>
	);
}

interface CaseCardProps {
	entry: Case;
	drawn: boolean;
	found: "case" | undefined;
}

/** Its sector, service and year, what it yielded, its first two figures, its first three technologies, one link. */
function CaseCard({ entry, drawn, found }: CaseCardProps) {
	const { read, about, soon } = paginas.cases.card;
	const figures = entry.metrics
		.slice(0, 2)
		.map((metric) => ({ ...metric, note: baselineOf(metric) }));
	return (
		<article className="card case-card">
			<p className="soft small case-sector">
				<span aria-hidden="true">{entry.emoji}</span>
				{` ${entry.sector}, ${dienstOf(entry).name}, ${entry.year}`}
			</p>
			<h3 data-found={found}>{entry.title}</h3>
			<p className={`soft ${drawn ? "lead" : ""}`}>{entry.result}</p>
			<CaseFlag entry={entry} figures={figures} drawn={drawn} />
			<TagList tags={entry.technologies.slice(0, 3)} />
			{hasPage(entry) ? (
				<a className="stretched strong" href={entry.link}>
					{read}
					<span className="spoken">{` ${about} ${entry.title}`}</span>
				</a>
			) : (
				<p className="soft small">{soon}</p>
			)}
		</article>
	);
}
