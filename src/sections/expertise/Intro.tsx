import { Paragraphs } from "@/components/Paragraphs";
import type { Expertise } from "@/queries/expertise";
import styles from "./Intro.module.css";

interface IntroProps {
	intro: Expertise["intro"];
	/** As large as the title of home, above all else. Pages side by side in the menu differ in this. */
	monumental: boolean;
}

/** What we do in this field, and four badges: first below the hero, quiet, on paper. */
export function Intro({ intro: { title, paragraphs, badges }, monumental }: IntroProps) {
	const heading = <h2>{title}</h2>;
	return (
		<section className={`wrap ${styles.root}`}>
			{monumental && heading}
			<div className="beside">
				<div className="stack">
					{!monumental && heading}
					<ul className={`strong ${styles.badges}`}>
						{badges.map(({ title, english }) => (
							<li key={title} lang={english && "en"}>
								{title}
							</li>
						))}
					</ul>
				</div>
				<div className="columns">
					<Paragraphs texts={paragraphs} />
				</div>
			</div>
		</section>
	);
}
