import band from "@/components/Band.module.css";
import { Paragraphs } from "@/components/Paragraphs";
import type { Paginas } from "@/content/types";
import styles from "./Mission.module.css";

/** What we are for: said large first, then what it means. */
export function Mission({ title, paragraphs }: Paginas["over-ons"]["mission"]) {
	const [statement, ...explanation] = paragraphs;
	return (
		<section className={band.root} data-tone="tint">
			<div className="wrap stack">
				<h2 className="subheading">{title}</h2>
				<p className={`display ${styles.statement}`}>{statement}</p>
				<div className={`beside lead soft ${styles.explanation}`}>
					<Paragraphs texts={explanation} />
				</div>
			</div>
		</section>
	);
}
