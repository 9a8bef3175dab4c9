/** What the panel sends, as the server takes it. `protocol.ts` has the answers. */
import { z } from "astro/zod";
import type { Data } from "./protocol.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const data: z.ZodType<Data> = z.lazy(() =>
	z.union([value, z.array(data), z.record(z.string(), data)]),
);
/** A field, an item of a list (`…/x.yaml`, `tasks.2`), a part, or an entry: its file, with an empty path. */
const place = { file: z.string(), path: z.string() };

/** The only way in which anything changes. */
const operation = z.discriminatedUnion("do", [
	/** Comes before the item that has that place now. A new entry's file is its folder: `content/vacatures/`. */
	z.strictObject({ do: z.literal("add"), ...place, data }),
	/** What is there becomes this. */
	z.strictObject({ do: z.literal("replace"), ...place, data }),
	/** To this place, counted from 0, once it is taken from its own. */
	z.strictObject({ do: z.literal("move"), ...place, to: z.int().nonnegative() }),
	z.strictObject({ do: z.literal("remove"), ...place }),
	/**
	 * What one field says; null takes the field away, or the item out of its list. `base` is what its editor saw
	 * in the file before, if somebody did: another value by now is a conflict.
	 */
	z.strictObject({ do: z.literal("set"), ...place, value, base: value.exactOptional() }),
]);
export type Operation = z.infer<typeof operation>;
export type SetOperation = Extract<Operation, { do: "set" }>;

/** By the path of the API that takes it. */
export const requests = {
	/** What would become of these operations. Nothing is written. `page`: where to render that, unless it is refused. */
	try: z.strictObject({
		operations: z.array(operation).min(1),
		page: z.string().startsWith("/"),
	}),
	/**
	 * Writes all operations as one step, what goes as the last, or none; or takes back one of the changes since the last
	 * commit. `version` is that of the state in which they were chosen: places in lists may have changed since.
	 */
	apply: z.strictObject({
		operations: z.array(operation),
		version: z.number(),
		revert: z.string().exactOptional(),
	}),
	/** What could be better in a text, as visitors read it. Nothing is refused by it. */
	hints: z.strictObject({ ...place, text: z.string() }),
	/**
	 * What is typed and in no file yet, null where it is no more; and the window that sends it. It belongs to the
	 * window that typed last: of what goes, `was` says what the window knew of it.
	 */
	drafts: z.strictObject({
		changes: z.record(z.string(), z.string().nullable()),
		was: z.record(z.string(), z.string()),
		from: z.string(),
	}),
	/** Everything in content/ that changed, and nothing else; the author is of this commit only. */
	commit: z.strictObject({
		sentence: z.string().trim().min(1),
		author: z.strictObject({ name: z.string().trim().min(1), email: z.email() }).exactOptional(),
	}),
};
type Request<Path extends keyof typeof requests> = z.infer<(typeof requests)[Path]>;
export type TryRequest = Request<"try">;
export type ApplyRequest = Request<"apply">;
export type HintsRequest = Request<"hints">;
export type DraftsRequest = Request<"drafts">;
export type CommitRequest = Request<"commit">;
