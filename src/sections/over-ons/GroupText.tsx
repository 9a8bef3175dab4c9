import { PageIntro } from "@/components/PageIntro";
import { paginas } from "@/lib/site";
import styles from "./GroupText.module.css";

/** The short page about the group. */
export function GroupText() {
	const { title, intro, sections, back } = paginas.groep;
	return (
		<>
			<PageIntro title={title} intro={intro} />
			<div className={`wrap ${styles.root}`}>
				{sections.map(({ title, paragraphs }) => (
					<section key={title}>
						<h2>{title}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
				<p>
					<a href="/over-ons">{back}</a>
				</p>
			</div>
		</>
	);
}
