import styles from "./Figures.module.css";

interface FiguresProps {
	figures: readonly { value: React.ReactNode; label: string; note?: string | undefined }[];
	className?: string | undefined;
}

/** Figures with their captions, side by side. */
export function Figures({ figures, className = "" }: FiguresProps) {
	return (
		<dl className={`${styles.root} ${className}`}>
			{figures.map(({ value, label, note }) => (
				<div key={label}>
					<dt>
						{label}
						{note && <small> {note}</small>}
					</dt>
					<dd className="display">{value}</dd>
				</div>
			))}
		</dl>
	);
}
