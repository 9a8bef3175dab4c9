import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { Icon } from "@/icons/Icon";
import styles from "./Pillars.module.css";

interface PillarsProps {
	pillars: Paginas["over-ons"]["pillars"];
}

/** Groei, Vertrouwen, Verantwoordelijkheid: three words large enough to remember. */
export function Pillars({ pillars }: PillarsProps) {
	return (
		<Band title={pillars.title} intro={pillars.intro}>
			<ul className={styles.root}>
				{pillars.items.map(({ icon, title, text }) => (
					<li key={title}>
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
