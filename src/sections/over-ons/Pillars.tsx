import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { Icon } from "@/icons/Icon";
import styles from "./Pillars.module.css";

/** Groei, Vertrouwen, Verantwoordelijkheid: three words large enough to remember. */
export function Pillars({ title, intro, items }: Paginas["over-ons"]["pillars"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.root}>
				{items.map(({ icon, title, text }) => (
					<li key={title} className="beside-late">
						<h3>
							<Icon name={icon} className={styles.icon} />
							{title}
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
