import { Plus } from "lucide-react";
import type { Part } from "../../protocol.ts";
import { addPart } from "./adding.ts";
import { words } from "./words.ts";

interface PartRowsProps {
	/** That the file lacks. */
	parts: readonly Part[];
	stop: string | undefined;
}

/** 'Kan hier ook' */
export function PartRows({ parts, stop }: PartRowsProps) {
	if (parts.length === 0) return null;
	return (
		<section aria-label={words.canBeToo}>
			<h2>{words.canBeToo}</h2>
			<ul>
				{parts.map((part) => (
					<li key={part.id}>
						<button
							type="button"
							className="row part-row"
							tabIndex={part.id === stop ? 0 : -1}
							data-stop={part.id === stop || undefined}
							title={part.help}
							onClick={() => addPart(part)}
						>
							<Plus aria-hidden="true" />
							<span className="row-list">{part.name}</span>
							{part.section !== part.name && <span className="row-more">{part.section}</span>}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
