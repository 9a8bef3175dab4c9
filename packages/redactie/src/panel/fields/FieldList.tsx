import ChevronRight from "lucide-react/icons/chevron-right";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { Fragment } from "react";
import type { ContentList, Field } from "../../protocol.ts";
import { openField, show } from "../going/going.ts";
import { addPart, openList, remove } from "../lists/doing.ts";
import { lackingPart, nameAround, nameInSection } from "../lists/lists.ts";
import { MakeButton, Row, Rows, ViewHead } from "../lists/View.tsx";
import { isMistyped, titleOf } from "../making/draft.ts";
import { closeDraft, throwAway } from "../making/making.ts";
import { ContentText, DangerFlag, Keys } from "../parts.tsx";
import { problemsOf } from "../state/judging.ts";
import { isMade, setPanel, useLoaded, usePanel } from "../state/store.ts";
import { inWords, listWords, makingWords, words } from "../words.ts";
import { readAs } from "./fields.ts";
import { type FieldGroup, partsHere, sectionsHere } from "./sections.ts";

/** All fields of the page: in its order by section, and last what it does not show. Or those of one item or file. */
export function FieldList() {
	const { state, path, order, sheet, making, last } = useLoaded();
	const here = { path, order, sheet };
	const sections = sectionsHere(state, here);
	// What the file may have or lack.
	const parts = partsHere(state, here);
	return (
		<Rows>
			<div className="below">
				{making ? (
					<DraftHead />
				) : sheet ? (
					<ViewHead title={nameAround(state, sheet)} />
				) : (
					<p className="help">
						{words.howToChoose} <Keys keys={["↑", "↓"]} /> en <Keys keys={["Enter"]} />.
					</p>
				)}
				{/* Of the whole site: in what is about to be made one would look for its own fields. */}
				{!making && (
					<div className="beside">
						<button
							type="button"
							className="box search beside"
							onClick={() => setPanel({ goesTo: "" })}
						>
							<Search aria-hidden="true" />
							<span className="help">{words.search}</span>
						</button>
						<button
							type="button"
							className="button"
							aria-label={listWords.newHere}
							onClick={() => setPanel({ goesTo: listWords.newOne("") })}
						>
							<Plus aria-hidden="true" />
							{listWords.new}
						</button>
					</div>
				)}
				{sections.map(({ title, rows }) => (
					<section key={title} aria-label={title || undefined}>
						{title && <h2>{title}</h2>}
						<ul>
							{rows.map((row) =>
								"items" in row ? (
									<ListRow key={row.id} list={row} />
								) : (
									<FieldRow key={row.id} {...row} />
								),
							)}
						</ul>
					</section>
				))}
				{parts.length > 0 && (
					<section aria-label={listWords.mayHave}>
						<h2>{listWords.mayHave}</h2>
						<ul>
							{parts.map((part) => (
								<Row
									key={part.id}
									title={part.help}
									icon={part.isThere ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
									name={part.isThere ? listWords.takeAway(part.name) : part.name}
									note={part.section !== part.name && part.section}
									isLast={last === part.id}
									onOpen={() => (part.isThere ? remove(part, part.name) : addPart(part))}
								/>
							))}
						</ul>
					</section>
				)}
			</div>
			<MakeButton />
		</Rows>
	);
}

/** What is about to be made: the way back, its title, and the page on which it is seen. */
function DraftHead() {
	const { making, drafts, path } = usePanel();
	if (!making) return null;
	const { root, answer } = making;
	const pages = answer?.pages ?? [];
	return (
		<>
			<ViewHead title={titleOf(root)} help={answer?.help} onBack={closeDraft}>
				{root in drafts && (
					<button type="button" className="link-button" onClick={() => throwAway(root)}>
						{makingWords.throwAway}
					</button>
				)}
			</ViewHead>
			{pages.length > 1 && (
				<p className="help">
					{makingWords.seenOn}{" "}
					{pages.map((page, index) => (
						<Fragment key={page.path}>
							{index > 0 && ", "}
							<button
								type="button"
								className="link-button"
								aria-pressed={page.path === path}
								onClick={() => show(page.path)}
							>
								{page.name}
							</button>
						</Fragment>
					))}
				</p>
			)}
		</>
	);
}

/** A list among the fields: what is in it stands below, its order and more behind it. */
function ListRow({ list }: { list: ContentList }) {
	const { last } = usePanel();
	return (
		<Row
			className="line list-row beside"
			name={listWords.count(nameInSection(list), list.items.length)}
			note={
				<>
					{listWords.order} <ChevronRight aria-hidden="true" />
				</>
			}
			isLast={last === list.id}
			onOpen={() => openList(list.id)}
		/>
	);
}

/** A field of the page, or a group that opens as one: its name, and what it says. */
function FieldRow({ id, fields }: FieldGroup) {
	const { state, drafts, last, problems } = useLoaded();
	const [first] = fields;
	const isLone = fields.length === 1;
	const name = isLone && !first?.groupName ? first?.short : isLone ? first?.name : first?.groupName;
	// What is about to be made is not kept yet as a whole: of that only what is wrong is marked.
	const isWrong = (field: Field) => isMistyped(field) || problemsOf(problems, field.id).length > 0;
	const isRefused = fields.some(isMade(id) ? isWrong : (field) => drafts[field.id]?.refused);
	const isWaiting = isRefused || (!isMade(id) && fields.some((field) => field.id in drafts));
	const lacking = lackingPart(state, id);
	// Numbers are what the row shows of them.
	const [number, another] = fields.filter(({ kind }) => kind === "number");
	return (
		<Row
			ids={[id, ...fields.map((field) => field.id)]}
			name={name}
			text={<RowText fields={fields} />}
			note={
				isWaiting && (
					<>
						{isRefused ? <DangerFlag /> : <span className="draft-dot" />}
						<span className="visually-hidden">
							, {isRefused ? words.refusedRow : words.draftRow}
						</span>
					</>
				)
			}
			isLast={fields.some((field) => field.id === last)}
			onOpen={() => (lacking ? addPart(lacking) : openField(number && another ? number.id : id))}
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
		const said = isRaw ? value : field.shown;
		const shown = value === null ? "" : said;
		const text = readAs({ ...field, value, shown }) || inWords(value);
		const name = typeof value === "number" && hasNumbers ? `${field.short}: ` : "";
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
