import type { Case } from "@/content/types";
import { Banner } from "./Banner";
import styles from "./banners.css?inline";

interface CardBannersProps {
	/** One or two figures of a case. */
	metrics: Case["metrics"];
	/** The colour of their fields. */
	accent: "blue" | "red" | "yellow";
}

/** Figures of a case in its card, each as its banner. Its page needs BannerStyles, once. */
export function CardBanners({ metrics, accent }: CardBannersProps) {
	return (
		<div className="evidence mast card-banners" data-accent={accent}>
			{metrics.map(({ value, label, measured }) => (
				<figure key={label}>
					<figcaption>
						<b className="display">{value}</b> {label}
					</figcaption>
					{measured && <Banner measured={measured} />}
				</figure>
			))}
		</div>
	);
}

/** What banners in cards look like, for pages without EvidenceStyles. */
export const BannerStyles = () => <style>{styles}</style>;
