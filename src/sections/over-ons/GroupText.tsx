import { MoreLink } from "@/components/MoreLink";
import { paginas } from "@/queries/site";
import styles from "./GroupText.module.css";

/** What belonging to the group means, for who buys and for who works here. */
export function GroupText() {
	const { sections, back } = paginas.groep;
	return (
		<div className={`wrap ${styles.root}`}>
			<div className={styles.sections}>
				{sections.map(({ title, paragraphs }) => (
					<section key={title}>
						<h2>{title}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
			</div>
			<MoreLink href="/over-ons">{back}</MoreLink>
		</div>
	);
}
