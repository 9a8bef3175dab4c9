import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import { HungFlag } from "@/flags/HungFlag";
import styles from "./Pillars.module.css";

/** Groei, Vertrouwen, Verantwoordelijkheid: each beside a flag that says what it means at sea. */
export function Pillars({ title, intro, items }: Paginas["over-ons"]["pillars"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={`stack ${styles.root}`}>
				{items.map(({ title, flag, signal, text }) => (
					<li key={title} className="stack">
						<div className="screen-only" aria-hidden="true">
							<HungFlag letter={flag} />
						</div>
						<h3>{title}</h3>
						<p className="lead">{text}</p>
						<p>
							<b>{signal.title}</b> {signal.text}
						</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
