import { Band } from "@/components/Band";
import { Figures } from "@/components/Figures";
import type { Facts } from "@/content/types";
import styles from "./CompanyFacts.module.css";

/** A company in its own figures and names; those that nobody has given yet are left out. */
export function CompanyFacts({ title, items }: Facts) {
	const known = items.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
	if (known.length === 0) return null;
	return (
		<Band title={title} tone="tint">
			<Figures figures={known} className={styles.figures} />
		</Band>
	);
}
