import type { State } from "../protocol.ts";
import { Contradiction } from "./Contradiction.tsx";
import { FieldHead } from "./FieldHead.tsx";
import { FieldForm } from "./FieldView.tsx";
import { partsOf } from "./fields.ts";
import { step } from "./going.ts";
import { Keys } from "./Keys.tsx";
import { findingsOf, launchView } from "./launch-points.ts";
import { NamedProblem } from "./NamedProblem.tsx";
import { DangerFlag } from "./Signal.tsx";
import type { Point } from "./store.ts";
import { words } from "./words.ts";

interface LaunchPointProps {
	point: Point;
	state: State;
}

/** A point of the launch report: what must be settled, and the boxes to do it in. */
export function LaunchPoint({ point, state }: LaunchPointProps) {
	const subject = state.launch.find(({ title }) => title === point.subject);
	const findings = subject ? findingsOf(subject) : [];
	const index = findings.findIndex(({ id }) => id === point.id);
	const finding = findings[index];
	if (!subject || !finding) return null;
	const { fields, tick, readings } = launchView(state, finding);
	const isLast = index === findings.length - 1;
	const { file, path } = partsOf(finding.id);
	const skip = !isLast && (
		<button type="button" className="button" onClick={() => step(1)}>
			{finding.settled ? words.nextPoint : words.skip}
			<Keys keys={["Alt", "↓"]} />
		</button>
	);
	return (
		<div className="field-view">
			<FieldHead state={state} place={words.of(index + 1, findings.length)} />
			<div className="notice point">
				{!finding.settled && <DangerFlag />}
				<p>
					<NamedProblem
						name={finding.name}
						problem={sentence(finding.settled ? words.settled : finding.problem)}
					/>{" "}
					{!finding.settled && !readings && subject.advice}
				</p>
			</div>
			{readings && finding.settled ? (
				<div className="field-form">{skip}</div>
			) : readings ? (
				<Contradiction readings={readings} state={state} skip={skip} />
			) : fields.length > 0 ? (
				<FieldForm fields={fields} tick={tick} state={state} skip={skip} />
			) : (
				<div className="field-form">
					<h2>{finding.name}</h2>
					<p>{words.inFile}</p>
					{skip}
					<p className="file-place">
						{file}
						<br />
						{path}
					</p>
				</div>
			)}
		</div>
	);
}

const sentence = (problem: string) => (/[.?!]$/.test(problem) ? problem : `${problem}.`);
