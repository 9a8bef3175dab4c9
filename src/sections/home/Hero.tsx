import { Button } from "@/components/Button";
import { Flag } from "@/components/Flag";
import { groupPath, navigatie, paginas } from "@/lib/site";
import styles from "./Hero.module.css";

const HOIST = ["T", "E", "A", "M"] as const;

/** The promise, and the word TEAM hoisted in signal flags. */
export function Hero() {
	const { title, pitch, primary, secondary, groupNote } = paginas.home.hero;
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<div className={styles.words}>
					<p className={styles.note}>
						<a href={groupPath}>{groupNote}</a>
					</p>
					<h1>{title}</h1>
					<p className={styles.pitch}>{pitch}</p>
					<p className={styles.actions}>
						<Button href={navigatie.button.href}>{primary}</Button>
						<Button href="/expertise" variant="secondary">
							{secondary}
						</Button>
					</p>
				</div>
				<div className={styles.mast} aria-hidden="true">
					{HOIST.map((letter) => (
						<span key={letter} className={styles.hoisted}>
							<Flag letter={letter} className={styles.flag ?? ""} />
						</span>
					))}
				</div>
			</div>
		</section>
	);
}
