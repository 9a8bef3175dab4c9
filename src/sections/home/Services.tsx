import { Band } from "@/components/Band";
import { Figures } from "@/components/Figures";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { dienstPath, getDiensten } from "@/queries/diensten";
import { chooser, composerOf } from "@/queries/tools";
import { ServiceFlag } from "./ServiceFlag";
import styles from "./Services.module.css";

/** Two services; each flag carries the service's picture and its figures. Who doubts is led on. */
export function Services({ title, intro, items, advice }: Paginas["home"]["services"]) {
	const diensten = getDiensten();
	return (
		<Band title={title} intro={intro} more={chooser} tone="tint">
			<div className={styles.cards}>
				{items.map((item) => {
					const dienst = diensten.find(({ id }) => id === item.dienst);
					if (!dienst) return null;
					const composer = composerOf(dienst);
					return (
						<article key={dienst.id} className={`card ${styles.card}`}>
							<ServiceFlag dienst={dienst}>
								<Figures figures={item.facts} className={styles.facts} />
							</ServiceFlag>
							<div className={`stack ${styles.words}`}>
								<h3>{dienst.name}</h3>
								<p className="soft">{item.text}</p>
								<div className={`row strong ${styles.links}`}>
									<a className="stretched" href={dienstPath(dienst)}>
										{item.more}
									</a>
									{composer && <a href={composer.href}>{composer.label}</a>}
								</div>
							</div>
						</article>
					);
				})}
			</div>
			<MoreLink href={advice.href}>{advice.label}</MoreLink>
		</Band>
	);
}
