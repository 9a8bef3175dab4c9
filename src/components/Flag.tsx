import type { FlagLetter } from "@/lib/content/contract";
import styles from "./Flag.module.css";

interface FlagProps {
	letter: FlagLetter;
	className?: string | undefined;
}

/** A flag of the International Code of Signals, 5 by 4. Decoration: it has no name. */
export function Flag({ letter, className = "" }: FlagProps) {
	return (
		<svg viewBox="0 0 60 48" className={`${styles.root} ${className}`} aria-hidden="true">
			{FIELDS[letter]}
		</svg>
	);
}

const blue = { className: styles.blue };
const red = { className: styles.red };
const yellow = { className: styles.yellow };
const white = { className: styles.white };
const WHOLE = "M0 0h60v48H0z";
/** White may be the colour of what the flag flies before: a thread along its outer edges. */
const edge = { className: styles.edge };

const FIELDS: Record<FlagLetter, React.ReactNode> = {
	A: (
		<>
			<path {...white} d="M0 0h30v48H0z" />
			<path {...blue} d="M30 0h30L46 24l14 24H30z" />
			<path {...edge} d="M30 0H0v48h30" />
		</>
	),
	C: (
		<>
			<path {...white} d={WHOLE} />
			<path {...blue} d="M0 0h60v9.6H0zM0 38.4h60V48H0z" />
			<path {...red} d="M0 19.2h60v9.6H0z" />
			<path {...edge} d="M0 9.6v9.6M60 9.6v9.6M0 28.8v9.6M60 28.8v9.6" />
		</>
	),
	D: (
		<>
			<path {...yellow} d={WHOLE} />
			<path {...blue} d="M0 12h60v24H0z" />
		</>
	),
	E: (
		<>
			<path {...blue} d="M0 0h60v24H0z" />
			<path {...red} d="M0 24h60v24H0z" />
		</>
	),
	F: (
		<>
			<path {...white} d={WHOLE} />
			<path {...red} d="M30 0l30 24-30 24L0 24z" />
			<path {...edge} d={WHOLE} />
		</>
	),
	K: (
		<>
			<path {...yellow} d="M0 0h30v48H0z" />
			<path {...blue} d="M30 0h30v48H30z" />
		</>
	),
	M: (
		<>
			<path {...blue} d={WHOLE} />
			<path {...white} d="M0 0h10l20 16L50 0h10v8L40 24l20 16v8H50L30 32 10 48H0v-8l20-16L0 8z" />
			<path {...edge} d="M0 8V0h10M50 0h10v8M60 40v8H50M10 48H0v-8" />
		</>
	),
	N: (
		<>
			<path {...white} d={WHOLE} />
			<path
				{...blue}
				d="M0 0h15v12H0zM30 0h15v12H30zM15 12h15v12H15zM45 12h15v12H45zM0 24h15v12H0zM30 24h15v12H30zM15 36h15v12H15zM45 36h15v12H45z"
			/>
			<path {...edge} d="M15 0h15M45 0h15v12M60 24v12M0 12v12M0 36v12h15M30 48h15" />
		</>
	),
	P: (
		<>
			<path {...blue} d={WHOLE} />
			<path {...white} d="M18 15h24v18H18z" />
		</>
	),
	T: (
		<>
			<path {...red} d="M0 0h20v48H0z" />
			<path {...white} d="M20 0h20v48H20z" />
			<path {...blue} d="M40 0h20v48H40z" />
			<path {...edge} d="M20 0h20M20 48h20" />
		</>
	),
};
