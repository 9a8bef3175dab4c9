import { CountUp } from "@/components/CountUp";
import { Spoken } from "@/components/Spoken";
import type { Measured } from "@/content/types";
import { FigureFields } from "@/drawings/figures/FigureFields";
import { Icon } from "@/icons/Icon";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { unmarked } from "@/text/unmarked";

interface CaseResultsProps {
	entry: CaseWithStory;
}

/** What a case yielded: each figure counts up when it is first seen, beside what it was and is. Its page needs LaterStyles. */
export function CaseResults({ entry }: CaseResultsProps) {
	const pace = PACES[entry.story.layout];
	return (
		<>
			{entry.metrics.some(({ measured }) => measured) && <HowToRead />}
			<ul className="figures mast">
				{entry.metrics.map(({ icon, value, label, description, measured }) => (
					<li key={label}>
						<div>
							<h3>
								<span className="display" data-long={unmarked(value).length > SHORT || undefined}>
									<Spoken text={value}>
										<CountUp text={value} {...pace} />
									</Spoken>
								</span>{" "}
								<span>
									{icon && <Icon name={icon} />}
									{label}
								</span>
							</h3>
						</div>
						<p className="small">{description}</p>
						{measured && (
							<figure role="none">
								<FigureFields measured={measured} />
								<Measurement of={label} {...measured} />
							</figure>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

/** What stands open and what is full: the only key to the drawings. */
function HowToRead() {
	const { mast, open, full } = paginas.cases.banner;
	return (
		<p className="row small figures-key" aria-hidden="true">
			{mast}
			<span>
				<svg className="field" data-is="open" aria-hidden="true" /> {open}
			</span>
			<span>
				<svg className="field" data-is="full" aria-hidden="true" /> {full}
			</span>
		</p>
	);
}

/** When and how a figure was measured, as far as somebody said so. */
function Measurement({ of, period, method }: { of: string } & Pick<Measured, "period" | "method">) {
	const captions = paginas.cases.detail;
	if (!period && !method) return null;
	return (
		<div className="caption small">
			{period && (
				<p>
					<b>{captions.period}</b> {period}
				</p>
			)}
			{method && (
				<details>
					<summary className="opens strong">
						{captions.method}
						<span className="visually-hidden">: {of}</span>
					</summary>
					<p>{method}</p>
				</details>
			)}
		</div>
	);
}

/** The most characters of a figure that is written as large as can be. */
const SHORT = 7;

/** How they count: 60 steps a second, and where they come first 50 steps of 30 ms. */
const PACES = {
	standard: { steps: 2 * 60 },
	"results-first": { duration: 50 * 0.03, steps: 50 },
};
