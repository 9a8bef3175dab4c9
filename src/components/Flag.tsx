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
/** A blue or white flag may have the colour of what it flies before: a thread's width of edge. */
const edge = <path className={styles.edge} d={WHOLE} />;

const FIELDS: Record<FlagLetter, React.ReactNode> = {
	A: (
		<>
			<path {...white} d="M0 0h30v48H0z" />
			<path {...blue} d="M30 0h30L46 24l14 24H30z" />
			<path className={styles.edge} d="M30 0H0v48h30" />
		</>
	),
	C: (
		<>
			<path {...white} d={WHOLE} />
			<path {...blue} d="M0 0h60v9.6H0zM0 38.4h60V48H0z" />
			<path {...red} d="M0 19.2h60v9.6H0z" />
			{edge}
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
			{edge}
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
			{edge}
		</>
	),
	N: (
		<>
			<path {...white} d={WHOLE} />
			<path
				{...blue}
				d="M0 0h15v12H0zM30 0h15v12H30zM15 12h15v12H15zM45 12h15v12H45zM0 24h15v12H0zM30 24h15v12H30zM15 36h15v12H15zM45 36h15v12H45z"
			/>
			{edge}
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
			{edge}
		</>
	),
};
