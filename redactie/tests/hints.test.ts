import { expect, it } from "vitest";
import { createHints } from "../../packages/redactie/src/server/http/api.ts";

const THREAD = new URL("../../scripts/hints-thread.ts", import.meta.url);
const ask = createHints(THREAD, ".");
const hintsOf = (text: string, path = "story.intro") =>
	ask({ file: "content/cases/x.yaml", path, text });

it("says what npm test says of words and spelling", async () => {
	expect(await hintsOf("Onze ontwikkelaars werken sneler.")).toEqual([
		expect.stringMatching(/^"ontwikkelaars" schrijven we anders: developer/),
		expect.stringMatching(/^"sneler" staat niet in het woordenboek\. Bedoel je "sneller"/),
	]);
	expect(await hintsOf("Onze developers werken sneller.")).toEqual([]);
});

it("proposes no word that the house does not use", async () => {
	const [hint] = await hintsOf("Wij onzorgen je.");
	expect(hint).toMatch(/^"onzorgen" staat niet/);
	expect(hint).not.toContain("ontzorgen");
});

it("says nothing of what visitors do not read", async () => {
	expect(await hintsOf("Onze ontwikkelaars werken sneler.", "metrics.0.source")).toEqual([]);
});

it("has nothing to say where it cannot start, for a list is missing", async () => {
	const nowhere = createHints(new URL("data:text/javascript,throw Error()"), ".");
	expect(await nowhere({ file: "content/x.yaml", path: "title", text: "sneler" })).toEqual([]);
});
