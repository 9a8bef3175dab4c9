import { ChapterText } from "@/components/ChapterText";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { preparedEmailHref } from "@/queries/contact";
import styles from "./Statement.module.css";

/** What was tested and how, what is known to fail, and whom to tell. */
export function Statement({ sections, contact, date }: Paginas["toegankelijkheid"]) {
	return (
		<div className={`wrap stack ${styles.root}`}>
			{sections.map(({ title, ...chapter }) => (
				<div key={title} className="beside ruled">
					<h2>{title}</h2>
					<div className="stack">
						<ChapterText {...chapter} />
					</div>
				</div>
			))}
			<div className="beside ruled">
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
