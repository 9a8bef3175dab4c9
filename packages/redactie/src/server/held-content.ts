/** The content that is edited: what the files hold, as it last was valid, and where it can be read. */
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Changed, State } from "../protocol.ts";
import { ContentError } from "../site.ts";
import { words } from "../words.ts";
import { type Edition, editionOf } from "./edition.ts";
import { type Changes, type ContentFolder, type Texts, withChanges } from "./files/files.ts";
import { byField, findPlaces, type Places, type PlacesByPage, untouched } from "./pages/places.ts";
import type { Renderer } from "./pages/renderer.ts";

/** Milliseconds after a change, before all pages are rendered for it: others follow, in a row of work. */
const PLACES_PAUSE = 3000;

export type HeldContent = ReturnType<typeof holdContent>;

/**
 * @param tell hears of every change of the content.
 * @throws {ContentError} when the content is not valid to begin with.
 */
export function holdContent(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
) {
	let disk = folder.readAll();
	let kept = editionOf(disk);
	let broken: State["broken"];
	let version = Date.now();
	const began = version;
	const writtenAt = new Map<string, number>();
	let places: Places | undefined;
	/** By page, and of which edition. */
	let found: { pages: PlacesByPage; edition: Edition } | undefined;

	function become(edition: Edition) {
		const before = new Map(kept.fields.map(({ id, value }) => [id, value]));
		const ids = edition.fields
			.filter(({ id, value }) => before.get(id) !== value)
			.map(({ id }) => id);
		const { texts } = kept;
		kept = edition;
		version++;
		for (const file of new Set([...Object.keys(texts), ...Object.keys(edition.texts)]))
			if (texts[file] !== edition.texts[file]) writtenAt.set(file, version);
		tell({ version, ids });
		void findPlacesAnew();
	}

	let finding: Promise<void> | undefined;
	/** Renders pages, behind whatever is asked meanwhile; once for a row of changes. */
	function findPlacesAnew() {
		finding ??= (async () => {
			const before = places;
			do {
				// The page that somebody waits for goes first.
				if (places) await setTimeout(PLACES_PAUSE);
				const edition = kept;
				const { content, fields } = edition;
				const known = found ? untouched(found.pages, found.edition.fields, fields) : new Map();
				const paths = (await renderer.pages(content, fields)).map(({ path }) => path);
				const render = (path: string) => renderer.render(path, content, fields);
				found = { edition, pages: await findPlaces(paths, render, known) };
				const now = byField(found.pages);
				// Most changes are of words: these stand where they stood.
				if (!isDeepStrictEqual(now, places)) places = now;
			} while (found.edition !== kept);
			if (places === before) return;
			version++;
			tell({ version, ids: [] });
		})()
			.catch((error) => console.error(error))
			.finally(() => {
				finding = undefined;
			});
		return finding;
	}

	function readDisk() {
		const now = folder.readAll();
		if (isDeepStrictEqual(now, disk)) return;
		disk = now;
		broken = undefined;
		try {
			become(editionOf(now, kept));
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			const [found] = error.found;
			if (found) broken = { file: found.file, problem: words.place(found) };
			// The other files go on; what is wrong stays as it last was.
			become(validPartOf(now, kept, error));
		}
	}

	/** Why nothing of this file can be kept: others wrote in it what is not taken over. */
	const refusalOf = (file: string) =>
		disk[file] === kept.texts[file]
			? undefined
			: file === broken?.file
				? broken.problem
				: words.notTakenOver;

	void findPlacesAnew();
	return {
		/** What is shown and edited: as on disk, but for files that are not valid: those are as they last were. */
		get kept() {
			return kept;
		},
		/** What the files hold, as far as it is known. */
		get disk() {
			return disk;
		},
		get broken() {
			return broken;
		},
		/** Counts up with every change; higher than any of a server that ran before. */
		get version() {
			return version;
		},
		/** Undefined until all pages were rendered once. */
		get places() {
			return places;
		},
		/** The files that others or we wrote since the content had this version. */
		writtenSince: (then: number, files: readonly string[]) =>
			then < began ? [...files] : files.filter((file) => (writtenAt.get(file) ?? 0) > then),
		/** Takes over what others wrote. */
		readDisk,
		refusalOf,
		/** @throws {FileError | ContentError} Then nothing was written. */
		write(changes: Changes, edition: Edition) {
			const found = [...changes.keys()].flatMap((file) => {
				const text = refusalOf(file);
				return text ? [{ file, path: "", text }] : [];
			});
			if (found.length > 0) throw new ContentError(found);
			folder.write(changes);
			disk = withChanges(disk, changes);
			become(edition);
		},
	};
}

/** As much of the texts on disk as the contract takes; the rest as it was. */
function validPartOf(disk: Texts, kept: Edition, { found }: ContentError): Edition {
	const asItWas = found.reduce((texts, { file }) => withFile(texts, file, kept.texts[file]), disk);
	const valid = editionOrNull(asItWas, kept);
	if (valid) return valid;
	// What is named as wrong may only be so beside another file: then each by itself.
	return Object.keys({ ...kept.texts, ...disk })
		.filter((file) => disk[file] !== kept.texts[file])
		.reduce((so, file) => editionOrNull(withFile(so.texts, file, disk[file]), so) ?? so, kept);
}

const withFile = (texts: Texts, file: string, text: string | undefined): Texts =>
	withChanges(texts, new Map([[file, { before: null, after: text ?? null }]]));

function editionOrNull(texts: Texts, before: Edition): Edition | null {
	try {
		return editionOf(texts, before);
	} catch (error) {
		if (error instanceof ContentError) return null;
		throw error;
	}
}
