import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";
import { ArchitectureSide } from "./ArchitectureSide";

interface ArchitectureProps {
	entry: CaseWithStory;
}

/** The system before and after, with what left, what came and what stayed; see architecture.css. */
export function Architecture({ entry }: ArchitectureProps) {
	const { drawing } = entry.story;
	if (!drawing) return null;
	const { before, after, gone, came, stayed, note } = drawing;
	const captions = paginas.cases.detail.drawing;
	const isSchematic = [...before.lines, ...after.lines].includes("spread");
	return (
		<section className="architecture">
			<div className="wrap">
				<ChapterHeading kicker={captions.kicker} title={drawing.title} />
				<figure role="none">
					<p className="caption" aria-hidden="true">
						{drawing.intro}
					</p>
					<div className="sides">
						<ArchitectureSide title={captions.before} side={before} gone={captions.gone} />
						<ArchitectureSide title={captions.after} side={after} gone={captions.gone} />
					</div>
					<dl>
						<Things label={captions.gone} things={gone} are="gone" />
						<Things label={captions.came} things={came} are="full" />
						<Things label={captions.stayed} things={stayed} are="open" />
					</dl>
					{isSchematic && <p>{captions.schematic}</p>}
					{note && <p>{note}</p>}
				</figure>
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
			<dt>
				<svg className="field" data-is={are} width="1.5rem" aria-hidden="true" />
				{label}
			</dt>
			{things.map((thing) => (
				<dd key={thing}>{thing}</dd>
			))}
		</div>
	);
}
