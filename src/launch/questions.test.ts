import { describe, expect, it } from "vitest";
import { first, realContent, reportAfter, sentencesOf } from "../../tests/settled.ts";
import { fileOf } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { measuredLists } from "../content/references.ts";
import { isReady } from "./launch-report.ts";

const findingsAfter = (change: (content: Content) => void) => {
	const report = reportAfter(change);
	return { ready: isReady(report), findings: sentencesOf(report) };
};
const ASK = "Noem een bedrag.";

describe("the launch report asks", () => {
	const DIENST = first(realContent.diensten);
	it.each<[string, (content: Content) => { items: object[] }]>([
		[`content/diensten/${DIENST.id}.yaml`, ({ diensten }) => first(diensten).questions],
		...(["diensten", "werken-bij", "community"] as const).map(
			(id): [string, (content: Content) => { items: object[] }] => [
				fileOf(id),
				({ paginas }) => paginas[id].questions,
			],
		),
	])("in %s what a question waits for, and lets the site go public", (file, questionsOf) => {
		expect(
			findingsAfter((content) => {
				questionsOf(content).items.push({ question: "Wat kost dat?", ask: ASK });
			}),
		).toEqual({
			ready: true,
			findings: [
				{
					file,
					field: `questions.items.${questionsOf(realContent).items.length}.answer`,
					problem: expect.stringMatching(/Wat kost dat\?.*Noem een bedrag\./),
				},
			],
		});
	});

	it.each(["over-ons", "groep"] as const)("in %s for a fact that nobody has given", (id) => {
		expect(
			findingsAfter(({ paginas }) => {
				paginas[id].facts.items[0] = { label: "fietsen", ask: ASK };
			}),
		).toEqual({
			ready: true,
			findings: [
				{
					file: fileOf(id),
					field: "facts.items.0.value",
					problem: expect.stringMatching(/fietsen.*Noem een bedrag\./),
				},
			],
		});
	});

	it("for each promise whether it is so, before the site goes public", () => {
		const place = { file: fileOf("home"), field: "services" };
		expect(findingsAfter((content) => content.unconfirmed.push(place))).toEqual({
			ready: false,
			findings: [{ ...place, problem: expect.stringMatching(/./) }],
		});
	});

	it.each(
		measuredLists(realContent).map(({ file, field }, index) => [file, field, index] as const),
	)("in %s, %s, how a figure was measured", (file, field, index) => {
		const figureIn = (content: Content) => first(measuredLists(content)[index]?.figures ?? []);
		const expected = (lacking: string) => ({
			ready: true,
			findings: [{ file, field: `${field}.0.measured`, problem: expect.stringContaining(lacking) }],
		});
		for (const part of ["period", "method"] as const)
			expect(findingsAfter((content) => delete figureIn(content).measured?.[part])).toEqual(
				expected(part),
			);
		expect(findingsAfter((content) => delete figureIn(content).measured)).toEqual(
			expected("was en now"),
		);
	});
});
