import { describe, expect, it } from "vitest";
import { excerpt, searchIn } from "./search.ts";

const entries = [
	{ path: "/a", page: "Eén team", heading: "Wij bouwen", text: "Iets over containers." },
	{ path: "/a#b", page: "Eén team", heading: "Kubernetes", text: "In het kort." },
	{ path: "/c", page: "Advies", heading: "Kosten", text: "Kubernetes past niet bij elk team." },
];
const find = searchIn(entries);
const pathsOf = (query: string) => find(query).map(({ path }) => path);

describe("searching", () => {
	it("puts a heading before a mention", () => {
		expect(pathsOf("kubernetes")).toEqual(["/a#b", "/c"]);
	});

	it("finds the beginning of a word, a word with a typing error and one without accents", () => {
		expect(pathsOf("kube")).toContain("/c");
		expect(pathsOf("kubernetis")).toContain("/c");
		expect(pathsOf("een team")[0]).toBe("/a");
	});

	it("wants all words where they stand together, and any where they do not", () => {
		expect(pathsOf("kubernetes kosten")).toEqual(["/c"]);
		expect(pathsOf("kosten containers").sort()).toEqual(["/a", "/c"]);
	});

	it("finds nothing for nothing", () => {
		expect(find("")).toEqual([]);
		expect(find("xyzzy")).toEqual([]);
		expect(find("?!")).toEqual([]);
	});

	it("shows at most ten places, and three of one page", () => {
		const many = Array.from({ length: 40 }, (_, index) => ({
			path: `/${index}`,
			page: `Pagina ${index % 5}`,
			heading: "Cloud",
			text: "",
		}));
		const found = searchIn(many)("cloud");
		expect(found).toHaveLength(10);
		for (const page of new Set(found.map(({ page }) => page)))
			expect(found.filter((entry) => entry.page === page).length).toBeLessThanOrEqual(3);
	});
});

describe("an excerpt", () => {
	const long = `${"woord ".repeat(60)}Kubernetes ${"slot ".repeat(60)}`.trim();

	it("shows the first word that was asked for, between whole words", () => {
		const shown = excerpt(long, "kuber netes");
		expect(shown).toMatch(/^… (woord )+Kubernetes (slot )*slot …$/);
		expect(shown.length).toBeLessThan(140);
	});

	it("is the beginning where the word is not there, and all of a short text", () => {
		expect(excerpt(long, "zee")).toMatch(/^woord/);
		expect(excerpt("Kort.", "zee")).toBe("Kort.");
	});
});
