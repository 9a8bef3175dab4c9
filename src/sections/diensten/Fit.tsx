import { MoreLink } from "@/components/MoreLink";
import type { Dienst } from "@/queries/diensten";
import { chooser, composerOf } from "@/queries/tools";
import { Opening } from "@/sections/shared/Opening";
import styles from "./Fit.module.css";

interface FitProps {
	dienst: Dienst;
	monumental: boolean;
}

/** When the service fits, and when it does not. A page with a tool of its own leads to that instead. */
export function Fit({ dienst, monumental }: FitProps) {
	const { title, whenTitle, when, whenNotTitle, whenNot } = dienst.fit;
	return (
		<Opening title={title} monumental={monumental}>
			<div className={`beside ${styles.root}`}>
				{[
					{ heading: whenTitle, reasons: when },
					{ heading: whenNotTitle, reasons: whenNot },
				].map(({ heading, reasons }) => (
					<div key={heading}>
						<h3>{heading}</h3>
						<ul>
							{reasons.map((reason) => (
								<li key={reason}>{reason}</li>
							))}
						</ul>
					</div>
				))}
			</div>
			{!composerOf(dienst) && <MoreLink href={chooser.href}>{chooser.label}</MoreLink>}
		</Opening>
	);
}
