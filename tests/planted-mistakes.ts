/** For the tests of reading content: the site's own content with a mistake planted in it. */
import { expect } from "vitest";
import { parseDocument } from "yaml";
import { contentFiles } from "../src/content/content-files.ts";
import { ContentError, contentOf, readYaml } from "../src/content/read-content.ts";
import { inWords } from "../src/fields/wording.ts";

/** The site's real content: every mistake below is one edit away from it. */
export const real = contentFiles(".");

const kept = readYaml(real);
/** What files hold. Those that are the real ones were read already. */
export function dataWith(files: Record<string, string>): Map<string, unknown> {
	const other = Object.entries(files).filter(([file, text]) => text !== real[file]);
	const read = readYaml(Object.fromEntries(other));
	const names = Object.keys(files).sort();
	return new Map(names.map((file) => [file, (read.has(file) ? read : kept).get(file)]));
}
export const contentWith = (files: Record<string, string>) => contentOf(dataWith(files));

export const CASE = "content/cases/openshift-aws.yaml";

/** The problems after replacing `from` by `to` in one file. */
export function problemsAfter(file: string, from: string | RegExp, to: string): string[] {
	const source = real[file];
	const edited = source?.replace(from, to);
	expect(edited, `${file} no longer holds ${from}: adapt the test`).not.toBe(source);
	return problemsOf({ ...real, [file]: edited ?? "" });
}

/** The problems after one file holds other values, each at its path; without a value nothing stands there. */
export function problemsWith(file: string, values: Record<string, unknown>): string[] {
	const entry = parseDocument(real[file] ?? "");
	for (const [path, value] of Object.entries(values)) {
		const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
		if (value === undefined) entry.deleteIn(keys);
		else entry.setIn(keys, entry.createNode(value));
	}
	return problemsOf({ ...real, [file]: `${entry}` });
}

export function problemsOf(files: Record<string, string>): string[] {
	try {
		contentWith(files);
	} catch (error) {
		if (error instanceof ContentError) return error.found.map(inWords);
		throw error;
	}
	return [];
}
