import { describe, expect, it } from "vitest";
import { datesOf } from "./content-dates.ts";

describe("the dates of git's history", () => {
	const log =
		"\0DAY2\n\ncontent/a.yaml\ncontent/één.yaml\n\0DAY1\n\ncontent/a.yaml\ncontent/b.yaml";

	it("are those of a file's newest commit", () => {
		expect(Object.fromEntries(datesOf(log, [""]))).toEqual({
			"content/a.yaml": "DAY2",
			"content/één.yaml": "DAY2",
			"content/b.yaml": "DAY1",
		});
	});

	it("are not known of a file that was changed since", () => {
		expect(datesOf(log, ["content/b.yaml"]).has("content/b.yaml")).toBe(false);
	});

	it("are none without commits", () => {
		expect(datesOf("", [""]).size).toBe(0);
	});
});
