import { SectionHeading } from "@/components/SectionHeading";
import { paginas } from "@/queries/site";
import styles from "./Why.module.css";

/** Three values, ruled off like a ledger. */
export function Why() {
	const { title, intro, items } = paginas.home.why;
	return (
		<section className={styles.root}>
			<div className="wrap">
				<SectionHeading title={title} intro={intro} />
				<ul className={styles.items}>
					{items.map(({ kicker, title, text }) => (
						<li key={title}>
							<p className={styles.kicker}>{kicker}</p>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
