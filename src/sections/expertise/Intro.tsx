import { Band } from "@/components/Band";
import { Icon } from "@/icons/Icon";
import type { Expertise } from "@/queries/expertise";
import styles from "./Intro.module.css";

interface IntroProps {
	intro: Expertise["intro"];
}

/** What we do in this field, and four badges. */
export function Intro({ intro }: IntroProps) {
	return (
		<Band title={intro.title}>
			<div className={styles.root}>
				<div>
					{intro.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<ul>
					{intro.badges.map(({ icon, title, english }) => (
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
