import { afterAll, expect, it } from "vitest";
import { content } from "@/content/content";
import { type Case, getCasesOfDienst } from "./cases.ts";

const { cases: own } = content;
// Other tests read the same content.
afterAll(() => Object.assign(content, { cases: own }));

it("the cases of a service are three at most, those that can be read before the others", () => {
	const [entry] = own as [Case];
	const caseOf = (id: string, dienst: string, link: string) => ({ ...entry, id, dienst, link });
	const cases = [
		caseOf("a", "team", "#"),
		caseOf("b", "team", "/cases/b"),
		caseOf("c", "advies", "/cases/c"),
		caseOf("d", "team", "#"),
		caseOf("e", "team", "/cases/e"),
	];
	Object.assign(content, { cases });
	expect(getCasesOfDienst("team").map(({ id }) => id)).toEqual(["b", "e", "a"]);
	expect(getCasesOfDienst("advies").map(({ id }) => id)).toEqual(["c"]);
	expect(getCasesOfDienst("project")).toEqual([]);
});
