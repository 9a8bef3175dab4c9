import type { Field } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { openField } from "../going/going.ts";
import { Row } from "../lists/Row.tsx";
import { makingWords } from "../making/words.ts";
import { DangerFlag } from "../Signal.tsx";
import { isMade, usePanel } from "../state/store.ts";
import { inWords, words } from "../words.ts";
import type { FieldGroup } from "./fields.ts";

/** A field of the page, or a group that opens as one: its name, and what it says. */
export function FieldRow({ id, fields }: FieldGroup) {
	const { drafts, last } = usePanel();
	const [first] = fields;
	const isLone = fields.length === 1;
	const name = isLone && !first?.groupName ? first?.short : isLone ? first?.name : first?.groupName;
	// What is about to be made is not kept yet as a whole.
	const waiting = isMade(id) ? [] : fields.flatMap((field) => drafts[field.id] ?? []);
	const isRefused = waiting.some(({ refused }) => refused);
	return (
		<Row
			ids={[id, ...fields.map((field) => field.id)]}
			name={name}
			text={<RowText fields={fields} />}
			note={
				waiting.length > 0 && (
					<>
						{isRefused ? <DangerFlag /> : <span className="draft-dot" />}
						<span className="visually-hidden">
							, {isRefused ? words.refusedRow : words.draftRow}
						</span>
					</>
				)
			}
			isLast={fields.some((field) => field.id === last)}
			onOpen={() => openField(id)}
		/>
	);
}

const READ: ReadonlySet<Field["kind"]> = new Set(["text", "number", "form"]);
/** A figure and its caption; what comes after these is longer than a row. */
const MOST_READ = 2;

/** What is read of them: of a link its words, of a figure with its caption both. */
function RowText({ fields }: { fields: Field[] }) {
	const { drafts } = usePanel();
	const own = fields
		.filter(({ group }) => group === fields[0]?.group)
		.map((field) => ({ field, value: drafts[field.id]?.value ?? field.value }));
	const filled = own.filter(({ value }) => value !== null && value !== "");
	const numbers = filled.filter(({ field }) => field.kind === "number");
	const hasNumbers = numbers.length > 1;
	const texts = filled.filter(({ field }) => READ.has(field.kind));
	const read = (hasNumbers ? numbers : texts).slice(0, MOST_READ);
	return (read.length > 0 ? read : own.slice(0, 1)).map(({ field, value }) => {
		const isRaw = typeof value === "string" && (value.includes("{{") || field.id in drafts);
		const isNumber = typeof value === "number";
		const choice = field.choices?.find((one) => one.value === value)?.label;
		const asRead = choice ?? ((!isNumber && field.shown) || inWords(value));
		const text = value === null ? "" : choice || !isRaw ? asRead : value;
		const name = isNumber && hasNumbers ? `${field.short}: ` : "";
		return (
			<span key={field.id}>
				{name}
				{text ? <ContentText text={text} /> : <em>{nothingIn(field)}</em>}{" "}
			</span>
		);
	});
}

const nothingIn = ({ id, required }: Field): string =>
	!isMade(id) ? words.missing : required ? makingWords.isNeeded : makingWords.isEmpty;
