import { Spoken } from "@/components/Spoken";
import type { Case } from "@/content/types";
import { wasOf } from "@/queries/baseline";
import { paginas } from "@/queries/site";
import { Banner } from "./Banner";
import { smallDrawingOf } from "./banner";

interface CardBannersProps {
	/** One or two figures of a case. */
	metrics: Case["metrics"];
	/** The colour of their fields. */
	accent: "blue" | "red" | "yellow";
}

/** Figures of a case in its card, each as its banner. Its page needs LaterStyles. */
export function CardBanners({ metrics, accent }: CardBannersProps) {
	return (
		<div className="evidence mast card-banners" data-accent={accent}>
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
							<Banner {...smallDrawingOf(measured, paginas.cases.banner)} />
						</figure>
					)}
				</div>
			))}
		</div>
	);
}
