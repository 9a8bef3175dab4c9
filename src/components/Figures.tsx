import styles from "./Figures.module.css";
import { Spoken } from "./Spoken";

export interface FiguresProps {
	figures: readonly {
		value: string;
		/** What shows the value; without: its text. */
		shown?: React.ReactNode;
		label: string;
		/** Its label is English. */
		english?: true | undefined;
		note?: string | undefined;
		className?: string | undefined;
	}[];
	className?: string | undefined;
}

/** Figures with their captions, side by side. */
export function Figures({ figures, className = "" }: FiguresProps) {
	return (
		<dl className={`${styles.root} ${className}`}>
			{figures.map(({ value, shown, label, english, note, className }) => (
				<div key={label} className={className}>
					<dt className="soft small">
						{english ? <span lang="en">{label}</span> : label}
						{note && <small>{` ${note}`}</small>}
					</dt>
					<dd className="display">
						<Spoken text={value}>{shown}</Spoken>
					</dd>
				</div>
			))}
		</dl>
	);
}
