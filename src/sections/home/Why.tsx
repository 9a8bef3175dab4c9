import { SectionHeading } from "@/components/SectionHeading";
import type { Paginas } from "@/content/types";
import styles from "./Why.module.css";

/** Three values, ruled off: short, between the hero and the services. */
export function Why({ title, intro, items }: Paginas["home"]["why"]) {
	return (
		<section className={`wrap ${styles.root}`}>
			<SectionHeading title={title} intro={intro} />
			<ul className="beside ruled">
				{items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
