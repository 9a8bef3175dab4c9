import { Button } from "@/components/Button";
import { FlagSymbols } from "@/flags/FlagSymbols";
import { subjectHref } from "@/queries/contact";
import { dienstPath, getDiensten } from "@/queries/diensten";
import styles from "./DienstCards.module.css";

/** The three services under their flags, which fill the window together, each with its one button. The chooser below draws these flags too. */
export function DienstCards() {
	const diensten = getDiensten();
	return (
		<div className={`beside ${styles.root}`}>
			<FlagSymbols letters={diensten.map(({ flag }) => flag)} />
			{diensten.map((dienst) => (
				<article key={dienst.id}>
					<svg className={styles.flag} aria-hidden="true">
						<use href={`#flag-${dienst.flag.toLowerCase()}`} />
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
