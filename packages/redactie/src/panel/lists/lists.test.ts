import { expect, test } from "vitest";
import type { ContentList, State } from "../../protocol.ts";
import { itemAround, nameInSection, outermost, whyNoFewer, whyNoMore } from "./lists.ts";

const list = (file: string, path: string, rest: Partial<ContentList> = {}) => {
	const ids = [0, 1].map((at) => (path ? `${file}#${path}.${at}` : `${file}${"ab"[at]}.yaml#`));
	const items = ids.map((id) => ({ id }));
	return { id: `${file}#${path}`, file, path, item: "boot", items, ...rest } as ContentList;
};

const folder = list("content/x/", "");
const outer = list("content/x/a.yaml", "steps");
const inner = list("content/x/a.yaml", "steps.1.links");
const state = { lists: [outer, inner, folder] } as unknown as State;

test("a field is in the innermost item around it", () => {
	const at = (path: string) => {
		const around = itemAround(state, `content/x/a.yaml#${path}`);
		return around && [around.list.path, around.index];
	};
	expect(at("steps.1.links.0.to")).toEqual(["steps.1.links", 0]);
	expect(at("steps.1.title")).toEqual(["steps", 1]);
	expect(at("title")).toEqual(["", 0]);
	expect(itemAround(state, "content/y.yaml#steps.1")).toBeUndefined();
});

test("a list in an item of another is seen in that item, and below its section not with its name", () => {
	expect(outermost([outer, inner])).toEqual([outer]);
	expect(nameInSection({ name: "Werk: stappen", section: "Werk" })).toBe("Stappen");
	expect(nameInSection({ name: "Werkers", section: "Werk" })).toBe("Werkers");
});

test("a list says why it takes no more, or can lose none", () => {
	expect(whyNoMore(list("a", "b"))).toBeUndefined();
	expect(whyNoMore(list("a", "b", { max: 2 }))).toBe("Hier passen er hooguit twee.");
	expect(whyNoMore(list("a", "b", { closed: true }))).toContain("boot raakt de hele site");
	expect(whyNoFewer(list("a", "b", { min: 1 }))).toBeUndefined();
	expect(whyNoFewer(list("a", "b", { min: 2 }))).toBe("Er moeten er minstens twee blijven.");
	for (const why of [whyNoMore, whyNoFewer])
		expect(why(list("a", "b", { fixed: true }))).toMatch(/^Hier horen er precies twee\. .+/);
});
