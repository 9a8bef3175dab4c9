import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { LaunchFinding, LaunchSubject, State } from "../../protocol.ts";
import { FieldForm, FieldHead } from "../fields/FieldView.tsx";
import { fieldOf, readAs } from "../fields/fields.ts";
import { NamedProblem } from "../fields/Notes.tsx";
import { moveFocus } from "../focus.ts";
import { openPoint, step } from "../going/going.ts";
import { Row } from "../lists/View.tsx";
import { draw } from "../of-site.ts";
import { DangerFlag, Keys } from "../parts.tsx";
import { keep, type as typeIn } from "../state/keeping.ts";
import { type Point, useLoaded, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { blocksFirst, tickOf } from "./launch-points.ts";

/** The launch report: what blocks, by subject, and then what may wait. */
export function LaunchTab() {
	const { point, launch: asked } = usePanel();
	if (!asked) return <p className="help">{words.asking}</p>;
	if (point) return <LaunchPoint key={point.id} point={point} />;
	const { blocking, launch, ready } = asked;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div className="below" onKeyDown={(event) => moveFocus(event, "summary, .row")}>
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
						<Subject key={subject.title} subject={subject} />
					))}
				</section>
			))}
		</div>
	);
}

function Subject({ subject }: { subject: LaunchSubject }) {
	const { state, last } = useLoaded();
	const { title, advice, findings } = subject;
	const left = findings.filter(({ settled }) => !settled).length;
	const Icon = left === 0 ? Check : ChevronRight;
	// Back from a point, its subject is open.
	const isHere = findings.some(({ id }) => id === last);
	return (
		<details className="subject" open={isHere || undefined}>
			<summary className="beside">
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
	const { id, place, about, problem } = finding;
	const field = fieldOf(state, id);
	const there = (field && field.kind !== "link" && readAs(field)) || about || problem;
	return place ? `${place}: ${there}` : there;
}

/** A point of the launch report: what must be settled, and the boxes to do it in. */
function LaunchPoint({ point }: { point: Point }) {
	const panel = useLoaded();
	const { launch, open } = panel;
	const subject = launch?.launch.find(({ title }) => title === point.subject);
	const index = subject?.findings.findIndex(({ id }) => id === point.id) ?? -1;
	const finding = subject?.findings[index];
	const main = useRef<HTMLButtonElement>(null);
	const isSettled = finding?.settled;

	// Where Enter does what comes next: say that it is right, or go on once it is settled.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as often as it is settled, or is not any more.
	useEffect(() => main.current?.focus(), [isSettled]);

	if (!subject || !finding) return null;
	const { name, problem, about, isPromise } = finding;
	const tick = tickOf(panel);
	const confirm = () => {
		if (tick) typeIn(tick.id, tick.off);
		keep();
	};
	const [label, go] = isSettled
		? [words.nextPoint, () => step(1)]
		: isPromise && tick
			? [words.confirm, confirm]
			: [];
	return (
		<div className="below">
			<FieldHead place={words.of(index + 1, subject.findings.length)} />
			<div className="notice beside">
				{isSettled ? <Check aria-hidden="true" /> : <DangerFlag />}
				<div className="below">
					{finding.place && <small>{finding.place}</small>}
					{isSettled ? (
						<p>
							<strong>{name}</strong> {words.isSettled}
						</p>
					) : (
						<>
							<p>
								<NamedProblem name={name} text={problem.replace(/[^.?!]$/, "$&.")} />{" "}
								{subject.advice}
							</p>
							{about && !isPromise && !problem.startsWith(about) && (
								<p>
									{words.about} <strong>{about}</strong>
								</p>
							)}
						</>
					)}
					{go && (
						<button
							ref={main}
							type="button"
							className="button primary"
							onKeyDown={once}
							onClick={go}
						>
							{label}
							<Keys keys={["Enter"]} />
						</button>
					)}
				</div>
			</div>
			{open.length > 0 ? (
				<FieldForm />
			) : (
				// What no box can hold.
				<div className="field-form below">
					<h2>{name}</h2>
					{!isSettled && <p>{words.inFile}</p>}
					<p className="file-place small">{finding.id.replace("#", " ")}</p>
				</div>
			)}
		</div>
	);
}

/** A key that is held must not confirm one promise after the other. */
function once(event: KeyboardEvent) {
	if (event.repeat) event.preventDefault();
}
