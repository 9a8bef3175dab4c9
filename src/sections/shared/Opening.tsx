import styles from "./Opening.module.css";

interface OpeningProps {
	title: string;
	/** As large as the title of home, above all else. Pages side by side in the menu differ in this. */
	monumental: boolean;
	/** Short, before the words. */
	aside?: React.ReactNode;
	children: React.ReactNode;
}

/** What comes first below a hero: quiet, on paper. */
export function Opening({ title, monumental, aside, children }: OpeningProps) {
	return (
		<section
			className={`wrap beside-late ${styles.root}`}
			data-size={monumental ? "monumental" : undefined}
		>
			<h2>{title}</h2>
			<div>{aside}</div>
			<div>{children}</div>
		</section>
	);
}
