import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import type { Dienst } from "@/queries/diensten";
import { chooser, composerOf } from "@/queries/tools";
import styles from "./Fit.module.css";

interface FitProps {
	dienst: Dienst;
}

/** When the service fits, and when it does not. A page with a tool of its own leads to that instead. */
export function Fit({ dienst }: FitProps) {
	const { fit } = dienst;
	return (
		<Band title={fit.title}>
			<div className={`beside-late ${styles.root}`}>
				<div>
					<h3>{fit.whenTitle}</h3>
					<ul>
						{fit.when.map((reason) => (
							<li key={reason}>{reason}</li>
						))}
					</ul>
				</div>
				<div>
					<h3>{fit.whenNotTitle}</h3>
					<ul>
						{fit.whenNot.map((reason) => (
							<li key={reason}>{reason}</li>
						))}
					</ul>
					{!composerOf(dienst) && <MoreLink href={chooser.href}>{chooser.label}</MoreLink>}
				</div>
			</div>
		</Band>
	);
}
