import type { Field, State } from "../../protocol";
import { valueNow } from "../drafts";
import { FieldBox } from "../FieldBox";
import { fieldOf, filled, MEASURED } from "../fields";
import { dataOf } from "../forms/data";
import { problemsOf } from "../judging";
import { Problems } from "../Problems";
import { usePanel } from "../store";
import { MeasuredPicture } from "./MeasuredPicture";
import { chartWords } from "./words";

interface MeasurementProps {
	fields: Field[];
	chosen: Field | undefined;
	state: State;
}

const HEADING = "measurement";
/** When and how it was measured: sentences, below the numbers and their picture. */
const HOW = /\.(period|method)$/;

/** What a figure rests on, below the figure itself. */
export function Measurement({ fields, chosen, state }: MeasurementProps) {
	const { problems } = usePanel();
	const [first] = fields;
	if (!first) return null;
	const part = first.path.replace(MEASURED, ".measured");
	const figure = fieldOf(state, `${first.file}#${part.replace(/measured$/, "value")}`);
	const value = figure ? filled(state, String(valueNow(figure.id) ?? "")) : "";
	const measured = dataOf(
		fields.map(({ id, path }) => ({ path, value: valueNow(id) })),
		part,
	);
	const how = fields.filter(({ path }) => HOW.test(path));
	const numbers = fields.filter((field) => !how.includes(field) && field.kind !== "choice");
	const kind = fields.find((field) => field.kind === "choice");
	return (
		<section className="measurement" aria-labelledby={HEADING}>
			<h3 id={HEADING}>{chartWords.measured}</h3>
			{kind && <FieldBox field={kind} state={state} kind="beside" isChosen={kind === chosen} />}
			{[...Map.groupBy(numbers.toSorted(byKind), ({ group }) => group)].map(([group, members]) => (
				<Numbers
					key={group}
					name={group === numbers[0]?.group ? undefined : nameBelow(first, members[0])}
					fields={members}
					chosen={chosen}
					state={state}
				/>
			))}
			<MeasuredPicture measured={measured} value={value} state={state} />
			{figure && chosen && fields.includes(chosen) && (
				<Problems problems={problemsOf(problems, figure.id)} isOther isAgain />
			)}
			{how.map((field) => (
				<FieldBox
					key={field.id}
					field={field}
					before={first}
					state={state}
					kind="member"
					isChosen={field === chosen}
				/>
			))}
		</section>
	);
}

/** Numbers come before what they count. */
const byKind = (one: Field, other: Field) =>
	Number(other.kind === "number") - Number(one.kind === "number");

/** 'Was 1', of 'Kerncijfer 2, meting, was 1'. */
function nameBelow(part: Field, field: Field | undefined): string {
	const name = field?.groupName?.slice((part.groupName?.length ?? 0) + ", ".length) ?? "";
	return name.charAt(0).toUpperCase() + name.slice(1);
}

interface NumbersProps extends MeasurementProps {
	/** Of a number and its place. */
	name: string | undefined;
}

function Numbers({ name, fields, chosen, state }: NumbersProps) {
	const boxes = fields.map((field) => (
		<FieldBox
			key={field.id}
			field={field}
			state={state}
			kind="beside"
			isChosen={field === chosen}
		/>
	));
	if (!name) return <div className="numbers">{boxes}</div>;
	return (
		<fieldset className="numbers">
			<legend>{name}</legend>
			{boxes}
		</fieldset>
	);
}
