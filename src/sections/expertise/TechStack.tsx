import type { Paginas } from "@/content/types";
import { FLAGS } from "@/flags/flags";
import { Icon } from "@/icons/Icon";
import { getTechStack } from "@/queries/expertise";
import styles from "./TechStack.module.css";

/**
 * 'Onze Tech Stack': a card per technology, whose description slides up under the pointer. Together
 * they are checks as wide as the window, every other one in the colour of its field of expertise.
 * The link stands still and the card in it lifts: a link that moves from under the pointer
 * would drop back at once, and up again. reveal.client.ts lets heading and cards rise when
 * they are first seen.
 */
export function TechStack({ title, intro }: Paginas["expertise"]["techStack"]) {
	return (
		<section className={styles.root}>
			<div className="wrap">
				<div className={styles.heading}>
					<h2 data-reveal-heading>{title}</h2>
					<p className="lead soft" data-reveal-heading>
						{intro}
					</p>
				</div>
			</div>
			<ul className={styles.cards}>
				{getTechStack().map(({ name, icon, flag, description, path }) => (
					<li key={name} data-accent={FLAGS[flag].accent} data-reveal-card>
						<a href={path}>
							<div className={styles.card}>
								<Icon name={icon} className={styles.icon} />
								<h3>{name}</h3>
								<p>{description}</p>
							</div>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
