/** How values without a mark are read on a page: a number, a time, a month counted from a start. */
import type { Field, FieldId } from "../protocol.ts";
import { fold } from "./cover.ts";

/** Words are equal but for capitals, spaces, and how a period of time is written. */
export const plain = (text: string) => fold(text.replaceAll(/[\s\u00ad|]+/g, " ").trim());

/** Asked of every field at each move of the pointer over words without a mark. */
const known = new WeakMap<Field, string>();
export function plainOf(field: Field): string {
	const words = known.get(field) ?? plain(field.shown);
	known.set(field, words);
	return words;
}

/** Where a thing stands among others: nobody reads these numbers. */
const ORDER = /(?:^|\.)(?:order|choice|parts|times|distance|share)$/;
const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?/g;

/** Whether these words are made of the value of this field. */
export function says(field: Field, words: string): boolean {
	const { kind, value, shown, path } = field;
	if (kind === "number" && ORDER.test(path)) return false;
	if (kind === "number") return numbersIn(words).includes(Number(value));
	if (/^\d\d:\d\d$/.test(shown)) return digits(words) === digits(shown);
	const [own, said] = [plainOf(field), plain(words)];
	return own !== "" && said.length > 1 && (` ${own} `.includes(` ${said} `) || own === said);
}

const numbersIn = (words: string) =>
	[...words.matchAll(NUMBER)].map(([number]) =>
		Number(number.replaceAll(".", "").replace(",", ".")),
	);

const digits = (words: string) => words.replaceAll(/\D+/g, "").replace(/^0+(?=\d)/, "");

const MONTHS = Array.from({ length: 12 }, (_, month) =>
	new Intl.DateTimeFormat("nl-NL", { month: "long", timeZone: "UTC" }).format(
		Date.UTC(2000, month),
	),
);
export const monthName = (month: number) => MONTHS[month % 12] ?? "";
const START = /^([a-z]+) (\d{4})$/;

/** 'mei–september 2024': its months, counted since the year 0; undefined for other words. */
export function monthsIn(words: string): number[] | undefined {
	const found: { month: number; year?: number }[] = [];
	for (const [word] of words.toLowerCase().matchAll(/[a-z]+|\d+/g)) {
		const month = MONTHS.indexOf(word);
		if (month >= 0) found.push({ month });
		else if (!/^\d{4}$/.test(word)) return undefined;
		else for (const one of found) one.year ??= Number(word);
	}
	const months = found.flatMap(({ month, year }) => (year ? [12 * year + month] : []));
	return months.length > 0 && months.length === found.length ? months : undefined;
}

/** The start of the line of time that a field is part of. */
export function startOf(fields: ReadonlyMap<FieldId, Field>, { file, path }: Field) {
	for (let parent = path; parent; parent = parent.slice(0, Math.max(parent.lastIndexOf("."), 0))) {
		const start = fields.get(`${file}#${parent}.start`);
		if (start && START.test(String(start.value))) return start;
	}
	return undefined;
}

/** In which month a number lies that is counted from a start. */
export function monthOf(fields: ReadonlyMap<FieldId, Field>, field: Field): number | undefined {
	const key = field.path.split(".").at(-1) ?? "";
	if (field.value === null || !["month", "from", "to"].includes(key)) return undefined;
	const start = startOf(fields, field);
	const [first] = start ? (monthsIn(String(start.value)) ?? []) : [];
	if (start === undefined || first === undefined) return undefined;
	const length = fields.get(`${start.file}#${start.path.replace(/start$/, "months")}`)?.value;
	const at = Number(field.value);
	return first + (key === "to" ? Math.ceil(at) - 1 : Math.floor(Math.min(at, Number(length) - 1)));
}
