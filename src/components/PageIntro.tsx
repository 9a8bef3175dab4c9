import styles from "./PageIntro.module.css";

interface PageIntroProps {
	title: string;
	intro: string;
}

/** The top of an overview page: on paper, without a flag of its own. */
export function PageIntro({ title, intro }: PageIntroProps) {
	return (
		<section className={`wrap ${styles.root}`}>
			<h1>{title}</h1>
			<p>{intro}</p>
		</section>
	);
}
