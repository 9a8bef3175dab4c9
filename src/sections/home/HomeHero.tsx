import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { FlagLine } from "@/flags/FlagLine";
import { flagOf } from "@/flags/flags";
import { groupPath } from "@/queries/pages";
import { identity, navigatie } from "@/queries/site";
import { partsAround } from "@/text/parts-around";
import styles from "./HomeHero.module.css";
import { Key } from "./Key";

/** The promise, with a word of it spelled in flags; else below it the first letters of the name. */
export function HomeHero({
	title,
	spelled,
	pitch,
	primary,
	secondary,
	groupNote,
}: Paginas["home"]["hero"]) {
	const around = spelled && partsAround(title, spelled);
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<h1>
					{around ? (
						<>
							{around.before && <span>{around.before}</span>}
							<Key word={spelled} />
							{around.after && <span>{around.after}</span>}
						</>
					) : (
						<>
							<span>{title}</span>
							<FlagLine letters={initials(identity.name)} spans={EVENLY} />
						</>
					)}
				</h1>
				<div className={`stack ${styles.words}`}>
					<p className="lead soft">{pitch}</p>
					<p className={`row ${styles.actions}`}>
						<Button href={navigatie.button.href}>{primary}</Button>
						<Button href="/expertise" variant="secondary">
							{secondary}
						</Button>
					</p>
					<a className={`small ${styles.note}`} href={groupPath}>
						{groupNote}
					</a>
				</div>
			</div>
		</section>
	);
}

const EVENLY = [0, 0.26, 0.52, 0.78].map((from) => ({ from, to: from + 0.22 }));
const initials = (name: string) => [...name].filter(flagOf).slice(0, EVENLY.length);
