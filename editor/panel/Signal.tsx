import { FLAG_BOX, FLAGS, type FlagLetter } from "../../src/drawing/flags.ts";

interface PageFlagProps {
	letter: FlagLetter;
}

/** A flag of the code. Decoration: it has no name. */
export function PageFlag({ letter }: PageFlagProps) {
	const { fields, edge } = FLAGS[letter];
	return (
		<svg viewBox={`0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`} className="flag" aria-hidden="true">
			{fields.map(([color, outline]) => (
				<path key={color} fill={`var(--flag-${color})`} d={outline} />
			))}
			{edge && <path className="flag-edge" d={edge} />}
		</svg>
	);
}

/** U, 'you are running into danger': this stops something. */
export function DangerFlag() {
	return (
		<svg viewBox="0 0 60 48" className="signal" aria-hidden="true">
			<path fill="var(--flag-white)" d="M0 0h60v48H0z" />
			<path fill="var(--flag-red)" d="M0 0h30v24H0zM30 24h30v24H30z" />
			<path className="flag-edge" d="M30 .5h29.5V24M30 47.5H.5V24" />
		</svg>
	);
}

/** The first substitute repeats what already hangs: this value stands elsewhere too. */
export function Pennant() {
	return (
		<svg viewBox="0 0 78 48" className="signal substitute" aria-hidden="true">
			<path fill="var(--flag-blue)" d="M0 0l78 24L0 48z" />
			<path fill="var(--flag-yellow)" d="M0 13l36 11L0 35z" />
		</svg>
	);
}
