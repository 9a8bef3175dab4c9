import { Paragraphs } from "@/components/Paragraphs";
import type { Expertise } from "@/queries/expertise";
import styles from "./Intro.module.css";

interface IntroProps {
	intro: Expertise["intro"];
	/** Its title as large as that of home: on pages whose figures do not come next. */
	monumental: boolean;
}

/** What we do in this field, and four badges. */
export function Intro({ intro: { title, paragraphs, badges }, monumental }: IntroProps) {
	return (
		<section
			className={`wrap beside-late ${styles.root}`}
			data-size={monumental ? "monumental" : undefined}
		>
			<h2>{title}</h2>
			<ul>
				{badges.map(({ title, english }) => (
					<li key={title} lang={english && "en"}>
						{title}
					</li>
				))}
			</ul>
			<div>
				<Paragraphs texts={paragraphs} />
			</div>
		</section>
	);
}
