/**
 * Wat 'Welke dienst past?' aanraadt aan wie we kennen: wat iemand nodig heeft, wat hij dan antwoordt, wat
 * er uit moet komen en welk woord daarbij valt. Wie de vragen of de regels verandert, ziet hier wie er
 * een ander advies krijgt.
 *
 * A word stands for the answer in the column of that service; '?' is 'weet ik niet', 'anders' the
 * answer that no service fits.
 */
import { expect, it } from "vitest";
import { real } from "../../../tests/planted-mistakes.ts";
import { moduleWords } from "../../content/island-words.ts";
import { readContent } from "../../content/read-content.ts";
import { type ChooserWords, outcomeOf, parseAnswers } from "./service-choice.ts";

const NEEDS = `
| wie, en wat er speelt                            | zoekt   | stuurt  | plan    | betaalt | verder  | uitkomst      | zegt       |
| ------------------------------------------------ | ------- | ------- | ------- | ------- | ------- | ------------- | ---------- |
| CTO met een monoliet, een team erbij             | team    | team    | project | team    | project | team          | draagt aan het eind over |
| dezelfde, maar een vaste prijs per fase          | team    | team    | project | project | project | project       | prijs      |
| architect ziek, ik stuur de vervanger zelf       | advies  | team    | team    | advies  | team    | advies        | Interim    |
| migratie met een datum en een budget             | project | project | project | project | project | project       | Discovery  |
| second opinion op een offerte                    | advies  | advies  | advies  | advies  | advies  | advies        | Review     |
| MVP, liefst voor een vaste prijs                 | team    | team    | team    | project | project | team          | sprint     |
| eerst advies, daarna bouwen                      | advies  | project | project | project | advies  | project       | Discovery  |
| beheer van wat er draait, 24 uur per dag         | anders  | project | advies  | project | team    | geen          | beheer     |
| twijfelt tussen een team en een project          | team    | team    | project | project | advies  | team, project | eind       |
| DevOps-lead met verlof, eigen lead komt terug    | advies  | team    | team    | advies  | project | advies        | Interim    |
| webwinkel groeit, wil nooit vastzitten           | team    | team    | team    | team    | project | team          | draagt aan het eind over |
| verzekeraar, wet per 1 januari, ander beheert    | project | project | project | project | project | project       | beheren    |
| ziekenhuis, naar de cloud of niet                | advies  | advies  | advies  | ?       | ?       | advies        | hangt er niet van af |
| weet nog niets                                   | ?       | ?       | ?       | ?       | ?       | geen          | gesprek    |
| uitgever, vast resultaat en toch steeds bijsturen | project | team    | team    | project | project | team, project | eind       |
`;

const words = moduleWords("words:choice", readContent(real)) as ChooserWords;
const SERVICES = { team: "team-as-a-service", project: "project-delivery", advies: "consultancy" };
const SIGNS = new Map([
	...Object.entries(SERVICES).map(
		([word, id]) => [word, words.services.find((service) => service.id === id)?.letter] as const,
	),
	["?", "0"] as const,
	["anders", "9"] as const,
]);
const [, , ...needs] = NEEDS.trim()
	.split("\n")
	.map((row) => row.split("|").map((cell) => cell.trim()));

/** What the answers of a row come to: which services, and all that is said of them. */
function adviceFor(signs: readonly (string | undefined)[]) {
	const answers = parseAnswers(words, signs.join(""));
	expect(answers).toEqual(signs);
	const outcome = outcomeOf(words, answers);
	const { winners, lead } = outcome;
	return {
		outcome,
		said: [lead, winners.map(({ reasons, limits }) => [reasons, limits])].flat(3).join(" "),
	};
}

it.each(needs.map((row) => [row[1], row]))("%s", (_, row) => {
	const [, , ...cells] = row;
	const [result = "", says] = cells.slice(5);
	const { outcome, said } = adviceFor(cells.slice(0, 5).map((word) => SIGNS.get(word)));
	expect(outcome.left).toBe(0);
	const ids = result.split(", ").flatMap((word) => SERVICES[word as "team"] ?? []);
	expect(outcome.winners.map(({ service }) => service.id)).toEqual(ids);
	expect(said).toContain(says);
});

it("warns nobody of a handover that his service promises", () => {
	const [team, project] = [SIGNS.get("team"), SIGNS.get("project")];
	expect(adviceFor([team, team, team, team, project]).outcome.winners[0]?.limits).toEqual([]);
});

it("is never won by a service whose page sends whoever answers so elsewhere", () => {
	const letters = words.services.map(({ letter }) => letter);
	const asked = words.questions.map(({ topic }) => topic);
	// Each way to answer five questions.
	const all = letters.flatMap((a) =>
		letters.flatMap((b) =>
			letters.flatMap((c) => letters.flatMap((d) => letters.map((e) => [a, b, c, d, e]))),
		),
	);
	for (const answers of all) {
		const { winners } = outcomeOf(words, answers);
		expect(winners.length, answers.join("")).toBeGreaterThan(0);
		const ids = winners.map(({ service }) => service.id);
		for (const { instead, when } of words.elsewhere) {
			const [from = "", to] = instead;
			const isSent = when.every(({ topic, answer }) =>
				words.services.some(
					({ id, letter }) => id === answer && letter === answers[asked.indexOf(topic)],
				),
			);
			// Unless the other's page sends him back: then both can be.
			if (isSent && ids.includes(from)) expect(ids, `${answers.join("")} to ${to}`).toHaveLength(2);
		}
	}
});
