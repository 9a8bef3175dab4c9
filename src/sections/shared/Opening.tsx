import styles from "./Opening.module.css";

interface OpeningProps {
	title: string;
	/** As large as the title of home, above all else. Pages side by side in the menu differ in this. */
	monumental: boolean;
	/** Short, before the words. */
	aside: React.ReactNode;
	children: React.ReactNode;
}

/** What comes first below a hero: quiet, on paper. */
export function Opening({ title, monumental, aside, children }: OpeningProps) {
	const heading = <h2>{title}</h2>;
	return (
		<section className={`wrap ${styles.root}`}>
			{monumental && heading}
			<div className="beside">
				<div className="stack">
					{!monumental && heading}
					{aside}
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
