import { Icon } from "@/components/Icon";
import { TagList } from "@/components/TagList";
import { type CaseWithStory, expertiseOf } from "@/lib/cases";
import { paginas } from "@/lib/site";
import styles from "./CaseStory.module.css";

interface CaseProps {
	entry: CaseWithStory;
}

/** The story beside its factsheet; `results-first` puts the figures before the approach. */
export function CaseStory({ entry }: CaseProps) {
	const { story } = entry;
	const chapters = [Challenge, Approach, Results];
	if (story.layout === "results-first") chapters.splice(0, 3, Challenge, Results, Approach);
	return (
		<div className={`wrap ${styles.root}`}>
			<Factsheet entry={entry} />
			<div className={styles.story}>
				{chapters.map((Chapter) => (
					<Chapter key={Chapter.name} entry={entry} />
				))}
				<section>
					<h2>{story.insights.title}</h2>
					<ol>
						{story.insights.items.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ol>
				</section>
			</div>
		</div>
	);
}

function Factsheet({ entry }: CaseProps) {
	const captions = paginas.cases.detail;
	return (
		<aside className={styles.factsheet} aria-labelledby="factsheet">
			<h2 id="factsheet">{captions.factsheet}</h2>
			<dl>
				<div>
					<dt>{captions.sector}</dt>
					<dd>{entry.sector}</dd>
				</div>
				{entry.story.facts.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div>
					<dt>{captions.expertise}</dt>
					{expertiseOf(entry).map(({ name, path }) => (
						<dd key={path}>
							<a href={path}>{name}</a>
						</dd>
					))}
				</div>
				<div>
					<dt>{captions.technologies}</dt>
					<dd>
						<TagList tags={entry.technologies} />
					</dd>
				</div>
			</dl>
		</aside>
	);
}

function Challenge({ entry }: CaseProps) {
	const { title, paragraphs } = entry.story.challenge;
	return (
		<section>
			<h2>{title}</h2>
			<Paragraphs texts={paragraphs} />
		</section>
	);
}

function Approach({ entry }: CaseProps) {
	const { title, paragraphs, choices } = entry.story.approach;
	return (
		<section>
			<h2>{title}</h2>
			<Paragraphs texts={paragraphs} />
			{choices.map((choice) => (
				<div key={choice.title} className={styles.choice}>
					<h3>{choice.title}</h3>
					<p>{choice.text}</p>
					<p>
						<strong>{paginas.cases.detail.price}:</strong> {choice.price}
					</p>
				</div>
			))}
		</section>
	);
}

function Results({ entry }: CaseProps) {
	const { title, paragraphs } = entry.story.results;
	return (
		<section>
			<h2>{title}</h2>
			<Paragraphs texts={paragraphs} />
			<ul className={styles.results}>
				{entry.metrics.map(({ icon, label, value, description }) => (
					<li key={label}>
						{icon && <Icon name={icon} className={styles.icon} />}
						<p className={styles.value}>{value}</p>
						<h3>{label}</h3>
						<p>{description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

const Paragraphs = ({ texts }: { texts: string[] }) =>
	texts.map((text) => <p key={text}>{text}</p>);
