import { BesideFactsheet } from "@/components/BesideFactsheet";
import { Button } from "@/components/Button";
import { Paragraphs } from "@/components/Paragraphs";
import { RowList } from "@/components/RowList";
import { paginas } from "@/queries/site";
import {
	applicationHref,
	expertiseOf,
	factsOfPage,
	type VacatureWithStory,
} from "@/queries/vacatures";
import styles from "./VacatureText.module.css";

interface VacatureTextProps {
	vacature: VacatureWithStory;
}

/** What one does, brings and gets, beside the facts that an applicant compares. */
export function VacatureText({ vacature }: VacatureTextProps) {
	const { tasks, story } = vacature;
	const { fields, page: words } = paginas["werken-bij"].vacancies;
	const expertise = expertiseOf(vacature);
	return (
		<BesideFactsheet
			title={words.facts}
			facts={
				<>
					{factsOfPage(vacature).more.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					<div>
						<dt>{fields.expertise}</dt>
						<dd>
							<a href={expertise.path}>{expertise.name}</a>
						</dd>
					</div>
				</>
			}
			action={
				<Button href={applicationHref(vacature)} variant="secondary">
					{words.closing.button}
				</Button>
			}
		>
			<section>
				<h2>{words.work}</h2>
				<Paragraphs texts={story.work} />
				<Points items={tasks} />
			</section>
			<section>
				<h2>{words.bring}</h2>
				<h3>{words.needed}</h3>
				<Points items={story.bring.needed} />
				{story.bring.welcome && (
					<>
						<h3>{words.welcome}</h3>
						<Points items={story.bring.welcome} />
					</>
				)}
			</section>
			<section>
				<h2>{words.offer}</h2>
				<RowList items={story.offer} />
			</section>
		</BesideFactsheet>
	);
}

const Points = ({ items }: { items: readonly string[] }) => (
	<ul className={styles.points}>
		{items.map((item) => (
			<li key={item}>{item}</li>
		))}
	</ul>
);
