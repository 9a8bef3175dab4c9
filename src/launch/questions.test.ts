import { describe, expect, it } from "vitest";
import { first, realContent, reportAfter, sentencesOf } from "../../tests/settled.ts";
import { fileOf } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { figuresOf } from "../content/references.ts";
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
					problem: expect.stringMatching(/Noem een bedrag\. \(Wat kost dat\?\)/),
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
					problem: expect.stringMatching(/Noem een bedrag\. \(fietsen\)/),
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

	it.each([
		...new Set(
			figuresOf(realContent).map(({ file, field }) => `${file} ${field.replace(/\d+$/, "0")}`),
		),
	])("in %s how a figure was measured", (place) => {
		const figureIn = (content: Content) =>
			first(figuresOf(content).filter(({ file, field }) => `${file} ${field}` === place)).figure;
		const [file, field] = place.split(" ");
		const expected = (lacking: string) => ({
			ready: true,
			findings: [{ file, field: `${field}.measured`, problem: expect.stringContaining(lacking) }],
		});
		for (const [part, lacking] of Object.entries({
			period: "over welke periode",
			method: "hoe het is gemeten",
		}))
			expect(
				findingsAfter((content) => Reflect.deleteProperty(figureIn(content).measured ?? {}, part)),
			).toEqual(expected(lacking));
		expect(findingsAfter((content) => delete figureIn(content).measured)).toEqual(
			expected("wat het was en wat het is"),
		);
	});
});
