import { Band } from "@/components/Band";
import { Figures } from "@/components/Figures";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { groupPath } from "@/queries/pages";
import styles from "./Group.module.css";

/** The group behind the company, in its two figures. */
export function Group({ title, text, facts, link }: Paginas["over-ons"]["group"]) {
	return (
		<Band title={title} intro={text} tone="deep">
			<Figures figures={facts} className={styles.figures} />
			<MoreLink href={groupPath}>{link}</MoreLink>
		</Band>
	);
}
