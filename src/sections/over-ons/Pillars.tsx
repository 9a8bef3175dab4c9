import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { flagOf } from "@/flags/flags";
import { HungFlag } from "@/flags/HungFlag";
import styles from "./Pillars.module.css";

/** Groei, Vertrouwen, Verantwoordelijkheid: on one rope, each under the flag of its letter. */
export function Pillars({ title, intro, items }: Paginas["over-ons"]["pillars"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.root}>
				{items.map(({ title, text }) => (
					<li key={title}>
						<div className="screen-only" aria-hidden="true">
							<HungFlag letter={flagOf(title)} />
						</div>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
