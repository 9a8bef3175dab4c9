import { ActionButton } from "@/components/ActionButton";
import { EmailAddress } from "@/components/EmailAddress";
import type { Paginas } from "@/content/types";
import { FlagHero } from "@/flags/hero/FlagHero";
import { emailHref, meetingHref, phoneHref } from "@/queries/contact";
import { identity } from "@/queries/site";
import styles from "./ContactHero.module.css";

/** Flag K says 'I wish to communicate with you': e-mail and telephone fill its blue half. */
export function ContactHero({ title, intro, email, phone, copy, meeting }: Paginas["contact"]) {
	const rows = [
		{ ...email, href: emailHref, value: identity.email },
		{ ...phone, href: phoneHref, value: identity.phone },
		{ ...meeting, href: meetingHref, value: meeting.button },
	];
	return (
		<FlagHero
			flag="K"
			title={title}
			intro={intro}
			aside={
				<ul className={styles.rows}>
					{rows.map(({ label, text, href, value }) => (
						<li key={value} className="small stack">
							<b className="strong">{label}</b>
							<a className="stretched display" href={href}>
								{href === emailHref ? <EmailAddress address={value} /> : value}
							</a>
							<p>{text}</p>
							{href !== meetingHref && (
								<>
									<ActionButton
										className="scripted"
										data-copy
										data-done={copy.done}
										data-failed={copy.failed}
										hidden
									>
										<span>
											{copy.button} <span className="visually-hidden">{value}</span>
										</span>
										<span>{copy.done}</span>
									</ActionButton>
									<small className="visually-hidden" aria-live="polite" data-copy-status />
								</>
							)}
						</li>
					))}
				</ul>
			}
		/>
	);
}
