import { Paragraphs } from "@/components/Paragraphs";
import type { Paginas } from "@/content/types";
import styles from "./GroupText.module.css";

/** What belonging to the group means, for who buys and for who works here. */
export function GroupText({ sections }: Paginas["groep"]) {
	return (
		<div className={`wrap beside lead ${styles.root}`}>
			{sections.map(({ title, paragraphs }) => (
				<section key={title} className="stack ruled">
					<h2>{title}</h2>
					<Paragraphs texts={paragraphs} />
				</section>
			))}
		</div>
	);
}
