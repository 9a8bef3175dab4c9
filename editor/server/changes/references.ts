/** What went because an entry did: links to its page, its name in lists, the answers for it. */
import { entryPath } from "../../../src/content/pages.ts";
import { dataAt } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { folderOf } from "../form-entries.ts";
import type { DeltaFound, FileFound, Found, Held } from "./found.ts";

/** An entry that was removed and all that named it are one change. */
export function foldReferences(found: readonly Found[], before: Held): Found[] {
	const entries = found.filter(
		(one) => one.what === "file" && one.turn === "removed",
	) as FileFound[];
	const folded = new Set<Found>();
	for (const entry of entries) {
		const names = namesOf(entry.file, before);
		const own = found.filter(
			(one): one is DeltaFound => one.what === "delta" && !folded.has(one) && names(one),
		);
		for (const one of own) folded.add(one);
		entry.references = own.length;
		// Values first, and what stood last in its list before what stood first: each then finds its place.
		entry.also.push(
			...own
				.toSorted((a, b) => placeOf(b) - placeOf(a))
				.map(({ file, delta }) => ({ file, delta })),
		);
	}
	return found.filter((one) => !folded.has(one));
}

const placeOf = ({ delta }: DeltaFound) =>
	delta.do === "removed" ? delta.place : Number.POSITIVE_INFINITY;

function namesOf(file: string, { data }: Held): (one: DeltaFound) => boolean {
	const folder = folderOf(file);
	const id = file.replace(/^.*\/|\.yaml$/g, "");
	const slug = dataAt(data.get(file) as Data, "slug");
	const path = folder && typeof slug === "string" ? entryPath(folder, { slug }) : undefined;
	// Another page names technologies of an expertise.
	const technologies = dataAt(data.get(file) as Data, "technologies.items");
	const named = Array.isArray(technologies) ? technologies.map((one) => dataAt(one, "name")) : [];
	const names = new Set([id, path, ...named].filter((name) => name !== undefined));
	const isName = (value: Data | undefined): boolean =>
		typeof value === "object" && value !== null
			? Object.entries(value).some(([key, part]) => key === id || isName(part))
			: value !== undefined && names.has(value);
	return ({ delta }) => {
		if (folder === undefined) return false;
		if (delta.do === "removed") return isName(delta.item);
		return delta.do === "value" && (delta.from.split(".").at(-1) === id || isName(delta.was));
	};
}
