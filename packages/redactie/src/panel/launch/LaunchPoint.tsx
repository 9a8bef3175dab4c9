import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { LaunchFinding, State } from "../../protocol.ts";
import { Keys } from "../buttons.tsx";
import { FieldHead } from "../field/FieldHead.tsx";
import { FieldForm } from "../field/FieldView.tsx";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { partsOf } from "../fields/fields.ts";
import { step } from "../going/going.ts";
import { DangerFlag } from "../Signal.tsx";
import { keep, type as typeIn } from "../state/keeping.ts";
import { type Point, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { Contradiction } from "./Contradiction.tsx";
import { type LaunchView, launchView } from "./launch-points.ts";

interface LaunchPointProps {
	point: Point;
	state: State;
}

/** A point of the launch report: what must be settled, and the boxes to do it in. */
export function LaunchPoint({ point, state }: LaunchPointProps) {
	const subject = usePanel().launch?.launch.find(({ title }) => title === point.subject);
	const index = subject?.findings.findIndex(({ id }) => id === point.id) ?? -1;
	const finding = subject?.findings[index];
	const view = useRef<HTMLDivElement>(null);
	const isSettled = finding?.settled;

	// Where Enter does what comes next: keep on typing, say that it is right, or go on once it is settled.
	useEffect(() => {
		const isTyped = document.activeElement?.closest(".field-form");
		const main = view.current?.querySelector<HTMLElement>("[data-main]");
		if (main) main.focus();
		else if (!isTyped && isSettled === false)
			view.current?.querySelector<HTMLElement>(FIRST)?.focus();
	}, [isSettled]);

	if (!subject || !finding) return null;
	const launch = launchView(state, finding);
	return (
		<div className="field-view" ref={view}>
			<FieldHead state={state} place={words.of(index + 1, subject.findings.length)} />
			{finding.settled ? (
				<Settled finding={finding} hasAbout={Boolean(launch.differing && launch.fields.length)} />
			) : (
				<Open finding={finding} advice={subject.advice} view={launch} />
			)}
			<PointForm finding={finding} view={launch} state={state} />
		</div>
	);
}

const FIRST = ".field-form :is(input, textarea, select, button)";

interface OpenProps {
	finding: LaunchFinding;
	advice: string;
	view: LaunchView;
}

/** What is wrong, where, and what to do about it. */
function Open({ finding, advice, view: { differing, isPromise, tick, limit } }: OpenProps) {
	const { name, place, problem, about } = finding;
	return (
		<div className="notice point">
			<DangerFlag />
			<div>
				{place && <p className="small">{place}</p>}
				<p>
					{differing ? (
						<strong>{problem}</strong>
					) : (
						<NamedProblem name={name} problem={sentence(problem)} />
					)}{" "}
					{advice}
				</p>
				{about && !differing && !isPromise && !problem.startsWith(about) && (
					<p>
						{words.about} <strong>{about}</strong>
					</p>
				)}
				{limit && <p>{limit}</p>}
				{isPromise && tick && (
					<button
						type="button"
						className="button primary"
						data-main
						onKeyDown={once}
						onClick={() => {
							typeIn(tick.id, tick.off);
							void keep();
						}}
					>
						{words.confirm}
						<Keys keys={["Enter"]} />
					</button>
				)}
			</div>
		</div>
	);
}

interface SettledProps {
	finding: LaunchFinding;
	/** The words that explain the promise are open, and may tell of what no longer is. */
	hasAbout: boolean;
}

/** It says so in place of the advice, and Enter goes on. */
function Settled({ finding: { name, place }, hasAbout }: SettledProps) {
	return (
		<div className="notice point">
			<Check aria-hidden="true" />
			<div>
				{place && <p className="small">{place}</p>}
				<p>
					<strong>{name}</strong> {words.isSettled} {hasAbout && words.whatAbout}
				</p>
				<button
					type="button"
					className="button primary"
					data-main
					onKeyDown={once}
					onClick={() => step(1)}
				>
					{words.nextPoint}
					<Keys keys={["Enter"]} />
				</button>
			</div>
		</div>
	);
}

/** A key that is held must not confirm one promise after the other. */
function once(event: KeyboardEvent) {
	if (event.repeat) event.preventDefault();
}

interface PointFormProps {
	finding: LaunchFinding;
	view: LaunchView;
	state: State;
}

function PointForm({ finding, view: { fields, tick, differing }, state }: PointFormProps) {
	const { file, path } = partsOf(finding.id);
	const skip = !finding.settled && (
		<button type="button" className="button" onClick={() => step(1)}>
			{words.skip}
			<Keys keys={["Alt", "↓"]} />
		</button>
	);
	if (differing && !finding.settled)
		return <Contradiction finding={finding} differing={differing} state={state} skip={skip} />;
	if (fields.length > 0) return <FieldForm fields={fields} tick={tick} state={state} skip={skip} />;
	return (
		<div className="field-form">
			<h2>{finding.name}</h2>
			{!finding.settled && <p>{words.inFile}</p>}
			{skip}
			<p className="file-place">
				{file}
				<br />
				{path}
			</p>
		</div>
	);
}

const sentence = (problem: string) => (/[.?!]$/.test(problem) ? problem : `${problem}.`);
