import { expect, test } from "vitest";
import type { Field } from "../../protocol.ts";
import { figuresIn } from "./figures.ts";
import { operationsFor } from "./making.ts";

test("one claim, and its name in each text", () => {
	const [figure] = figuresIn("Met 23 applicaties.");
	if (!figure) throw new Error("No figure");
	const field = (path: string, value: string) => ({
		field: { file: "content/x.yaml", path, value } as Field,
	});
	const uses = [field("a", "Met 23 applicaties."), field("b", "23 applicaties")];
	const claim = { figure, key: "x", reading: "aantal", about: " Hoeveel. ", uses };
	expect(operationsFor({ ...claim, isNumber: false })).toEqual([
		{
			do: "add",
			file: "content/claims.yaml",
			path: "x",
			data: { about: "Hoeveel.", readings: { aantal: "23 applicaties" } },
		},
		{ do: "set", file: "content/x.yaml", path: "a", value: "Met {{claims.x.aantal}}." },
		{ do: "set", file: "content/x.yaml", path: "b", value: "{{claims.x.aantal}}" },
	]);
	const [added, ...set] = operationsFor({ ...claim, isNumber: true });
	expect(added).toMatchObject({ data: { readings: { aantal: "23" } } });
	expect(set).toMatchObject([
		{ value: "Met {{claims.x.aantal}} applicaties." },
		{ value: "{{claims.x.aantal}} applicaties" },
	]);
});
