import { Figures } from "@/browser/Figures";
import { Band } from "@/components/Band";
import { paginas } from "@/queries/site";
import styles from "./CompanyFacts.module.css";

/** The company in its own figures; those that nobody has given yet are left out. */
export function CompanyFacts() {
	const { title, items } = paginas["over-ons"].facts;
	const known = items.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
	if (known.length === 0) return null;
	return (
		<Band title={title} tone="tint">
			<Figures figures={known} className={styles.figures} />
		</Band>
	);
}
