import { BesideFactsheet } from "@/components/BesideFactsheet";
import { Button } from "@/components/Button";
import { Paragraphs } from "@/components/Paragraphs";
import { paginas } from "@/queries/site";
import {
	applicationHref,
	expertiseOf,
	factsOfPage,
	type VacatureWithStory,
} from "@/queries/vacatures";
import styles from "./VacatureText.module.css";

interface VacatureProps {
	vacature: VacatureWithStory;
}

/** What one does, brings and gets, beside the facts that an applicant compares. */
export function VacatureText({ vacature }: VacatureProps) {
	const { tasks, story } = vacature;
	const words = paginas["werken-bij"].vacancies.page;
	return (
		<BesideFactsheet
			title={words.facts}
			facts={<Facts vacature={vacature} />}
			action={
				<Button href={applicationHref(vacature)} variant="secondary">
					{words.apply}
				</Button>
			}
			className={styles.root}
		>
			<section>
				<h2>{words.work}</h2>
				<Paragraphs texts={story.work} />
				<ul className={styles.tasks}>
					{tasks.map((task) => (
						<li key={task}>{task}</li>
					))}
				</ul>
			</section>
			<Bring bring={story.bring} />
			<section>
				<h2>{words.offer}</h2>
				<ul className={styles.offer}>
					{story.offer.map(({ title, text }) => (
						<li key={title} className="beside">
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
		</BesideFactsheet>
	);
}

function Facts({ vacature }: VacatureProps) {
	const words = paginas["werken-bij"].vacancies.page;
	const { name, path } = expertiseOf(vacature);
	return (
		<>
			{factsOfPage(vacature).more.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
			<div>
				<dt>{words.expertise}</dt>
				<dd>
					<a href={path}>{name}</a>
				</dd>
			</div>
		</>
	);
}

function Bring({ bring }: { bring: VacatureWithStory["story"]["bring"] }) {
	const words = paginas["werken-bij"].vacancies.page;
	return (
		<section>
			<h2>{words.bring}</h2>
			<div className={styles.bring}>
				<div>
					<h3>{words.needed}</h3>
					<ul className={styles.needed}>
						{bring.needed.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
				{bring.welcome && (
					<div>
						<h3>{words.welcome}</h3>
						<ul className={styles.welcome}>
							{bring.welcome.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</section>
	);
}
