/** What differs between two states of content/, by its data: what belongs together is one change. */
import { COLLECTIONS } from "../../../src/content/pages.ts";
import type { Content } from "../../../src/content/read-content.ts";
import { countedIn } from "../../contract/counted.ts";
import { dataAt, parentOf, under } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import type { Texts } from "../files.ts";
import { type Delta, deltasOf } from "./deltas.ts";
import { pairsOf, stayingIn } from "./pairs.ts";
import { foldReferences } from "./references.ts";
import { asidesOf } from "./texts.ts";

/** The files, and what their YAML says; of a file that says nothing, no data. */
export interface Held {
	texts: Texts;
	data: ReadonlyMap<string, unknown>;
	/** What the site reads of it, or of what is most like it. */
	content: Content;
}

export type Found = FileFound | OrderFound | DeltaFound | LookFound;

interface Shared {
	file: string;
	/** What goes back together with it. */
	also: Companion[];
}
export interface FileFound extends Shared {
	what: "file";
	turn: "added" | "removed";
	/** Of an entry: its place among those of its folder, counted from 0, and their number. */
	place: number;
	of: number;
	/** How many places that named it went with it, or name another now. */
	references?: number;
}
/** An entry that has another place in its folder. */
export interface OrderFound extends Shared {
	what: "order";
	delta: Delta;
	was: number;
	ofWas: number;
	now: number;
	of: number;
}
export interface DeltaFound extends Shared {
	what: "delta";
	delta: Delta;
	mark?: Mark;
}
/** How the file is written, and what its comments say. */
export interface LookFound extends Shared {
	what: "look";
}

/** A difference that comes and goes with another. */
export interface Companion {
	file: string;
	delta: Delta;
}

/** That a value is not final yet: what says so came, or went. */
export interface Mark {
	of: "placeholder" | "confirm";
	isSet: boolean;
}

export function foundBetween(before: Held, now: Held): Found[] {
	const files = new Set([...Object.keys(now.texts), ...Object.keys(before.texts)]);
	const found = [...files].sort().flatMap((file) => inFile(file, before, now));
	const folders = Object.keys(COLLECTIONS).map((name) => `content/${name}/`);
	const isEntry = ({ file }: Found) => folders.some((folder) => file.startsWith(folder));
	const all = [
		...found.filter((one) => !isEntry(one)),
		...folders.flatMap((folder) => placeEntries(folder, before, now, found)),
	];
	return foldReferences(all, before);
}

function inFile(file: string, before: Held, now: Held): Found[] {
	const [was, is] = [before.texts[file], now.texts[file]];
	if (was === is) return [];
	if (was === undefined || is === undefined) {
		const turn = was === undefined ? "added" : "removed";
		return [{ what: "file", file, turn, place: -1, of: 0, also: [] }];
	}
	const data = [before.data.get(file), now.data.get(file)] as [Data, Data];
	const counted = countedIn(file, data[1], now.content);
	const deltas = deltasOf(...data).filter(
		(delta) => !counted.some(({ list, number }) => isSameItem(delta, number, list, data)),
	);
	const found = deltas.map((delta): DeltaFound => ({ what: "delta", file, delta, also: [] }));
	const isLook = deltas.length === 0 || asidesOf(was, is).length > 0;
	return [
		...foldMarks(found, data[1]),
		...(isLook ? [{ what: "look" as const, file, also: [] }] : []),
	];
}

/** It says which of a list by its number, and means the one that it meant. */
function isSameItem(delta: Delta, number: string, list: string, [was, now]: [Data, Data]): boolean {
	if (delta.do !== "value" || delta.path !== number) return false;
	const lists = [dataAt(was, list), dataAt(now, list)];
	if (!lists.every(Array.isArray)) return false;
	const { was: places } = pairsOf(...(lists as [Data[], Data[]]));
	return places[Number(delta.now) - 1] === Number(delta.was) - 1;
}

/** The field of a group that says 'not yet' of it. */
export const MARK = /(?:^|\.)(confirm|placeholder)$/;
/** Names values of its file. */
export const MARKS = "placeholders";

