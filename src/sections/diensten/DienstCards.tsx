import { Button } from "@/components/Button";
import { Flag } from "@/flags/Flag";
import { subjectHref } from "@/queries/contact";
import { dienstPath, getDiensten } from "@/queries/diensten";
import styles from "./DienstCards.module.css";

/** The three services under their flags, which fill the window together, each with its one button. */
export function DienstCards() {
	return (
		<div className={`beside ${styles.root}`}>
			{getDiensten().map((dienst) => (
				<article key={dienst.id}>
					<Flag letter={dienst.flag} className={styles.flag} />
					<h2>
						<a href={dienstPath(dienst)}>{dienst.name}</a>
					</h2>
					<p>{dienst.summary}</p>
					<Button href={subjectHref(dienst.id)} variant="secondary" note={dienst.hero.note}>
						{dienst.hero.button}
					</Button>
				</article>
			))}
		</div>
	);
}
