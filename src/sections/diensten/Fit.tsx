import { Band } from "@/components/Band";
import type { Dienst } from "@/queries/diensten";
import styles from "./Fit.module.css";

interface FitProps {
	fit: Dienst["fit"];
}

/** When the service fits, and when it does not. */
export function Fit({ fit }: FitProps) {
	return (
		<Band title={fit.title}>
			<div className={styles.root}>
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
				</div>
			</div>
		</Band>
	);
}
