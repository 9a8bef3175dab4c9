import { Button } from "@/components/Button";
import type { Paginas } from "@/content/types";
import { getCaseChoices, getCases } from "@/queries/cases";
import { CaseCards } from "@/sections/shared/CaseCards";
import { chosenExpertise, filterPath, showCases } from "../shared/case-filter";
import { showChoice } from "./show-choice.inline";

/** All cases, the featured ones first and larger. */
export function CaseList({ list, none, reset }: Paginas["cases"]["filter"]) {
	const [, ...choices] = getCaseChoices();
	const cases = getCases().toSorted((a, b) => Number(b.featured) - Number(a.featured));
	const known = choices.map(({ slug }) => slug);
	return (
		<>
			<script
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and slugs, as text
				dangerouslySetInnerHTML={{
					__html: `(${showChoice})(${chosenExpertise},${showCases},${JSON.stringify(known)})`,
				}}
			/>
			<h2 className="visually-hidden" data-found="never">
				{list}
			</h2>
			<CaseCards
				cases={cases}
				wide={cases.filter(({ featured }) => featured).length}
				found="case"
			/>
			<div hidden data-none="" data-nosnippet="">
				<div className="card lead stack none-found">
					<p>{none}</p>
					<Button href={filterPath("")} variant="secondary">
						{reset}
					</Button>
				</div>
			</div>
		</>
	);
}
