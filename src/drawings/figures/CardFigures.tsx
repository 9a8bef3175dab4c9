import { Spoken } from "@/components/Spoken";
import type { Case } from "@/content/types";
import { wasOf } from "@/queries/baseline";
import { paginas } from "@/queries/site";
import { FigureFields } from "./FigureFields";

interface CardFiguresProps {
	/** One or two figures of a case. */
	metrics: Case["metrics"];
	/** The colour of their fields. */
	accent: "blue" | "red" | "yellow";
}

/** Figures of a case in its card, each as its fields on a mast. Its page needs LaterStyles. */
export function CardFigures({ metrics, accent }: CardFiguresProps) {
	return (
		<div className="mast card-figures" data-accent={accent}>
			{metrics.map(({ value, label, measured }) => (
				<div key={label}>
					{/* Outside the figure: its words would not be found. */}
					<p>
						<b className="display">
							<Spoken text={value} />
						</b>{" "}
						{label}
						{measured?.period && !wasOf(measured) && <small>, {measured.period}</small>}
					</p>
					{measured && (
						<figure role="none">
							<FigureFields measured={measured} words={paginas.cases.banner} />
						</figure>
					)}
				</div>
			))}
		</div>
	);
}
