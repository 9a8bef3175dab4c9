import type { Field, FieldId } from "../../protocol.ts";
import { ContentText } from "../field/ContentText.tsx";
import { openField } from "../going/going.ts";
import { makingWords } from "../making/words.ts";
import { DangerFlag } from "../Signal.tsx";
import { sitePage } from "../site-page.ts";
import { isMade, setPanel, usePanel } from "../state/store.ts";
import { inWords, words } from "../words.ts";
import type { Row } from "./fields.ts";

interface FieldRowProps {
	row: Row;
	/** Where Tab stops in the list. */
	isStop: boolean;
}

/** A field of the page, or a group that opens as one: its name, and what it says. */
export function FieldRow({ row, isStop }: FieldRowProps) {
	const { drafts, pointed } = usePanel();
	const { id, fields } = row;
	const [first] = fields;
	const isLone = fields.length === 1;
	const name = isLone && !first?.groupName ? first?.short : isLone ? first?.name : first?.groupName;
	// What is about to be made is not kept yet as a whole.
	const waiting = isMade(id) ? [] : fields.flatMap((field) => drafts[field.id] ?? []);
	const isRefused = waiting.some(({ refused }) => refused);
	const state = isRefused ? words.refusedRow : waiting.length > 0 ? words.draftRow : undefined;
	return (
		<li>
			<button
				type="button"
				className="row"
				tabIndex={isStop ? 0 : -1}
				data-stop={isStop || undefined}
				data-pointed={fields.some((field) => field.id === pointed) || undefined}
				onClick={() => openField(id)}
				onFocus={() => pointAt(id)}
				onBlur={() => setPanel({ pointed: undefined })}
				// Not as it comes under a pointer that stands still: while one types, or the list scrolls.
				onPointerMove={() => pointed !== id && pointAt(id)}
				onPointerLeave={() => setPanel({ pointed: undefined })}
			>
				<span className="row-name">{name}</span>
				<span className="row-text">
					<RowText fields={fields} />
				</span>
				{state && (
					<span className="row-state">
						{isRefused ? <DangerFlag /> : <span className="draft-dot" />}
						<span className="visually-hidden">, {state}</span>
					</span>
				)}
			</button>
		</li>
	);
}

/** The page follows the list. */
export function pointAt(id: FieldId): void {
	setPanel({ pointed: id });
	if (!sitePage.current?.isInView(id)) sitePage.current?.show(id);
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
