import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import { getRelatedCases } from "@/queries/cases";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";
import { CaseCards } from "@/sections/shared/CaseCards";
import { filterPath } from "@/sections/shared/case-filter";

interface RelatedCasesProps {
	expertise: Expertise;
}

/** At most three cases of this field, and the way to the others; nothing at all where there is none. */
export function RelatedCases({ expertise }: RelatedCasesProps) {
	const { cases, more } = getRelatedCases(expertise.id);
	const { relatedCases, moreCases } = paginas.expertise.detail;
	if (cases.length === 0) return null;
	return (
		<Band title={relatedCases}>
			<CaseCards cases={cases} />
			{more && <MoreLink href={filterPath(expertise.slug)}>{moreCases}</MoreLink>}
		</Band>
	);
}