/** 'Not yet', said of a value that changed too, is one change with it. */
function foldMarks(found: DeltaFound[], now: Data): DeltaFound[] {
	return found.filter((one) => {
		const mark = markOf(one.delta, now);
		const host = mark && found.find((other) => other !== one && mark.isOf(other.delta));
		if (!host) return true;
		host.mark ??= { of: mark.of, isSet: mark.isSet };
		host.also.push({ file: one.file, delta: one.delta });
		return false;
	});
}

function markOf(delta: Delta, now: Data): (Mark & { isOf(value: Delta): boolean }) | undefined {
	if (delta.do === "value") {
		const [, of] = MARK.exec(delta.path) ?? [];
		const isOf = ({ do: does, path }: Delta) =>
			does === "value" && !MARK.test(path) && parentOf(path) === parentOf(delta.path);
		return of ? { of: of as Mark["of"], isSet: delta.now === true, isOf } : undefined;
	}
	if (delta.path !== MARKS || delta.do === "moved") return undefined;
	const isSet = delta.do === "added";
	const name = isSet ? dataAt(now, under(MARKS, delta.index)) : delta.item;
	return { of: "placeholder", isSet, isOf: ({ path }) => path === name };
}

interface Entry {
	file: string;
	order: number;
}

/** Entries in their folder: who came, went and moved, and whose number followed. */
function placeEntries(folder: string, before: Held, now: Held, found: Found[]): Found[] {
	const own = found.filter(({ file }) => file.startsWith(folder));
	if (own.length === 0) return [];
	const [was, is] = [entriesIn(folder, before), entriesIn(folder, now)];
	const placeOf = (entries: Entry[], file: string) =>
		entries.findIndex((entry) => entry.file === file);

	for (const one of own)
		if (one.what === "file") {
			const entries = one.turn === "added" ? is : was;
			Object.assign(one, { place: placeOf(entries, one.file), of: entries.length });
		}
	const numbers = own.filter(isOrder);
	const renumbered = new Set(numbers.map(({ file }) => file));
	const moved = movedAmong(was, is, renumbered);
	const orders = numbers.map((one): Found => {
		if (!moved.has(one.file)) return one;
		return {
			...one,
			what: "order",
			was: placeOf(was, one.file),
			ofWas: was.length,
			now: placeOf(is, one.file),
			of: is.length,
		};
	});
	const rest = own.filter((one) => !isOrder(one));
	const host =
		orders.find(({ what }) => what === "order") ?? rest.find(({ what }) => what === "file");
	const followers = host ? orders.filter(({ what }) => what !== "order") : [];
	host?.also.push(...(followers as DeltaFound[]).map(({ file, delta }) => ({ file, delta })));
	return [...rest, ...orders.filter((one) => !followers.includes(one))];
}

const isOrder = (found: Found): found is DeltaFound =>
	found.what === "delta" && found.delta.do === "value" && found.delta.path === "order";

const entriesIn = (folder: string, { data }: Held): Entry[] =>
	[...data]
		.filter(([file]) => file.startsWith(folder))
		.map(([file, own]) => ({ file, order: Number(dataAt(own as Data, "order")) }))
		.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file));

/** Who changed places with one that kept its number, or with more of the others than not. */
function movedAmong(was: Entry[], now: Entry[], renumbered: ReadonlySet<string>): Set<string> {
	const before = new Map(was.map(({ file }, place) => [file, place]));
	const common = now.map(({ file }) => file).filter((file) => before.has(file));
	const places = new Map(common.map((file, place) => [file, place]));
	const isPassed = (one: string, other: string) =>
		(before.get(one) as number) < (before.get(other) as number) !==
		(places.get(one) as number) < (places.get(other) as number);
	const kept = common.filter((file) => !renumbered.has(file));
	const fits = common.filter((file) =>
		kept.every((other) => other === file || !isPassed(file, other)),
	);
	const staying = [...stayingIn(fits.map((file) => before.get(file)))].map((place) => fits[place]);
	return new Set(common.filter((file) => !staying.includes(file)));
}
