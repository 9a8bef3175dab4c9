import { Paragraphs } from "@/components/Paragraphs";
import type { Expertise } from "@/queries/expertise";
import { Opening } from "@/sections/shared/Opening";
import styles from "./Intro.module.css";

interface IntroProps {
	intro: Expertise["intro"];
	monumental: boolean;
}

/** What we do in this field, and four badges. */
export function Intro({ intro: { title, paragraphs, badges }, monumental }: IntroProps) {
	const marks = (
		<ul className={`strong ${styles.badges}`}>
			{badges.map(({ title, english }) => (
				<li key={title} lang={english && "en"}>
					{title}
				</li>
			))}
		</ul>
	);
	return (
		<Opening title={title} monumental={monumental} aside={marks}>
			<div className="columns">
				<Paragraphs texts={paragraphs} />
			</div>
		</Opening>
	);
}
