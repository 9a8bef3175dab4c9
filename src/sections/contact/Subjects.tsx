import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { preparedEmailHref } from "@/queries/contact";
import { getDiensten } from "@/queries/diensten";
import { findPage } from "@/queries/pages";
import { chooser, getComposers } from "@/queries/tools";
import { slugOf } from "@/text/slug";
import styles from "./Subjects.module.css";

/** Of the service that a subject is about; without one it is for who wants to work here. */
const flagOf = (dienst: string | undefined) =>
	getDiensten().find(({ id }) => id === dienst)?.flag ?? findPage("/over-ons/werken-bij")?.flag;

/** E-mails that are half written, one per subject; and what helps before one writes. */
export function Subjects({ title, intro, items }: Paginas["contact"]["subjects"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={`beside ${styles.items}`}>
				{items.map(({ title, text, dienst, subject, opening }) => (
					<li key={title} id={slugOf(title)} className="stack">
						<a className="stretched display subheading" href={preparedEmailHref(subject, opening)}>
							{title}
						</a>
						<p className="soft">{text}</p>
						<img src={`/flags.svg#${flagOf(dienst)}`} alt="" loading="lazy" />
					</li>
				))}
			</ul>
			<div className={`row ${styles.tools}`}>
				{[chooser, ...getComposers()].map(({ label, href }) => (
					<MoreLink key={href} href={href}>
						{label}
					</MoreLink>
				))}
			</div>
		</Band>
	);
}
