import { expect, test } from "vitest";
import type { LaunchFinding } from "../../packages/redactie/src/protocol.ts";
import { type Edition, editionOf } from "../../packages/redactie/src/server/edition.ts";
import { withOperations } from "../../packages/redactie/src/server/operations.ts";
import type { Content } from "../../src/content/read-content.ts";
import { real } from "../../tests/planted-mistakes.ts";
import { report } from "./launch-list.ts";

const first = editionOf(real);
const began = report.begin(first.content as Content);
const listed = (edition: Edition) => began({ ...edition, content: edition.content as Content });
const pointsOf = (edition: Edition) => listed(edition).launch.flatMap(({ findings }) => findings);
const points = pointsOf(first);
const withProblem = (problem: string) => points.filter((point) => point.problem === problem);

/** What only people who work in files can do something with. */
const RAW = /src\/|placeholder|\.yaml|\b(measured|source|legal|confirm|year)\b|#|^$/;

test("the list says everything in words for who has boxes and ticks", () => {
	const { launch } = listed(first);
	for (const { advice } of launch) expect(advice).not.toMatch(RAW);
	for (const { name, place = "-", about = "-" } of points)
		for (const said of [name, place, about]) expect(said).not.toMatch(RAW);
});

test("points of one subject cannot be told apart only by their file", () => {
	for (const { title, findings } of listed(first).launch) {
		const names = findings.map(({ name, place, about }) => `${place} ${name} ${about}`);
		expect(new Set(names).size, title).toBe(names.length);
	}
});

test("a promise is listed by its first words, a source by what it is of", () => {
	for (const { about } of withProblem("is nog niet bevestigd")) expect(about).toMatch(/\p{L}/u);
	for (const { about } of withProblem("ontbreekt").filter(({ name }) => name.includes("bron")))
		expect(about).toMatch(/\p{L}/u);
});

test("what is settled stays where it was, and no longer counts", () => {
	const before = listed(first).blocking;
	const [promise] = withProblem("is nog niet bevestigd") as [LaunchFinding];
	const [file = "", path] = promise.id.split("#");
	const after = withOperations(first, [{ do: "set", file, path: `${path}.confirm`, value: null }]);
	expect(pointsOf(after).map(({ id }) => id)).toEqual(points.map(({ id }) => id));
	expect(pointsOf(after).filter(({ settled }) => settled)).toMatchObject([{ id: promise.id }]);
	expect(listed(after).blocking).toEqual({ ...before, now: before.now - 1 });
});
