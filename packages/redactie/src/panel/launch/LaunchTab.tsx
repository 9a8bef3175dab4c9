import { Check, ChevronRight } from "lucide-react";
import { Fragment } from "react";
import type { Launch, LaunchFinding, LaunchSubject, State } from "../../protocol.ts";
import { fieldOf, readAs } from "../fields/fields.ts";
import { moveFocus } from "../focus.ts";
import { openPoint, openTab } from "../going/going.ts";
import { draw } from "../of-site.ts";
import { usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { LaunchPoint } from "./LaunchPoint.tsx";

interface LaunchTabProps {
	state: State;
}

/** The launch report: what blocks, by subject, and then what may wait. */
export function LaunchTab({ state }: LaunchTabProps) {
	const { point, launch: asked } = usePanel();
	if (!asked) return <p className="help">{words.asking}</p>;
	if (point) return <LaunchPoint key={point.id} point={point} state={state} />;
	const { blocking, launch, ready } = asked;
	const later = launch.filter(({ blocks }) => !blocks);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next.
		<div className="launch" onKeyDown={(event) => moveFocus(event, "summary, .row")}>
			{blocking.now > 0 ? <Banner blocking={blocking} /> : ready && <Ready ready={ready} />}
			{launch
				.filter(({ blocks }) => blocks)
				.map((subject) => (
					<Subject key={subject.title} subject={subject} />
				))}
			{later.length > 0 && (
				<details className="subject later">
					<Summary
						title={words.notBlocking}
						left={later.reduce((sum, each) => sum + leftOf(each), 0)}
					/>
					{later.map((subject) => (
						<Subject key={subject.title} subject={subject} />
					))}
				</details>
			)}
		</div>
	);
}

const leftOf = ({ findings }: LaunchSubject) => findings.filter(({ settled }) => !settled).length;

/** What blocked and what still does, on its mast: an open box was, a full field is now. */
function Banner({ blocking }: Pick<Launch, "blocking">) {
	const most = Math.max(blocking.atStart, blocking.now);
	return (
		<>
			<h2 className="banner">
				<strong>{blocking.now}</strong> {words.blocking(blocking.now)}
			</h2>
			<dl className="bars">
				<Bar label={words.whenStarted} value={blocking.atStart} most={most} />
				<Bar label={words.now} value={blocking.now} most={most} isNow />
			</dl>
			<p className="help">{words.choosePoint}</p>
		</>
	);
}

interface BarProps {
	label: string;
	value: number;
	most: number;
	isNow?: boolean;
}

function Bar({ label, value, most, isNow = false }: BarProps) {
	return (
		<div>
			<svg
				className="bar"
				data-now={isNow || undefined}
				aria-hidden="true"
				width={`${(63 * value) / most}%`}
			>
				<rect width="100%" height="100%" />
			</svg>
			<dd>{value}</dd>
			<dt>{label}</dt>
		</div>
	);
}

function Summary({ title, left }: { title: string; left: number }) {
	return (
		<summary data-done={left === 0 || undefined}>
			{left === 0 ? <Check aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
			<span>{title}</span>
			<strong>{left}</strong>
		</summary>
	);
}

function Subject({ subject }: { subject: LaunchSubject }) {
	const { last } = usePanel();
	const { title, advice, findings } = subject;
	// Back from a point, its subject is open.
	const isHere = findings.some(({ id }) => id === last);
	return (
		<details className="subject" open={isHere || undefined}>
			<Summary title={title} left={leftOf(subject)} />
			<p className="help">{advice}</p>
			{[...Map.groupBy(findings, ({ place }) => place)].map(([place, own]) => (
				<Fragment key={place ?? ""}>
					{place && <h3>{place}</h3>}
					<ul>
						{own.map((finding) => (
							<Row key={finding.id} subject={title} finding={finding} />
						))}
					</ul>
				</Fragment>
			))}
		</details>
	);
}

function Row({ subject, finding }: { subject: string; finding: LaunchFinding }) {
	const { last, state } = usePanel();
	const { id, name, problem, about, settled, hidesValue } = finding;
	const field = state && fieldOf(state, id);
	const stands = field && !hidesValue && readAs(field);
	return (
		<li>
			<button
				type="button"
				className="row"
				data-stop={id === last || undefined}
				onClick={() => openPoint({ subject, id })}
			>
				<span className="row-name">{settled ? <s>{name}</s> : name}</span>
				<span className="row-text">{settled ? words.settled : stands || about || problem}</span>
			</button>
		</li>
	);
}

/** Nothing blocks. */
function Ready({ ready }: Required<Pick<Launch, "ready">>) {
	const [start, commit, command] = ready.next;
	return (
		<section className="ready">
			{draw(ready.picture)}
			<div>
				<h2>{words.ready}</h2>
				<p className="help">{ready.help}</p>
				<p>
					<strong>{start}</strong>
					{commit}
					<strong>{command}</strong>.
				</p>
				<button type="button" className="button primary" onClick={() => openTab("changes")}>
					{words.toChanges}
				</button>
			</div>
		</section>
	);
}
