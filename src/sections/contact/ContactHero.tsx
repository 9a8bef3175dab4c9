import { emailHref, identity, paginas, phoneHref } from "@/lib/site";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import styles from "./ContactHero.module.css";

/** Flag K says 'I wish to communicate with you': e-mail and telephone fill its blue half. */
export function ContactHero() {
	const { title, intro, email, phone, meeting } = paginas.contact;
	return (
		<FlagHero
			flag="K"
			title={title}
			intro={intro}
			aside={
				<ul role="list" className={styles.rows}>
					<Row {...email} href={emailHref} value={identity.email} />
					<Row {...phone} href={phoneHref} value={identity.phone} />
					<Row {...meeting} href={meeting.link} value={meeting.soon} />
				</ul>
			}
		/>
	);
}

interface RowProps {
	label: string;
	text: string;
	value: string;
	/** '#' while there is nothing to link to. */
	href: string;
}

function Row({ label, text, value, href }: RowProps) {
	return (
		<li>
			<span className={styles.label}>{label}</span>
			<span className={styles.text}>{text}</span>
			{href === "#" ? (
				<span className={styles.value} data-soon>
					{value}
				</span>
			) : (
				<a className={styles.value} href={href}>
					{value}
				</a>
			)}
		</li>
	);
}
