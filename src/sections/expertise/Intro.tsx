import { Band } from "@/components/Band";
import { Paragraphs } from "@/components/Paragraphs";
import { Icon } from "@/icons/Icon";
import type { Expertise } from "@/queries/expertise";
import styles from "./Intro.module.css";

/** What we do in this field, and four badges. */
export function Intro({ title, paragraphs, badges }: Expertise["intro"]) {
	return (
		<Band title={title}>
			<div className={`beside-late ${styles.root}`}>
				<div>
					<Paragraphs texts={paragraphs} />
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
