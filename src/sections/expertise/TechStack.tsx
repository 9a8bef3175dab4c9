import band from "@/components/Band.module.css";
import type { Paginas } from "@/content/types";
import { Icon } from "@/icons/Icon";
import { getTechStack } from "@/queries/expertise";
import styles from "./TechStack.module.css";

/**
 * 'Onze Tech Stack': a card per technology, whose description slides up under the pointer,
 * with the flag of its field of expertise at its corner. The link stands still and the card in it lifts: a link that moves from under the pointer
 * would drop back at once, and up again. reveal.client.ts lets heading and cards rise when
 * they are first seen.
 */
export function TechStack({ title, intro }: Paginas["expertise"]["techStack"]) {
	return (
		<section className={band.root} data-tone="tint">
			<div className="wrap">
				<div className={`stack ${styles.heading}`}>
					<h2 data-reveal-heading>{title}</h2>
					<p className="lead soft" data-reveal-heading>
						{intro}
					</p>
				</div>
				<ul className={styles.cards}>
					{getTechStack().map(({ name, icon, flag, description, path }) => (
						<li key={name} data-reveal-card>
							<a href={path}>
								<div className={`card stack ${styles.card}`}>
									<Icon name={icon} className={styles.icon} />
									<h3>{name}</h3>
									<p className="small">{description}</p>
									<img className={styles.flag} src={`/flags.svg#${flag}`} alt="" loading="lazy" />
								</div>
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
