import { EmailAddress } from "@/components/EmailAddress";
import type { Paginas } from "@/content/types";
import { FlagHero } from "@/flags/hero/FlagHero";
import { emailHref, meetingHref, phoneHref } from "@/queries/contact";
import { identity } from "@/queries/site";
import styles from "./ContactHero.module.css";
import { CopyButton } from "./CopyButton";

/** Flag K says 'I wish to communicate with you': e-mail and telephone fill its blue half. */
export function ContactHero({ title, intro, email, phone, copy, meeting }: Paginas["contact"]) {
	const rows = [
		{ ...email, href: emailHref, value: identity.email, copied: copy.email },
		{ ...phone, href: phoneHref, value: identity.phone, copied: copy.phone },
		{ ...meeting, href: meetingHref, value: meeting.button, copied: undefined },
	];
	return (
		<FlagHero
			flag="K"
			title={title}
			intro={intro}
			aside={
				<ul className={styles.rows}>
					{rows.map(({ label, text, href, value, copied }) => (
						<li key={value}>
							<b>{label}</b>
							<a className="stretched display" href={href}>
								{href === emailHref ? <EmailAddress address={value} /> : value}
							</a>
							<p>{text}</p>
							{copied && <CopyButton {...copy} words={copied} />}
						</li>
					))}
				</ul>
			}
		/>
	);
}
