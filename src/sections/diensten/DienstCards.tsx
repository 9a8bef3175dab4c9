import { Button } from "@/components/Button";
import { FLAG_VIEW, FlagPaths } from "@/flags/Flag";
import { subjectHref } from "@/queries/contact";
import { dienstPath, getDiensten } from "@/queries/diensten";
import styles from "./DienstCards.module.css";

/** The three services under their flags, which fill the window together, each with its one button. */
export function DienstCards() {
	return (
		<div className={`beside ${styles.root}`}>
			{getDiensten().map((dienst) => (
				<article key={dienst.id} className="stack">
					<svg
						className={styles.flag}
						viewBox={FLAG_VIEW}
						preserveAspectRatio="none"
						strokeWidth="2"
						aria-hidden="true"
					>
						<FlagPaths letter={dienst.flag} />
					</svg>
					<h2>
						<a href={dienstPath(dienst)}>{dienst.name}</a>
					</h2>
					<p className="soft">{dienst.summary}</p>
					<Button href={subjectHref(dienst.id)} variant="secondary" note={dienst.hero.note}>
						{dienst.hero.button}
					</Button>
				</article>
			))}
		</div>
	);
}
