import { type CaseWithStory, expertiseOf, getCasesWithStory } from "@/lib/cases";
import { paginas } from "@/lib/site";
import styles from "./CaseNeighbours.module.css";

interface CaseProps {
	entry: CaseWithStory;
}

/** On to the field of expertise, and to the cases before and after this one. */
export function CaseNeighbours({ entry }: CaseProps) {
	const { expertiseLink, previous, next } = paginas.cases.detail;
	const cases = getCasesWithStory();
	const index = cases.findIndex(({ id }) => id === entry.id);
	const [main] = expertiseOf(entry);
	return (
		<div className={`wrap ${styles.root}`}>
			{main && (
				<a href={main.path}>
					{expertiseLink} {main.name}
				</a>
			)}
			<Neighbour label={previous} entry={cases.at(index - 1)} />
			<Neighbour label={next} entry={cases.at((index + 1) % cases.length)} />
		</div>
	);
}

function Neighbour({ label, entry }: { label: string; entry: CaseWithStory | undefined }) {
	return (
		entry && (
			<a href={entry.link}>
				<span>{label}: </span>
				{entry.title}
			</a>
		)
	);
}
