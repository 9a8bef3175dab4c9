import { BesideFactsheet } from "@/components/BesideFactsheet";
import { ChapterText } from "@/components/ChapterText";
import { paginas } from "@/queries/site";
import { expertiseOf, factsOf, type VacatureWithStory } from "@/queries/vacatures";

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
					{factsOf(vacature).more.map(({ label, value }) => (
						<div key={label}>
							<dt className="soft small">{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					<div>
						<dt className="soft small">{fields.expertise}</dt>
						<dd>
							<a href={expertise.path}>{expertise.name}</a>
						</dd>
					</div>
				</>
			}
		>
			{[{ title: words.work, items: tasks }, ...story.chapters].map(({ title, ...chapter }) => (
				<section key={title}>
					<h2>{title}</h2>
					<ChapterText {...chapter} />
				</section>
			))}
		</BesideFactsheet>
	);
}
