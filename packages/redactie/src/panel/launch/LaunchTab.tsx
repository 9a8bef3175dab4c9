import { Check, ChevronRight } from "lucide-react";
import type { LaunchFinding, LaunchSubject, State } from "../../protocol.ts";
import { fieldOf, readAs } from "../fields/fields.ts";
import { moveFocus } from "../focus.ts";
import { openPoint } from "../going/going.ts";
import { Row } from "../lists/View.tsx";
import { draw } from "../of-site.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { LaunchPoint } from "./LaunchPoint.tsx";
import { blocksFirst } from "./launch-points.ts";

/** The launch report: what blocks, by subject, and then what may wait. */
export function LaunchTab({ state }: { state: State }) {
	const { point, launch: asked } = usePanel();
	if (!asked) return <p className="help">{words.asking}</p>;
	if (point) return <LaunchPoint key={point.id} point={point} state={state} />;
	const { blocking, launch, ready } = asked;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div className="view" onKeyDown={(event) => moveFocus(event, "summary, .row")}>
			{blocking.now > 0 ? (
				<>
					<h2>
						{blocking.now} {words.blocking(blocking.now)}
					</h2>
					<p className="help">
						{blocking.atStart} {words.whenStarted}. {words.choosePoint}
					</p>
				</>
			) : (
				ready && (
					<>
						<h2>{words.ready}</h2>
						{draw(ready.picture)}
						<p className="help">{ready.help}</p>
						<p>{ready.next}</p>
					</>
				)
			)}
			{[...Map.groupBy(blocksFirst(launch), ({ blocks }) => blocks)].map(([blocks, subjects]) => (
				<section key={`${blocks}`} aria-label={blocks ? undefined : words.notBlocking}>
					{!blocks && <h2>{words.notBlocking}</h2>}
					{subjects.map((subject) => (
						<Subject key={subject.title} subject={subject} state={state} />
					))}
				</section>
			))}
		</div>
	);
}

function Subject({ subject, state }: { subject: LaunchSubject; state: State }) {
	const { last } = usePanel();
	const { title, advice, findings } = subject;
	const left = findings.filter(({ settled }) => !settled).length;
	const Icon = left === 0 ? Check : ChevronRight;
	// Back from a point, its subject is open.
	const isHere = findings.some(({ id }) => id === last);
	return (
		<details className="subject" open={isHere || undefined}>
			<summary>
				<Icon aria-hidden="true" />
				<span className="row-title">{title}</span>
				<strong>{left}</strong>
			</summary>
			<p className="help">{advice}</p>
			<ul>
				{findings.map((finding) => (
					<Row
						key={finding.id}
						name={finding.settled ? <s>{finding.name}</s> : finding.name}
						note={finding.settled ? words.settled : whatStands(finding, state)}
						isLast={finding.id === last}
						onOpen={() => openPoint({ subject: title, id: finding.id })}
					/>
				))}
			</ul>
		</details>
	);
}

/** On which page, and what is there by now. */
function whatStands(finding: LaunchFinding, state: State): string {
	const { id, place, hidesValue, about, problem } = finding;
	const field = fieldOf(state, id);
	const there = (field && !hidesValue && readAs(field)) || about || problem;
	return place ? `${place}: ${there}` : there;
}
