import { Children } from "react";
import { BesideFactsheet } from "@/components/BesideFactsheet";
import { allExpertiseOf, type CaseWithStory, dienstOf } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { fill } from "@/text/fill";
import { ChapterHeading } from "../../components/Chapter";
import { Paragraphs } from "../../components/Paragraphs";

interface CaseProps {
	entry: CaseWithStory;
}

/** The story beside its factsheet; where the figures came first, their text comes before the approach. */
export function CaseStory({ entry }: CaseProps) {
	const { challenge, results, layout } = entry.story;
	const captions = paginas.cases.detail;
	return (
		<BesideFactsheet title={captions.factsheet} facts={<Facts entry={entry} />}>
			<section>
				<ChapterHeading kicker={captions.challenge} title={challenge.title} />
				<Paragraphs texts={challenge.paragraphs} />
			</section>
			{layout === "results-first" && (
				<section>
					<ChapterHeading kicker={captions.outcome} title={results.title} />
					<Paragraphs texts={results.paragraphs} />
				</section>
			)}
			<Approach entry={entry} />
		</BesideFactsheet>
	);
}

function Facts({ entry }: CaseProps) {
	const captions = paginas.cases.detail;
	const dienst = dienstOf(entry);
	const all = allExpertiseOf(entry);
	const others = all.length > 1 ? all.filter(({ path }) => path !== dienst.path) : all;
	const links = (fields: { name: string; path: string }[]) =>
		fields.map(({ name, path }) => (
			<a key={path} href={path}>
				{name}
			</a>
		));
	const rows: [string, React.ReactNode[]][] = [
		[captions.sector, [entry.sector]],
		[captions.service, links([dienst])],
		[captions.year, [entry.year]],
		...entry.story.facts.map(({ label, value }): [string, string[]] => [label, [value]]),
		[captions.expertise, links(others)],
		[captions.technologies, entry.technologies],
	];
	return rows.map(([label, values]) => (
		<div key={label}>
			<dt className="soft small">{label}</dt>
			{Children.map(values, (value) => (
				<dd>{value}</dd>
			))}
		</div>
	));
}

function Approach({ entry }: CaseProps) {
	const { title, paragraphs, choices } = entry.story.approach;
	const captions = paginas.cases.detail;
	return (
		<section>
			<ChapterHeading kicker={captions.approach} title={title} />
			<Paragraphs texts={paragraphs} />
			<p className="soft case-key">{captions.choices}</p>
			<ul className="case-choices">
				{choices.map(({ title, text, price }) => (
					<li key={title} className="beside">
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
						<p className="soft case-price">
							<span className="visually-hidden">{fill(captions.price, { keuze: title })} </span>
							{price}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
