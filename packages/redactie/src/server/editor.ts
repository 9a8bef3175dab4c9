/**
 * What is edited: the files of content/, judged by the contract, kept on disk, with undo.
 * It knows nothing of requests: `api.ts` speaks for it.
 */
import type { IncomingMessage } from "node:http";
import { type ContentField, fileName, namesOf, placeName } from "../contract/fields.ts";
import { inOrder } from "../data.ts";
import type {
	Changed,
	Changes,
	CommitAnswer,
	CommitRequest,
	Field,
	Operation,
	Problem,
	RemovalAnswer,
	State,
	TryAnswer,
	TryRequest,
} from "../protocol.ts";
import { ContentError, orRefusal, type Refusal, site } from "../site.ts";
import { createCommits } from "./changes.ts";
import { draftOf, type Making } from "./drafts/draft.ts";
import { type Edition, holdContent } from "./edition.ts";
import type { ContentFolder } from "./files/files.ts";
import type { Git } from "./files/git.ts";
import { removalOf, withOperations } from "./operations.ts";
import { type Places, placesOf } from "./pages/marks.ts";
import type { Renderer } from "./pages/renderer.ts";
import { createSteps } from "./steps.ts";

export type Editor = ReturnType<typeof createEditor>;

/**
 * @param tell hears of every change of the content.
 * @throws {ContentError} when the content is not valid to begin with.
 */
export function createEditor(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
	git?: Git,
) {
	const held = holdContent(folder, renderer, tell);
	const commits = createCommits(git, held.kept);
	const report = site.report?.begin(held.kept.content);
	const nameOf = (file: string, path: string) =>
		placeName(held.kept.fields, file, path) ?? fileName(file, held.kept.content);
	const problemsOf = (found: readonly Refusal[]): Problem[] =>
		found.map((problem) => ({ ...problem, name: nameOf(problem.file, problem.path) }));

	const { history, ...steps } = createSteps({ folder, held, commits, problemsOf });

	const sent = new WeakMap<ContentField, { field: Field; found: Places }>();

	async function state(): Promise<State> {
		const { content, fields, lists, parts } = held.kept;
		const found = held.places ?? NOWHERE;
		const { broken, version } = held;
		return {
			version,
			fields: fields.map((field) => {
				const before = sent.get(field);
				// Thousands, of which a step changes few.
				if (before?.found === found) return before.field;
				const placed = { ...field, pages: placesOf(field, fields, found) };
				sent.set(field, { field: placed, found });
				return placed;
			}),
			lists: [...lists],
			parts: [...parts],
			pages: await renderer.pages(held.kept),
			sheets: site.sheets.map((sheet) => ({ ...sheet, name: fileName(sheet.file, content) })),
			pending: [...site.pending],
			...(site.report && { report: site.report.name }),
			names: namesOf(fields, content),
			done: history.done.slice(-LAST),
			undone: history.undone.slice(-LAST),
			...(broken && { broken }),
		};
	}

	/** Where what stands beside a place can be read. */
	const pathsAround = (file: string, path: string): string[] => {
		const list = `${file}#${path.replace(/\d+$/, "")}`;
		const places = held.kept.fields
			.filter(({ id }) => path !== "" && id.startsWith(list))
			.flatMap(({ id }) => held.places?.get(id) ?? []);
		return [...new Set(places.map(({ path }) => path))];
	};

	/** What was typed in fields that are there. */
	async function tryEdits({ operations, page }: TryRequest): Promise<TryAnswer> {
		const edition = orRefusal(() => withOperations(held.kept, inOrder(operations)));
		if (edition instanceof ContentError) return { problems: problemsOf(edition.found) };
		const pages = await renderer.pages(edition);
		// Its address is what is being typed: the last one stays in view.
		if (!pages.some(({ path }) => path === page)) return { problems: [] };
		return { problems: [], page: await renderer.render(page, edition) };
	}

	async function tryMaking(making: Making, page: string): Promise<TryAnswer> {
		const { answer, problems, paths, shown, idOf } = draftOf(held.kept, making);
		const around = pathsAround(making.file, making.path);
		// What stands on every page is shown on the one that somebody sees.
		const places = [...paths, ...(around.includes(page) ? [page] : around.slice(0, 1))];
		const all = await renderer.pages(shown ?? held.kept);
		const pages = all.filter(({ path }) => places.includes(path));
		pages.sort((a, b) => places.indexOf(a.path) - places.indexOf(b.path));
		const isThere = pages.length === 0 || pages.some(({ path }) => path === page);
		const draft = { ...answer, pages };
		if (!shown || !isThere) return { problems, draft };
		const rendered = await renderer.render(page, shown);
		const known = Object.entries(rendered.fields).map(([mark, id]) => [mark, idOf(id)]);
		return { problems, draft, page: { ...rendered, fields: Object.fromEntries(known) } };
	}

	async function removal(operations: readonly Operation[]): Promise<RemovalAnswer> {
		const { references, problems, edition } = removalOf(held.kept, operations);
		const pathsOf = async (one: Edition) => (await renderer.pages(one)).map(({ path }) => path);
		const before = await pathsOf(held.kept);
		const after = edition && (await pathsOf(edition));
		return {
			references,
			problems: problemsOf(problems),
			gone: after ? before.filter((path) => !after.includes(path)) : [],
		};
	}

	return {
		state: () => folder.alone(state),
		async changes(): Promise<Changes> {
			const launch = report?.(held.kept);
			return { ...(await commits.changes(held.kept)), ...(launch && { launch }) };
		},
		/** @param path of a page, which is shown as it was kept. */
		page: (path: string) => renderer.render(path, held.kept),
		/** What a visitor gets: the site as it is kept. */
		visit: (request: IncomingMessage) => renderer.fetch(request, held.kept),
		/** Takes over what others wrote, and tells of it. */
		lookAtDisk: () => folder.alone(() => held.readDisk()),
		...steps,
		/** Nothing is written. */
		async try(request: TryRequest): Promise<TryAnswer> {
			const { operations, page } = request;
			const making = operations.find((one) => one.do === "add" || one.do === "replace");
			if (making) return tryMaking(making, page);
			if (operations.every((one) => one.do === "set")) return tryEdits(request);
			return { problems: [], removal: await removal(operations) };
		},

		async commit(request: CommitRequest): Promise<CommitAnswer> {
			const begun = await folder.alone(async () => {
				held.readDisk();
				const { broken } = held;
				if (broken) return { answer: Promise.resolve({ failed: broken.problem }) };
				return commits.commit(request, held.kept);
			});
			return begun.answer;
		},
	};
}

const NOWHERE: Places = new Map();

/** Of the steps so many are told: the last one, and those that another window undid or redid at once. */
const LAST = 20;
