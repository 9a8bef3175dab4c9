import { FlagFields } from "@/flags/FlagFields";
import { FLAGS, type FlagLetter } from "@/flags/flags";
import styles from "./Crowd.module.css";

interface CrowdProps {
	flag: FlagLetter;
	/** Of how many people there is a square for every hundred. */
	count: string;
}

/** The page's flag in squares, one for every hundred people in the group; the yellow one holds us. */
export function Crowd({ flag, count }: CrowdProps) {
	const total = Math.ceil(Number(count.replace(/\D/g, "")) / PEOPLE);
	const whole = Math.floor(total / IN_A_ROW);
	const rows = Math.ceil(total / IN_A_ROW);
	return (
		<div className={`screen-only ${styles.root}`}>
			<svg
				viewBox={`0 0 ${IN_A_ROW - GAP} ${rows - GAP}`}
				preserveAspectRatio="xMaxYMid"
				aria-hidden="true"
			>
				<pattern id="square" width="1" height="1" patternUnits="userSpaceOnUse">
					<path fill="#fff" d={`M0 0h${1 - GAP}v${1 - GAP}H0z`} />
				</pattern>
				<mask id="squares">
					<path
						fill="url(#square)"
						d={`M0 0h${IN_A_ROW}v${whole}H0zM0 ${whole}h${total % IN_A_ROW}v1H0z`}
					/>
				</mask>
				<g mask="url(#squares)">
					<FlagFields fields={FLAGS[flag].fields} />
					<path fill="var(--field-yellow)" d={`M1 ${Math.floor(rows / 2)}h1v1H1z`} />
				</g>
			</svg>
		</div>
	);
}

const PEOPLE = 100;
const IN_A_ROW = 12;
/** Between squares, none at the edges: those stand on the lines of the page. */
const GAP = 0.2;
