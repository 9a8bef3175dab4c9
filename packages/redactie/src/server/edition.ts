/** The content: what the files hold, or would hold after an edit, and the one that is being edited. */
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Named, namedIn } from "../contract/fields.ts";
import type { Changed, State, Value } from "../protocol.ts";
import { type Content, ContentError, orRefusal, type Site, site } from "../site.ts";
import { words } from "../words.ts";
import {
	type Changes,
	type ContentFolder,
	changedFiles,
	type Texts,
	withChanges,
} from "./files/files.ts";
import { byField, findPlaces, type Places, type PlacesByPage, untouched } from "./pages/marks.ts";
import type { Renderer } from "./pages/renderer.ts";
import { readYaml } from "./yaml.ts";

export interface Edition extends Readonly<Named> {
	texts: Texts;
	/** Of each file, as its YAML says it. */
	data: ReadonlyMap<string, unknown>;
	content: Content;
}

/** What was read last, of which site: what is tried is what is kept a moment later. */
let last: (Edition & { site: Site }) | undefined;

/**
 * @param before Most texts are those of the edition before: they are not read again.
 * @throws {ContentError} when the contract refuses the texts.
 */
export function editionOf(texts: Texts, before?: Edition): Edition {
	if (last?.site === site && changedFiles(last.texts, texts).length === 0) return last;
	const data = readYaml(texts, before);
	const content = site.read(data);
	last = { site, texts, data, content, ...namedIn(data, content) };
	return last;
}

/** As it is written: one line or one paragraph, with nothing around it. */
export const asWritten = (value: Value): Value =>
	typeof value === "string" ? value.replaceAll(/[\t\r\n]+/g, " ").trim() : value;

/** Milliseconds after a change, before all pages are rendered for it: others follow, in a row of work. */
const PLACES_PAUSE = 3000;

export type HeldContent = ReturnType<typeof holdContent>;

/**
 * The content that is edited: what the files hold, as it last was valid, and where it can be read.
 * @param tell hears of every change of the content.
 * @throws {ContentError} when the content is not valid to begin with.
 */
export function holdContent(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
) {
	const disk = folder.readAll();
	const began = Date.now();
	const held = {
		/** What is shown and edited: as on disk, but for files that are not valid: those are as they last were. */
		kept: editionOf(disk),
		/** What the files hold, as far as it is known. */
		disk,
		broken: undefined as State["broken"],
		/** Counts up with every change; higher than any of a server that ran before. */
		version: began,
		/** Undefined until all pages were rendered once. */
		places: undefined as Places | undefined,
		/** The files that others or we wrote since the content had this version. */
		writtenSince: (then: number, files: readonly string[]) =>
			then < began ? [...files] : files.filter((file) => (writtenAt.get(file) ?? 0) > then),
		/** Takes over what others wrote. */
		readDisk,
		write,
	};
	const writtenAt = new Map<string, number>();
	/** By page, and of which edition. */
	let found: { pages: PlacesByPage; edition: Edition } | undefined;

	function become(edition: Edition) {
		const { texts } = held.kept;
		held.kept = edition;
		held.version++;
		for (const file of changedFiles(texts, edition.texts)) writtenAt.set(file, held.version);
		tell({ version: held.version });
		void findPlacesAnew();
	}

	let finding: Promise<void> | undefined;
	/** Renders pages, behind whatever is asked meanwhile; once for a row of changes. */
	function findPlacesAnew() {
		finding ??= (async () => {
			const before = held.places;
			do {
				// The page that somebody waits for goes first.
				if (held.places) await setTimeout(PLACES_PAUSE);
				const edition = held.kept;
				const known = found ? untouched(found.pages, found.edition, edition) : new Map();
				const paths = (await renderer.pages(edition)).map(({ path }) => path);
				const render = (path: string) => renderer.render(path, edition);
				found = { edition, pages: await findPlaces(paths, render, known) };
				const now = byField(found.pages);
				// Most changes are of words: these stand where they stood.
				if (!isDeepStrictEqual(now, held.places)) held.places = now;
			} while (found.edition !== held.kept);
			if (held.places === before) return;
			held.version++;
			tell({ version: held.version });
		})()
			.catch((error) => console.error(error))
			.finally(() => {
				finding = undefined;
			});
		return finding;
	}

	function readDisk() {
		const now = folder.readAll();
		if (isDeepStrictEqual(now, held.disk)) return;
		held.disk = now;
		held.broken = undefined;
		const edition = orRefusal(() => editionOf(now, held.kept));
		if (!(edition instanceof ContentError)) return become(edition);
		const [found] = edition.found;
		if (found) held.broken = { file: found.file, problem: words.place(found) };
		// The other files go on; what is wrong stays as it last was.
		become(validPartOf(now, held.kept, edition));
	}

	/** @throws {FileError | ContentError} Then nothing was written. */
	function write(changes: Changes, edition: Edition) {
		const found = [...changes.keys()]
			// Others wrote in it what is not taken over.
			.filter((file) => held.disk[file] !== held.kept.texts[file])
			.map((file) => {
				const text = file === held.broken?.file ? held.broken.problem : words.notTakenOver;
				return { file, path: "", text };
			});
		if (found.length > 0) throw new ContentError(found);
		folder.write(changes);
		held.disk = withChanges(held.disk, changes);
		become(edition);
	}

	void findPlacesAnew();
	return held;
}

/** As much of the texts on disk as the contract takes; the rest as it was. */
function validPartOf(disk: Texts, kept: Edition, { found }: ContentError): Edition {
	const asItWas = found.reduce((texts, { file }) => withFile(texts, file, kept.texts[file]), disk);
	const editionWith = (own: Texts, before: Edition) => orRefusal(() => editionOf(own, before));
	const valid = editionWith(asItWas, kept);
	if (!(valid instanceof ContentError)) return valid;
	// What is named as wrong may only be so beside another file: then each by itself.
	return changedFiles(kept.texts, disk).reduce((so, file) => {
		const next = editionWith(withFile(so.texts, file, disk[file]), so);
		return next instanceof ContentError ? so : next;
	}, kept);
}

const withFile = (texts: Texts, file: string, text: string | undefined): Texts =>
	withChanges(texts, new Map([[file, { before: null, after: text ?? null }]]));
