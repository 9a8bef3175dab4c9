import { MoreLink } from "@/components/MoreLink";
import { Paragraphs } from "@/components/Paragraphs";
import type { Paginas } from "@/content/types";
import { preparedEmailHref } from "@/queries/contact";
import styles from "./Statement.module.css";

/** What was tested and how, what is known to fail, and whom to tell. */
export function Statement({ sections, contact, date }: Paginas["toegankelijkheid"]) {
	return (
		<div className={`wrap ${styles.root}`}>
			{sections.map(({ title, paragraphs, items = [] }) => (
				<div key={title} className="beside-late ruled">
					<h2>{title}</h2>
					<div className="stack">
						<Paragraphs texts={paragraphs} />
						{items.length > 0 && (
							<ul className="bullets stack">
								{items.map((item) => (
									<li key={item}>{item}</li>
								))}
							</ul>
						)}
					</div>
				</div>
			))}
			<div className="beside-late ruled">
				<h2>{contact.title}</h2>
				<div className="stack">
					<p>{contact.text}</p>
					<MoreLink href={preparedEmailHref(contact.subject, contact.opening)}>
						{contact.link}
					</MoreLink>
					<p>{date}</p>
				</div>
			</div>
		</div>
	);
}
