import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import { getFeaturedCases } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { CaseGrid } from "@/sections/site-wide/CaseGrid";

/** Proof: the first two featured cases. */
export function Cases() {
	const { title, intro, more } = paginas.home.cases;
	return (
		<Band title={title} intro={intro}>
			<CaseGrid cases={getFeaturedCases(2)} />
			<MoreLink href="/cases">{more}</MoreLink>
		</Band>
	);
}
