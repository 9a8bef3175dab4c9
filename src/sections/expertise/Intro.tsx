import { Band } from "@/components/Band";
import { Icon } from "@/icons/Icon";
import type { Expertise } from "@/queries/expertise";
import styles from "./Intro.module.css";

/** What we do in this field, and four badges. */
export function Intro({ title, paragraphs, badges }: Expertise["intro"]) {
	return (
		<Band title={title}>
			<div className={styles.root}>
				<div>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<ul>
					{badges.map(({ icon, title, english }) => (
						<li key={title} lang={english && "en"}>
							<Icon name={icon} className={styles.icon} />
							{title}
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}
