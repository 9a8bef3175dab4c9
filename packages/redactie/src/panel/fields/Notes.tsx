/** What is said of a field below its box: what is wrong, where else it stands, what it names. */
import type { Field, Problem } from "../../protocol.ts";
import { capital } from "../../words.ts";
import { namesIn } from "../boxes/texts.ts";
import { openField } from "../going/going.ts";
import { Row } from "../lists/View.tsx";
import { ContentText, Danger, Pennant } from "../parts.tsx";
import { type as typeIn } from "../state/keeping.ts";
import { useLoaded } from "../state/store.ts";
import { listOf, words } from "../words.ts";
import { fieldOf, idOf, nameOf, pageAt, placeOf, stillSaid, usesOf } from "./fields.ts";

/** Other fields: a press opens one, and back leads here. */
function Places({ fields }: { fields: (readonly [field: Field, said: string])[] }) {
	return (
		<ul className="choices">
			{fields.map(([{ id, name }, said]) => (
				<Row key={id} name={said} note={name} onOpen={() => openField(id, { isFrom: true })} />
			))}
		</ul>
	);
}

/** With more places than these, their names are not read anyway. */
const MOST_NAMED = 6;
const firstOf = (names: readonly string[]) =>
	names.length > MOST_NAMED
		? [...names.slice(0, MOST_NAMED), words.morePages(names.length - MOST_NAMED)]
		: names;

export const isOnlyHere = ({ pages }: Field, path: string) =>
	pages.length === 1 && pages[0]?.path === path && pages[0].times === 1;

/** Said before one types: where else this very field is read, and is changed by it. */
export function Elsewhere({ field }: { field: Field }) {
	const { state, path } = useLoaded();
	const { pages } = field;
	const others = pages.filter((page) => page.path !== path);
	const more = (pages.find((page) => page.path === path)?.times ?? 1) - 1;
	// What stands on no page may be named in texts that do.
	const uses = pages.length === 0 ? usesOf(state, [field]) : [];
	const used = new Set(uses.flatMap((use) => use.pages.map((page) => page.path)));
	const count = used.size || others.length + more;
	if (count === 0) return null;
	const isEverywhere = pages.length === state.pages.length && others.length > MOST_NAMED;
	const standsOn = used.size > 0 ? words.standsOn : words.alsoOn;
	const places = [
		...(more > 0 ? [words.onceMore(more)] : []),
		...[...used, ...others.map((page) => page.path)].map((one) =>
			one === path ? words.thisPage : (pageAt(state, one)?.name ?? one),
		),
	];
	return (
		<div className="notice beside">
			<Pennant />
			<p>
				<strong>{isEverywhere ? words.everyPage(pages.length) : standsOn(count)}</strong>
				{words.changesToo}
				{!isEverywhere && `: ${listOf(firstOf(places))}`}.
			</p>
		</div>
	);
}

interface OldFiguresProps {
	/** Those that are open, with what each said before it was changed: just typed, or kept last. */
	changed: { field: Field; was: Field["value"]; now: Field["value"] }[];
}

/** Texts that still say what a figure said. */
export function OldFigures({ changed }: OldFiguresProps) {
	const { state } = useLoaded();
	const found = changed.flatMap(({ field, was, now }) => stillSaid(state, field, was, now));
	// A figure and what was measured of it change together.
	const uses = new Map(found.map(({ field, words }) => [field, words]));
	if (uses.size === 0) return null;
	return (
		<div>
			<strong>{words.stillSaid}</strong>
			<Places fields={[...uses]} />
		</div>
	);
}

/** The names in a text and in what it `was`: what it reads as by them, what each is, and where else it stands. */
export function NamesUsed({ text, was }: { text: string; was: string }) {
	const { state, path, open } = useLoaded();
	const typed = new Set(namesIn(text).map(({ name }) => name));
	const all = typed.union(new Set(namesIn(was).map(({ name }) => name)));
	const names = [...all].flatMap((name) => nameOf(state, name) ?? []);
	if (names.length === 0) return null;
	return (
		<>
			<p className="help">
				{words.readsAs} <ContentText text={text} />
			</p>
			{names.map(({ name, value, about, from, source, usedIn }) => {
				// What is open is not elsewhere.
				const others = usedIn.flatMap((id) =>
					open.includes(id) ? [] : (fieldOf(state, id) ?? []),
				);
				return (
					<section key={name} className="notice name-used beside">
						<Pennant />
						<div aria-live="polite">
							<p>
								<strong>{value}</strong>: {about} {words.from} <strong>{from}</strong>.
							</p>
							{!typed.has(name) && <p>{words.cutLoose}</p>}
							{others.length > 0 && (
								<details>
									<summary>{words.alsoIn(others.length)}</summary>
									<Places fields={others.map((field) => [field, placeOf(state, field, path)])} />
								</details>
							)}
							{fieldOf(state, source) && (
								<button
									type="button"
									className="link-button"
									onClick={() => openField(source, { isFrom: true })}
								>
									{words.changeAll(value)}
								</button>
							)}
						</div>
					</section>
				);
			})}
		</>
	);
}

interface ProblemsProps {
	problems: Problem[];
	/** Of other fields than the one in the box above. */
	isOther?: boolean;
}

/** The contract's sentences, to the letter. */
export function Problems({ problems, isOther = false }: ProblemsProps) {
	const { state } = useLoaded();
	return problems.map((problem) => {
		const { name, text, choices } = problem;
		const short = !isOther && fieldOf(state, idOf(problem))?.short;
		// It begins with what was typed.
		const isWhole = !isOther && /^["{]/.test(text);
		return (
			<div key={`${idOf(problem)} ${text}`} className="below" data-problem="">
				<Danger id={problemId(problem)}>
					<p>
						{isWhole ? <strong>{text}</strong> : <NamedProblem name={short || name} text={text} />}
						{choices && ` ${words.chooseFrom}`}
					</p>
				</Danger>
				{choices && (
					// Choosing repairs; what is nearest to what was typed comes first.
					<ul className="choices" aria-label={words.chooseFrom}>
						{choices.slice(0, MOST_NAMED).map((choice) => {
							const page = pageAt(state, choice);
							const repair = () => typeIn(idOf(problem), choice);
							return (
								<Row key={choice} name={page?.name ?? choice} note={page?.path} onOpen={repair} />
							);
						})}
					</ul>
				)}
			</div>
		);
	});
}

/** A field may have two problems; an id holds no space. */
export const problemId = (problem: Problem) =>
	`problem-${idOf(problem)}-${encodeURIComponent(problem.text)}`;

/** A sentence may go on where the name stops: 'Kop is leeg.' */
const GOES_ON = /^(is|zijn|heeft|ontbreekt|moet|mag|kan|hoort|staat|wijst|gaat|begint|eindigt)\b/;

/** What is wrong, with the field's name for its file and path. */
export function NamedProblem({ name, text }: Pick<Problem, "name" | "text">) {
	const said = GOES_ON.test(text) ? name : `${name.replace(": ", ", ")}:`;
	return (
		<>
			<strong>{capital(said)}</strong> {text}
		</>
	);
}

interface WhyNotProps {
	/** What was not done. */
	what?: string;
	problems: readonly Problem[];
}

/** Why something was not done. */
export const WhyNot = ({ what, problems }: WhyNotProps) => (
	<Danger isAlert>
		{what && <strong>{what}</strong>}
		{problems.map((problem) => (
			<p key={`${idOf(problem)} ${problem.text}`}>
				<NamedProblem {...problem} />
			</p>
		))}
	</Danger>
);
