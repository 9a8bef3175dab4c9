import { afterAll, expect, it } from "vitest";
import { content } from "@/content/content";
import { type Case, getCasesOfDienst } from "./cases.ts";

const { cases: own } = content;
// Other tests read the same content.
afterAll(() => Object.assign(content, { cases: own }));

it("the cases of a service are those that can be read, three at most", () => {
	const [entry] = own as [Case];
	const caseOf = (id: string, dienst: string, link: string) => ({ ...entry, id, dienst, link });
	const cases = [
		caseOf("a", "team", "#"),
		caseOf("b", "team", "/cases/b"),
		caseOf("c", "advies", "/cases/c"),
		caseOf("d", "team", "#"),
		caseOf("e", "team", "/cases/e"),
		caseOf("f", "team", "/cases/f"),
		caseOf("g", "team", "/cases/g"),
	];
	Object.assign(content, { cases });
	expect(getCasesOfDienst("team").map(({ id }) => id)).toEqual(["b", "e", "f"]);
	expect(getCasesOfDienst("advies").map(({ id }) => id)).toEqual(["c"]);
	expect(getCasesOfDienst("project")).toEqual([]);
});
