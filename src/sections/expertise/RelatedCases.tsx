import { Band } from "@/components/Band";
import { CaseGrid } from "@/components/CaseGrid";
import { MoreLink } from "@/components/MoreLink";
import { getRelatedCases } from "@/queries/cases";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";

interface RelatedCasesProps {
	expertise: Expertise;
}

/** At most three cases of this field; nothing at all where there is none. */
export function RelatedCases({ expertise }: RelatedCasesProps) {
	const cases = getRelatedCases(expertise.id);
	const { relatedCases, moreCases } = paginas.expertise.detail;
	if (cases.length === 0) return null;
	return (
		<Band title={relatedCases}>
			<CaseGrid cases={cases} />
			<MoreLink href={`/cases?expertise=${expertise.slug}`}>{moreCases}</MoreLink>
		</Band>
	);
}
