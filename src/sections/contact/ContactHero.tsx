import { EmailAddress } from "@/components/EmailAddress";
import type { Paginas } from "@/content/types";
import { FlagHero } from "@/flags/hero/FlagHero";
import { emailHref, meetingHref, phoneHref } from "@/queries/contact";
import { identity } from "@/queries/site";
import styles from "./ContactHero.module.css";
import { CopyButton } from "./CopyButton";

/** Letters of which so many fit beside the button, at the size of a heading. */
const FITTING = 22;

/** Flag K says 'I wish to communicate with you': e-mail and telephone fill its blue half. */
export function ContactHero({ title, intro, email, phone, copy, meeting }: Paginas["contact"]) {
	const rows = [
		{ ...email, href: emailHref, value: identity.email, copied: copy.email },
		{ ...phone, href: phoneHref, value: identity.phone, copied: copy.phone },
		{ ...meeting, href: meetingHref, value: meeting.button, copied: undefined },
	];
	const long = identity.email.split("@").some((part) => part.length > FITTING);
	return (
		<FlagHero
			flag="K"
			title={title}
			intro={intro}
			aside={
				<ul className={styles.rows} data-long={long || undefined}>
					{rows.map(({ label, text, href, value, copied }) => (
						<li key={value}>
							<span className={styles.label}>{label}</span>
							<a className="stretched display" href={href}>
								{href === emailHref ? <EmailAddress address={value} /> : value}
							</a>
							<span className={styles.text}>{text}</span>
							{copied && <CopyButton {...copy} words={copied} />}
						</li>
					))}
				</ul>
			}
		/>
	);
}
