import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { contactCardName, contactCardPath, legalDetails } from "@/queries/contact";
import styles from "./Reach.module.css";

/** When somebody answers, and whom one puts in one's address book. */
export function Reach({ hours, card }: Paginas["contact"]) {
	return (
		<section className={`wrap beside ${styles.root}`}>
			<div className="ruled">
				<h2>{hours.title}</h2>
				<ul className="lead strong">
					{hours.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
				<p>
					{hours.note} {hours.placeholder && hours.example}
				</p>
			</div>
			<div className="ruled">
				<h2>{card.title}</h2>
				<p>{card.text}</p>
				{legalDetails.map((detail) => (
					<p key={detail}>{detail}</p>
				))}
				<MoreLink href={contactCardPath} download={contactCardName}>
					{card.link}
				</MoreLink>
			</div>
		</section>
	);
}
