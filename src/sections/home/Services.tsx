import { Figures } from "@/browser/Figures";
import { Band } from "@/components/Band";
import { FlagFields } from "@/components/FlagFields";
import { FLAGS } from "@/drawing/flags";
import { dienstPath, getDiensten } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import styles from "./Services.module.css";

/** Two services; each flag carries the service's own figures. */
export function Services() {
	const { title, intro, items } = paginas.home.services;
	const diensten = getDiensten();
	return (
		<Band title={title} intro={intro} tone="tint">
			<div className={styles.cards}>
				{items.map((item) => {
					const dienst = diensten.find(({ id }) => id === item.dienst);
					if (!dienst) return null;
					const { card, fields } = FLAGS[dienst.flag];
					return (
						<article key={dienst.id} className={styles.card}>
							<div className={styles.flag} data-place={card?.place}>
								<FlagFields fields={card?.fields ?? fields} />
								<Figures figures={item.facts} className={styles.facts} />
							</div>
							<div className={styles.words}>
								<h3>{dienst.name}</h3>
								<p>{item.text}</p>
								<a className="stretched" href={dienstPath(dienst)}>
									{item.more}
								</a>
							</div>
						</article>
					);
				})}
			</div>
		</Band>
	);
}
