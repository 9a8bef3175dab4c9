import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { Hoist } from "@/flags/Hoist";
import { groupPath } from "@/queries/pages";
import { navigatie } from "@/queries/site";
import styles from "./HomeHero.module.css";

/** The promise, and the word TEAM hoisted in signal flags. */
export function HomeHero({ title, pitch, primary, secondary, groupNote }: Paginas["home"]["hero"]) {
	return (
		<section className={styles.root}>
			<div className={`wrap beside ${styles.wrap}`}>
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
				<Hoist letters={["T", "E", "A", "M"]} />
			</div>
		</section>
	);
}
