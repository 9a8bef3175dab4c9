import { FLAG_BOX, FLAGS, type FlagLetter } from "../../../../src/flags/flags.ts";

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
