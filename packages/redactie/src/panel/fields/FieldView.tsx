import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import LocateFixed from "lucide-react/icons/locate-fixed";
import type { Change, Field, FieldId } from "../../protocol.ts";
import { capital } from "../../words.ts";
import { TickBox } from "../boxes/LineBox.tsx";
import { sitePage } from "../focus.ts";
import { openPage, step } from "../going/going.ts";
import { tickOf } from "../launch/launch-points.ts";
import { openList } from "../lists/doing.ts";
import { itemOpen, ownerName } from "../lists/lists.ts";
import { MakeButton, ViewHead } from "../lists/View.tsx";
import { Danger, IconButton, Keys } from "../parts.tsx";
import { putBackOrLeave } from "../shortcuts.ts";
import { draftsOf, valueNow } from "../state/drafts.ts";
import { boxed } from "../state/judging.ts";
import { keep, putBack, type as typeIn } from "../state/keeping.ts";
import { chosenOf, isMade, useLoaded, usePanel } from "../state/store.ts";
import { listWords, words } from "../words.ts";
import { FieldBox, HEADING, HELP } from "./FieldBox.tsx";
import { fieldOf, idOf, pageAt, partsOf } from "./fields.ts";
import { OldFigures, Problems, problemId } from "./Notes.tsx";

/** A field, or a group, opened from the page, the list or a search. */
export function FieldView() {
	const { state, open, path } = useLoaded();
	const first = open[0] && fieldOf(state, open[0]);
	return (
		<div className="below">
			<FieldHead />
			{first && !isMade(first.id) && first.file !== pageAt(state, path)?.file && (
				<p className="help">{ownerName(state, first.file)}</p>
			)}
			<FieldForm />
		</div>
	);
}

/** The boxes of what is open, with all that must be known of them; the launch report has it too. */
export function FieldForm() {
	const panel = useLoaded();
	const { state, along, problems, open, last, path, making, drafts } = panel;
	// 'Dit is nog een voorbeeld': taken off in the same step as the value is kept.
	const tick = tickOf(panel);
	const fields = open.flatMap((id) => (id === tick?.id ? [] : (fieldOf(state, id) ?? [])));
	const [one] = fields;
	const isGroup = fields.length > 1;
	const link = fields.find(({ kind }) => kind === "link");
	const leadsTo = link && pageAt(state, String(valueNow(link.id)));
	// Of what is about to be made its button says what is wrong elsewhere.
	const elsewhere = making
		? []
		: problems.filter((one) => ![...open, ...along].includes(idOf(one)));
	const done = state.done.flatMap(({ changes }) => changes);
	const belonging = along.flatMap((id) => fieldOf(state, id) ?? []);
	// Of a text also the figures that it names, and what was kept with it: those have a place of their own.
	const sources = state.names.filter(({ usedIn }) => usedIn.some((id) => open.includes(id)));
	const isOpen = ({ at }: Change) => at !== undefined && open.includes(at);
	const kept = state.done.findLast(({ changes }) => changes.some(isOpen))?.changes ?? [];
	const ids = [...sources.map(({ source }) => source), ...kept.map(({ at }) => at)];
	const others = ids.flatMap((id) => (id && fieldOf(state, id)) ?? []);
	const changed = [...new Set([...fields, ...belonging, ...others])].flatMap((field) => {
		const was = drafts[field.id]?.base ?? done.findLast(({ at }) => at === field.id)?.was;
		return was === undefined ? [] : [{ field, was, now: valueNow(field.id) }];
	});
	const chosen = [...fields, ...belonging].find(({ id }) => id === last) ?? one;
	return (
		<div className="field-form below">
			<h2 id={HEADING}>{isGroup ? (one?.groupName ?? one?.section) : one?.name}</h2>
			{!isGroup && one && (
				<p className="help" id={HELP}>
					{state.names.find(({ source }) => source === one.id)?.about || one.help}
				</p>
			)}
			{fields.map((field, index) => (
				<FieldBox
					key={field.id}
					field={field}
					before={fields[index - 1]}
					kind={isGroup ? "member" : "alone"}
					isChosen={field === chosen}
				/>
			))}
			{tick && (
				<TickBox
					id={`box-${tick.id}`}
					words={tick.label}
					value={valueNow(tick.id) !== tick.off}
					invalid={false}
					onChange={(isOn) =>
						typeIn(tick.id, isOn ? (fieldOf(state, tick.id)?.value ?? true) : tick.off)
					}
					onKeep={() => keep()}
					onReset={putBackOrLeave}
				/>
			)}
			<Problems problems={elsewhere} isOther />
			{belonging.length > 0 && (
				<section className="belongs below" aria-labelledby="belongs">
					<h3 id="belongs">{words.belongs}</h3>
					{belonging.map((field) => (
						<FieldBox key={field.id} field={field} kind="along" />
					))}
					<p className="help">{words.together}</p>
				</section>
			)}
			{leadsTo && leadsTo.path !== path && (
				<button type="button" className="button" onClick={() => openPage(leadsTo.path)}>
					{words.follow}
				</button>
			)}
			<KeepButtons />
			{!making && <OldFigures changed={changed} />}
			{!making && <FilePlace fields={fields} />}
		</div>
	);
}

