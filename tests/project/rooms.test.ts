/**
 * Who may import whom: the table of rooms in CONTRIBUTING.md, held against every import of src/.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { root } from "../built-site.ts";

const contributing = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
/** Each room with those that it may import, from the highest to the lowest. */
const TABLE = new Map(
	[...contributing.matchAll(/^\| +`?([a-z, /]+?)\/?`? +\|[^|]+\| +(.+?) +\|$/gm)].flatMap(
		([, room = "", may = ""]) => (room === "room" ? [] : [[named(room), may] as const]),
	),
);
const ROOMS = [...TABLE.keys()];

/** Sources without tests, by their path from the root. */
const SOURCES = globSync("src/**/*.{ts,tsx,astro,css}", { cwd: root }).filter(
	(file) => !file.includes(".test."),
);
const IMPORT = /(import type\b[^;"']*|[^;"'\n]*)["']((?:@|\.\.?)\/[^"'\n?]+)/g;

interface Import {
	from: string;
	to: string;
	/** Only a type, of which nothing is left when the code runs. */
	isType: boolean;
}
const IMPORTS: Import[] = SOURCES.flatMap((from) =>
	[...readFileSync(join(root, from), "utf8").matchAll(IMPORT)].flatMap(
		([, before = "", address = ""]) => {
			const path = address.startsWith("@/")
				? `src/${address.slice(2)}`
				: join(dirname(from), address);
			const to = ["", ".ts", ".tsx"].map((ending) => path + ending).find((file) => isFile(file));
			return to ? [{ from, to, isType: before.startsWith("import type") }] : [];
		},
	),
);

test("the table is read", () => {
	expect(ROOMS.length).toBeGreaterThan(15);
	expect(IMPORTS.length).toBeGreaterThan(1000);
	expect(IMPORTS.filter(({ to }) => to.endsWith(".css")).length).toBeGreaterThan(100);
});

test("a room imports what its row names, which stands below it", () => {
	const wrong = IMPORTS.filter(({ from, to }) => !mayImport(from, to)).map(
		({ from, to }) =>
			`${from} imports ${to}: ${roomOf(from)} may import ${TABLE.get(roomOf(from)) ?? "nothing"}.`,
	);
	if (wrong.length > 0) expect.fail(`See 'Rooms' in CONTRIBUTING.md.\n- ${wrong.join("\n- ")}`);
	const up = ROOMS.flatMap((room, place) =>
		ROOMS.slice(0, place)
			.filter((above) => names(room, above))
			.map((above) => `${room} names ${above}, which stands above it`),
	);
	expect(up).toEqual([]);
});

test("what reaches visitors as script reaches neither content nor Node", () => {
	const wrong = SOURCES.filter((file) => /\.(island|client|inline)\.tsx?$/.test(file)).flatMap(
		(start) =>
			reached(start)
				.filter(
					(file) =>
						["content", "queries", "schemas", "fields", "launch", "build"].includes(roomOf(file)) ||
						/from "(node:|zod|yaml)/.test(readFileSync(join(root, file), "utf8")),
				)
				.map((file) => `${start} reaches ${file}`),
	);
	expect(wrong).toEqual([]);
});

function isFile(path: string): boolean {
	return /\.(ts|tsx|astro|css)$/.test(path) && existsSync(join(root, path));
}

/** `schemas` stands for the contract of a feature, wherever its folder is. */
function named(room: string): string {
	return room.startsWith("schemas") ? "schemas" : room;
}

function roomOf(file: string): string {
	if (/\.(schema|check)\.ts$/.test(file)) return "schemas";
	return file.startsWith("src/drawings/kit/") ? "drawings/kit" : (file.split("/")[1] ?? "");
}

/** The folder of its own within a room of features: `drawings/waves`. */
const featureOf = (file: string) => file.split("/").slice(1, 3).join("/");

function names(room: string, other: string): boolean {
	const may = TABLE.get(room) ?? "";
	return may.startsWith("all but") ? !may.includes(other) : may.split(", ").includes(other);
}

function mayImport(from: string, to: string): boolean {
	// Of assets and of the types of content all may know.
	if (to === "src/content/types.ts" || !TABLE.has(roomOf(from)) || !TABLE.has(roomOf(to)))
		return true;
	if (roomOf(from) !== roomOf(to)) return names(roomOf(from), roomOf(to));
	// What stands in no folder of the room is the list of its features.
	if (!["drawings", "tools", "sections"].includes(roomOf(from)) || from.split("/").length === 3)
		return true;
	return featureOf(from) === featureOf(to) || /^\w+\/(kit|shared)$/.test(featureOf(to));
}

/** All files that come along with one, by imports of more than a type. */
function reached(start: string): string[] {
	const found = new Set([start]);
	for (const file of found)
		for (const { from, to, isType } of IMPORTS) if (from === file && !isType) found.add(to);
	return [...found];
}
