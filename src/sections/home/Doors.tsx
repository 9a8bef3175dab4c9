import { MoreLink } from "@/components/MoreLink";
import { SectionHeading } from "@/components/SectionHeading";
import type { Paginas } from "@/content/types";
import { getExpertise } from "@/queries/expertise";
import { Door } from "./Door";
import styles from "./Doors.module.css";

/** A door for each field of expertise, edge to edge. */
export function Doors({ title, intro, more }: Paginas["home"]["expertise"]) {
	return (
		<section className={styles.root}>
			<div className="wrap">
				<SectionHeading title={title} intro={intro} />
			</div>
			<ul className={styles.doors}>
				{getExpertise().map((entry) => (
					<Door key={entry.id} entry={entry} />
				))}
			</ul>
			<div className="wrap">
				<MoreLink href="/expertise">{more}</MoreLink>
			</div>
		</section>
	);
}
