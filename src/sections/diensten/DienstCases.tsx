import { Band } from "@/components/Band";
import { getCasesOfDienst } from "@/queries/cases";
import type { Dienst } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { CaseCards } from "@/sections/shared/CaseCards";

interface DienstProps {
	dienst: Dienst;
}

/** What the service yielded for others; nothing at all where no case names it. */
export function DienstCases({ dienst }: DienstProps) {
	const cases = getCasesOfDienst(dienst.id);
	if (cases.length === 0) return null;
	return (
		<Band title={paginas.diensten.detail.cases}>
			<CaseCards cases={cases} />
		</Band>
	);
}
