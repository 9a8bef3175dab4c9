import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { preparedEmailHref } from "@/queries/contact";
import { getDiensten } from "@/queries/diensten";
import { chooser, getComposers } from "@/queries/tools";
import { slugOf } from "@/text/slug";
import styles from "./Subjects.module.css";

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
						{getDiensten().map(
							({ id, flag }) =>
								id === dienst && <img key={id} src={`/flags.svg#${flag}`} alt="" loading="lazy" />,
						)}
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
