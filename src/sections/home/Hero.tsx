import { Button } from "@/components/Button";
import { groupPath } from "@/queries/pages";
import { navigatie, paginas } from "@/queries/site";
import styles from "./Hero.module.css";
import { Key } from "./Key";

/** The promise, and the word TEAM hoisted in signal flags. */
export function Hero() {
	const { title, pitch, primary, secondary, groupNote } = paginas.home.hero;
	const [before, word = "", after] = partsOf(title, "teams");
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<p className={styles.note}>
					<a href={groupPath}>{groupNote}</a>
				</p>
				<h1>
					<span>{before}</span>
					<Key word={word} />
					<span>{after}</span>
				</h1>
				<div className={styles.words}>
					<p className={styles.pitch}>{pitch}</p>
					<p className={styles.actions}>
						<Button href={navigatie.button.href}>{primary}</Button>
						<Button href="/expertise" variant="secondary">
							{secondary}
						</Button>
					</p>
				</div>
			</div>
		</section>
	);
}

/** A text in three: what stands before a word, the word, what comes after. */
function partsOf(text: string, word: string): [string, string, string] {
	const at = text.indexOf(word);
	return [text.slice(0, at), word, text.slice(at + word.length)];
}