/** Keep, or put back: only once something changed. */
function KeepButtons() {
	const { problems, along, drafts, failed, making } = usePanel();
	const changed = making ? [] : draftsOf(boxed());
	if (changed.length === 0 || changed.some((id) => drafts[id]?.changedAt)) return <MakeButton />;
	const isRefused = problems.length > 0;
	const isTogether = along.length > 0;
	const can = failed ? words.again : isTogether ? words.keepTogether : words.keep;
	const cannot = isTogether ? words.keepTogetherNotYet : words.keepNotYet;
	return (
		<div className="keep below">
			{failed && <Danger isAlert>{words.failed}</Danger>}
			<div className="buttons beside">
				<button
					type="button"
					className={isRefused ? "button not-yet" : "button primary"}
					aria-disabled={isRefused}
					aria-describedby={problems.map(problemId).join(" ") || undefined}
					onClick={() => isRefused || keep()}
				>
					{isRefused ? cannot : can}
					{!isRefused && <Keys keys={["Enter"]} />}
				</button>
				<button type="button" className="button" onClick={() => putBack()}>
					{words.reset}
					<Keys keys={["Esc"]} />
				</button>
			</div>
			{isRefused && !isTogether && <p className="help">{words.staysHere}</p>}
		</div>
	);
}

/** File and field, or what the fields are all in, in the words of errors and of the launch report. */
function FilePlace({ fields: [one, ...others] }: { fields: Field[] }) {
	const around = others.length > 0 ? one?.group : undefined;
	const { file, path } = partsOf((around ?? one?.id ?? "#") as FieldId);
	return (
		<p className="file-place small">
			{file.replace("content/", "")}
			<br />
			{path}
		</p>
	);
}

/**
 * The way back, to what stands before and after, and to the list of the item that it is in.
 * @param place is '4 van 5', of a point of the launch report.
 */
export function FieldHead({ place }: { place?: string }) {
	const panel = usePanel();
	const { where, point, order } = panel;
	const chosen = chosenOf(panel);
	const isFrom = where.at(-2)?.kind === "fields";
	const [previous, next] = point
		? [words.previousPoint, words.nextPoint]
		: [words.previous, words.next];
	const { list, item, index = 0 } = itemOpen(panel) ?? {};
	return (
		<ViewHead>
			{place && <span>{place}</span>}
			{chosen && order?.seen.includes(chosen) && (
				<IconButton
					icon={LocateFixed}
					label={words.showOnPage}
					onClick={() => sitePage.current?.show(chosen)}
				/>
			)}
			{!isFrom && (
				<>
					<IconButton
						icon={ArrowUp}
						label={previous}
						aria-keyshortcuts="Alt+ArrowUp"
						onClick={() => step(-1)}
					/>
					<IconButton
						icon={ArrowDown}
						label={next}
						aria-keyshortcuts="Alt+ArrowDown"
						onClick={() => step(1)}
					/>
				</>
			)}
			{list && (
				<button
					type="button"
					className="link-button small up"
					onClick={() => openList(list.id, item?.id)}
				>
					{listWords.placeIn(
						capital(list.name.split(": ").at(-1) ?? ""),
						index + 1,
						list.items.length,
					)}
				</button>
			)}
		</ViewHead>
	);
}
