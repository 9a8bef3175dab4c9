import { Band } from "@/components/Band";
import { Figures } from "@/components/Figures";
import { TagList } from "@/components/TagList";
import type { Expertise } from "@/lib/expertise";
import { paginas } from "@/lib/site";
import styles from "./Impact.module.css";

interface ImpactProps {
	impact: Expertise["impact"];
}

/** What the work changed for three clients. */
export function Impact({ impact }: ImpactProps) {
	const captions = paginas.expertise.detail;
	return (
		<Band title={impact.title} intro={impact.intro}>
			<div className={styles.root}>
				{impact.cases.map((entry) => (
					<article key={entry.client}>
						<header>
							<p className={styles.sector}>
								<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
							</p>
							<h3>{entry.client}</h3>
						</header>
						<Figures figures={entry.metrics} />
						<dl className={styles.story}>
							<dt>{captions.challenge}</dt>
							<dd>{entry.challenge}</dd>
							<dt>{captions.approach}</dt>
							<dd>{entry.approach}</dd>
							<dt>{captions.results}</dt>
							<dd>
								<ul>
									{entry.results.map((result) => (
										<li key={result}>{result}</li>
									))}
								</ul>
							</dd>
						</dl>
						<TagList tags={entry.technologies} />
					</article>
				))}
			</div>
		</Band>
	);
}
