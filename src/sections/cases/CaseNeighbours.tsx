import { Flag } from "@/flags/Flag";
import { type CaseWithStory, mainExpertiseOf, neighboursOf } from "@/queries/cases";
import { paginas } from "@/queries/site";

interface CaseProps {
	entry: CaseWithStory;
}

/** On to the cases before and after this one. */
export function CaseNeighbours({ entry }: CaseProps) {
	const { previous, next } = paginas.cases.detail;
	const beside = neighboursOf(entry);
	if (!beside) return null;
	return (
		<div className="wrap beside screen-only case-neighbours">
			<Neighbour label={previous} entry={beside.previous} />
			<Neighbour label={next} entry={beside.next} />
		</div>
	);
}

function Neighbour({ label, entry }: { label: string; entry: CaseWithStory }) {
	return (
		<div className="ruled">
			<p className="soft small">{label}</p>
			<a className="stretched display" href={entry.link}>
				{entry.title}
			</a>
			<Flag letter={mainExpertiseOf(entry).flag} />
		</div>
	);
}
