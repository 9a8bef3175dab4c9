import { Flag } from "@/components/Flag";
import { type CaseWithStory, getCasesWithStory, mainExpertiseOf } from "@/lib/cases";
import { paginas } from "@/lib/site";
import styles from "./CaseNeighbours.module.css";

interface CaseProps {
	entry: CaseWithStory;
}

/** The cases before and after this one; after the last comes the first. */
export function CaseNeighbours({ entry }: CaseProps) {
	const { previous, next } = paginas.cases.detail;
	const cases = getCasesWithStory();
	const index = cases.findIndex(({ id }) => id === entry.id);
	if (cases.length < 2) return null;
	return (
		<div className={`wrap ${styles.root}`}>
			<Neighbour label={previous} entry={cases.at(index - 1)} />
			<Neighbour label={next} entry={cases.at((index + 1) % cases.length)} />
		</div>
	);
}

function Neighbour({ label, entry }: { label: string; entry: CaseWithStory | undefined }) {
	return (
		entry && (
			<div>
				<p>{label}</p>
				<a className="stretched" href={entry.link}>
					{entry.title}
				</a>
				<Flag letter={mainExpertiseOf(entry).flag} className={styles.flag} />
			</div>
		)
	);
}
