import { ChevronRight, Minus, Plus, Search } from "lucide-react";
import type { ContentList, State } from "../../protocol.ts";
import { Keys } from "../buttons.tsx";
import { addPart } from "../lists/adding.ts";
import { openList } from "../lists/going.ts";
import { nameAround, nameInSection } from "../lists/lists.ts";
import { Row } from "../lists/Row.tsx";
import { Rows } from "../lists/Rows.tsx";
import { remove } from "../lists/removing.ts";
import { partsHere, sectionsHere } from "../lists/sections.ts";
import { ViewHead } from "../lists/ViewHead.tsx";
import { words as listWords } from "../lists/words.ts";
import { DraftHead } from "../making/DraftHead.tsx";
import { MakeButton } from "../making/MakeButton.tsx";
import { setPanel, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { FieldRow } from "./FieldRow.tsx";

/** All fields of the page: in its order by section, and last what it does not show. Or those of one item or file. */
export function FieldList({ state }: { state: State }) {
	const { path, order, sheet, making } = usePanel();
	const here = { path, order, sheet };
	const sections = sectionsHere(state, here);
	return (
		<Rows>
			<div className="view">
				{making ? (
					<DraftHead />
				) : sheet ? (
					<ViewHead title={nameAround(state, sheet)} />
				) : (
					<p className="help">
						{words.howToChoose} <Keys keys={["↑", "↓"]} /> en <Keys keys={["Enter"]} />.
					</p>
				)}
				<div className="find-and-make">
					<button type="button" className="search" onClick={() => setPanel({ goesTo: "" })}>
						<Search aria-hidden="true" />
						{words.search}
					</button>
					{!making && (
						<button
							type="button"
							className="button"
							aria-label={listWords.newHere}
							onClick={() => setPanel({ goesTo: listWords.new })}
						>
							<Plus aria-hidden="true" />
							{listWords.new}
						</button>
					)}
				</div>
				{sections.map(({ title, entries }) => (
					<section key={title} aria-label={title || undefined}>
						{title && <h2>{title}</h2>}
						<ul>
							{entries.map((entry) =>
								"items" in entry ? (
									<ListRow key={entry.id} list={entry} />
								) : (
									<FieldRow key={entry.id} {...entry} />
								),
							)}
						</ul>
					</section>
				))}
				<Parts state={state} />
			</div>
			<MakeButton />
		</Rows>
	);
}

/** A list among the fields: what is in it stands below, its order and more behind it. */
function ListRow({ list }: { list: ContentList }) {
	const { last } = usePanel();
	return (
		<Row
			className="line list-row"
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

/** What the file may have or lack. */
function Parts({ state }: { state: State }) {
	const { last, path, order, sheet } = usePanel();
	const parts = partsHere(state, { path, order, sheet });
	if (parts.length === 0) return null;
	return (
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
	);
}
