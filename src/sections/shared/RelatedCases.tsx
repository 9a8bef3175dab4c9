import { Band } from "@/components/Band";
import type { Case } from "@/queries/cases";
import { CaseCards } from "./CaseCards";

interface RelatedCasesProps {
	title: string;
	cases: readonly Case[];
	/** The way to the others. */
	more?: { label: string; href: string } | undefined;
}

/** Cases of what a page is about; nothing at all where there is none. */
export function RelatedCases({ title, cases, more }: RelatedCasesProps) {
	if (cases.length === 0) return null;
	return (
		<Band title={title} more={more}>
			<CaseCards cases={cases} />
		</Band>
	);
}
