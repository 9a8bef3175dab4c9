import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { State } from "../../protocol.ts";
import { FieldForm, FieldHead } from "../fields/FieldView.tsx";
import { NamedProblem } from "../fields/Problems.tsx";
import { step } from "../going/going.ts";
import { DangerFlag, Keys } from "../parts.tsx";
import { keep, type as typeIn } from "../state/keeping.ts";
import { type Point, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { launchView } from "./launch-points.ts";

interface LaunchPointProps {
	point: Point;
	state: State;
}

/** A point of the launch report: what must be settled, and the boxes to do it in. */
export function LaunchPoint({ point, state }: LaunchPointProps) {
	const subject = usePanel().launch?.launch.find(({ title }) => title === point.subject);
	const index = subject?.findings.findIndex(({ id }) => id === point.id) ?? -1;
	const finding = subject?.findings[index];
	const main = useRef<HTMLButtonElement>(null);
	const isSettled = finding?.settled;

	// Where Enter does what comes next: say that it is right, or go on once it is settled.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as often as it is settled, or is not any more.
	useEffect(() => main.current?.focus(), [isSettled]);

	if (!subject || !finding) return null;
	const { name, problem, about, differ, isPromise } = finding;
	const { fields, tick } = launchView(state, finding);
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
		<div className="view">
			<FieldHead place={words.of(index + 1, subject.findings.length)} />
			<div className="notice point">
				{isSettled ? <Check aria-hidden="true" /> : <DangerFlag />}
				<div>
					{finding.place && <small>{finding.place}</small>}
					{isSettled ? (
						<p>
							<strong>{name}</strong> {words.isSettled} {differ && words.whatAbout}
						</p>
					) : (
						<>
							<p>
								{differ ? (
									<strong>{problem}</strong>
								) : (
									<NamedProblem name={name} text={problem.replace(/[^.?!]$/, "$&.")} />
								)}{" "}
								{subject.advice}
							</p>
							{about && !differ && !isPromise && !problem.startsWith(about) && (
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
			{fields.length > 0 ? (
				<FieldForm fields={fields} tick={tick} state={state} />
			) : (
				// What no box can hold.
				<div className="field-form">
					<h2>{name}</h2>
					{!isSettled && <p>{words.inFile}</p>}
					<p className="file-place">{finding.id.replace("#", " ")}</p>
				</div>
			)}
		</div>
	);
}

/** A key that is held must not confirm one promise after the other. */
function once(event: KeyboardEvent) {
	if (event.repeat) event.preventDefault();
}
