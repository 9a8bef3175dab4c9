import { ChapterHeading } from "@/components/Chapter";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { isSchematic } from "./architecture.schema";

interface ArchitectureProps {
	entry: CaseWithStory;
}

/** What of the system left, what came and what stayed; how it was and is stands at the top of the page. */
export function Architecture({ entry }: ArchitectureProps) {
	const { drawing } = entry.story;
	if (!drawing) return null;
	const { before, middle, gone, came, stayed } = drawing;
	const captions = paginas.cases.detail.drawing;
	const schematic = before.rows.some((row, at) => isSchematic(row, before.rows[at - 1] ?? middle));
	return (
		<section className="architecture">
			<div className="wrap">
				<ChapterHeading kicker={captions.kicker} title={drawing.title} />
				<dl className="beside">
					<Things label={captions.gone} things={gone} are="gone" />
					<Things label={captions.came} things={came} are="full" />
					<Things label={captions.stayed} things={stayed} are="open" />
				</dl>
				{schematic && <p className="soft small">{captions.schematic}</p>}
			</div>
		</section>
	);
}

interface ThingsProps {
	label: string;
	things: string[];
	are: "gone" | "full" | "open";
}

function Things({ label, things, are }: ThingsProps) {
	return (
		<div>
			<dt className="field" data-is={are}>
				{label}
			</dt>
			{things.map((thing) => (
				<dd key={thing}>{thing}</dd>
			))}
		</div>
	);
}
