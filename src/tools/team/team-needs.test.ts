/**
 * Wat 'Stel je team samen' zegt tegen wie we kennen: welk team iemand samenstelt, welk oordeel hij krijgt
 * en wat daarbij staat. Wie de regels of de teksten verandert, ziet hier wie er iets anders hoort.
 */
import { expect, it } from "vitest";
import { real } from "../../../tests/planted-mistakes.ts";
import { moduleWords } from "../../content/island-words.ts";
import { readContent } from "../../content/read-content.ts";
import { headsOf, OWNED, verdictOf } from "./team.ts";
import type { TeamComposerData } from "./team-composer.schema.ts";
import { carriesOf, teamEmail } from "./team-words.ts";

const NEEDS = `
| wie, en wat er speelt              | team                                                               | oordeel  | mensen | kan dragen |
| ---------------------------------- | ------------------------------------------------------------------ | -------- | ------ | ---------- |
| CTO, monoliet, drie FTE            | 1,5 developer, 0,5 tester, 0,5 DevOps-engineer, 0,5 architect       | complete | 5      | één wens   |
| platform voor eigen teams          | 0,5 developer, 0,5 tester, 2 DevOps-engineer                       | platform | 4      | platform   |
| drie developers, de rest is er al  | 3 developer, eigen tester, eigen DevOps-engineer                   | shared   | 3      | Nieuw werk |
| drie developers, verder niets      | 3 developer                                                        | missing  | 3      | niets      |
| klein product                      | 1 developer, 0,5 tester, 0,5 DevOps-engineer                       | complete | 3      | één wens   |
| bank, acht teams op één platform   | 2 DevOps-engineer, 1 architect                                     | platform | 3      | platform   |
| alleen mensen voor beheer          | 3 DevOps-engineer                                                  | platform | 3      | platform   |
| scale-up met eigen test en beheer  | 2 developer, 0,5 UX-designer, eigen tester, eigen DevOps-engineer  | shared   | 3      | Eén product |
| testers bij eigen developers       | 3 tester, eigen developer, eigen DevOps-engineer                   | shared   | 3      | niets      |
| stapel om te testen, amper bouwers | 0,5 developer, 3 tester, 0,5 DevOps-engineer                       | lopsided | 5      | niets      |
| vijf testers en een halve developer | 0,5 developer, 5 tester, 0,5 DevOps-engineer                      | lopsided | 7      | niets      |
`;

const words = moduleWords("words:team", readContent(real)) as TeamComposerData;
const [, , ...needs] = NEEDS.trim()
	.split("\n")
	.map((row) => row.split("|").map((cell) => cell.trim()));

it.each(needs.map((row) => [row[1], row]))("%s", (_, row) => {
	const [, , roles = "", kind, heads, carried = ""] = row;
	const wanted = roles.split(", ").map((role) => role.split(" "));
	const team = words.roles.map(({ one }) => {
		const [much] = wanted.find(([, ...name]) => name.join(" ") === one) ?? [];
		return much === "eigen" ? OWNED : 2 * Number(much?.replace(",", ".") ?? 0);
	});
	expect(team.filter(Boolean)).toHaveLength(wanted.length);
	expect(verdictOf(team, words).kind).toBe(kind);
	expect(headsOf(team)).toBe(Number(heads));
	expect(carriesOf(team, words) ?? "niets").toContain(carried);
	// What a buyer is asked first stands ready in the mail.
	expect(teamEmail(team, words, "").lines.join()).toMatch(/start.*hoe lang.*Budget/);
});

it("says how long a team stays, and how one ends it, as the page itself does", () => {
	const terms = /minstens \p{L}+ sprints|opzegtermijn/gu;
	const { items = [] } = readContent(real).diensten.find(({ compose }) => compose)?.questions ?? {};
	const said = items.flatMap(({ answer = "" }) => answer.match(terms) ?? []);
	for (const term of said) expect(words.labels.sketch).toContain(term);
});
