import type { Paginas } from "@/content/types";
import { FlagFields } from "@/flags/FlagFields";
import { FLAGS, type FlagLetter } from "@/flags/flags";
import styles from "./Crowd.module.css";

/** The page's flag, made of as many dots as there are people in the group. */
export function Crowd({ flag, count, text }: Paginas["groep"]["crowd"] & { flag: FlagLetter }) {
	const total = Number(count.replace(/\D/g, ""));
	return (
		<div className={`screen-only ${styles.root}`}>
			{IN_A_ROW.map((row) => {
				const whole = Math.floor(total / row);
				const last = `M0 ${whole}h${total % row}v1H0z`;
				return (
					<svg key={row} viewBox={`0 0 ${row} ${Math.ceil(total / row)}`} aria-hidden="true">
						<pattern id={`dot-${row}`} width="1" height="1" patternUnits="userSpaceOnUse">
							<circle cx=".5" cy=".5" r=".36" fill="#fff" />
						</pattern>
						<mask id={`dots-${row}`}>
							<path fill={`url(#dot-${row})`} d={`M0 0h${row}v${whole}H0z${last}`} />
						</mask>
						<g mask={`url(#dots-${row})`}>
							<FlagFields fields={FLAGS[flag].fields} />
						</g>
					</svg>
				);
			})}
			<p className="wrap">{text}</p>
		</div>
	);
}

/** In narrow and in wide windows. */
const IN_A_ROW = [100, 200] as const;
