import { Band } from "@/components/Band";
import { RowList } from "@/components/RowList";
import type { Facts } from "@/content/types";

/** A company in its own figures and names; those that nobody has given yet are left out. */
export function CompanyFacts({ title, items }: Facts) {
	const known = items.flatMap(({ label, value }) => (value ? [{ title: value, text: label }] : []));
	if (known.length === 0) return null;
	return (
		<Band title={title} tone="tint">
			<RowList items={known} />
		</Band>
	);
}
