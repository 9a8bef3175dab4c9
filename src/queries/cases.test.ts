import { expect, it } from "vitest";
import { content } from "@/content/content";
import { type Case, getCasesOfDienst } from "./cases.ts";

it("the cases of a service are three at most, those that can be read before the others", () => {
	const [entry] = content.cases as [Case];
	const caseOf = (id: string, dienst: string, link: string) => ({ ...entry, id, dienst, link });
	const cases = [
		caseOf("a", "team", "#"),
		caseOf("b", "team", "/cases/b"),
		caseOf("c", "advies", "/cases/c"),
		caseOf("d", "team", "#"),
		caseOf("e", "team", "/cases/e"),
	];
	content.cases.splice(0, content.cases.length, ...cases);
	expect(getCasesOfDienst("team").map(({ id }) => id)).toEqual(["b", "e", "a"]);
	expect(getCasesOfDienst("advies").map(({ id }) => id)).toEqual(["c"]);
	expect(getCasesOfDienst("project")).toEqual([]);
});
