import band from "@/components/Band.module.css";
import type { Paginas } from "@/content/types";
import { FlagSymbols } from "@/flags/FlagSymbols";
import { Icon } from "@/icons/Icon";
import { getExpertise, getTechStack } from "@/queries/expertise";
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
								<div className={`card ${styles.card}`}>
									<Icon name={icon} className={styles.icon} />
									<h3>{name}</h3>
									<p>{description}</p>
									<svg className={styles.flag} aria-hidden="true">
										<use href={`#flag-${flag.toLowerCase()}`} />
									</svg>
								</div>
							</a>
						</li>
					))}
				</ul>
				<FlagSymbols letters={getExpertise().map(({ flag }) => flag)} />
			</div>
		</section>
	);
}
