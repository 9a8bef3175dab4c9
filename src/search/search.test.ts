import { describe, expect, it } from "vitest";
import { type Found, type SearchFile, type SearchPart, searchIn } from "./search.ts";

const part = (heading: string, text = "", kind?: string): SearchPart => ({
	id: heading.toLowerCase().replaceAll(/\W+/g, "-"),
	heading,
	text,
	kind,
});
const pageAt = (path: string, name: string, text: string, ...parts: SearchPart[]) => ({
	path,
	name,
	above: "",
	text,
	parts,
});
const pages = [
	{
		path: "/team",
		name: "Eén team",
		kind: "Dienst",
		above: "Diensten",
		text: "Wij bouwen. Iets over containers, en over migratie naar de cloud.",
		parts: [
			part("Hoe snel kan een team starten?", "Binnen 2 weken. Wie Kubernetes kent, is welkom."),
			part("Kubernetes", "We laten je applicaties meegroeien.", "Techniek"),
			part("In het kort", "Opleidingen en kosten van verzekeraars. Neem contact op."),
		],
	},
	{
		path: "/werk",
		name: "Werken bij ons",
		above: "Over ons",
		text: "Kubernetes en full-stack werk in .NET, met CI/CD.",
		parts: [
			part("DevOps Engineer", "Je beheert een platform.", "Vacature"),
			part("Contact met ons"),
		],
	},
	pageAt("/contact", "Contact", "Laten we praten."),
];
const synonyms = [
	{ words: "baan, ander werk", find: "vacature" },
	{ words: "bellen, proof of concept, wie kan", find: "contact" },
];
const find = await searchIn({ pages, synonyms, ignored: "hoe, kan, een, ik, jullie, wie" });
const pathsOf = (query: string) => find(query).hits.map(({ path }) => path);
const pathsIn = async (
	pages: SearchFile["pages"],
	query: string,
	synonyms: SearchFile["synonyms"] = [],
) => (await searchIn({ pages, synonyms, ignored: "" }))(query).hits.map(({ path }) => path);
const textOf = (segments: Found["hits"][number]["title"]) =>
	segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("a word is found", () => {
	it.each([
		["in another form", "opleiding", "/team#in-het-kort"],
		["as a verb of its noun", "migreren", "/team"],
		["without accents", "een team", "/team"],
		["in letters of another width", "ＥＥＮ ＴＥＡＭ", "/team"],
		["by its beginning", "kube", "/team#kubernetes"],
		["with a wrong letter", "kabernetes", "/team#kubernetes"],
		["with a wrong letter of five", "clood", "/team"],
		["with two wrong letters of many", "verzakeroars", "/team#in-het-kort"],
		["with two letters swapped", "colud", "/team"],
		["without a letter", "verzekerars", "/team#in-het-kort"],
		["as part of a compound", "opleidingskosten", "/team#in-het-kort"],
		["as the last part of a compound", "cloudengineer", "/werk#devops-engineer"],
		["by what it begins with", "containerisatie", "/team"],
		["without its hyphen", "fullstack", "/werk"],
		["with a space for its hyphen", "full stack", "/werk"],
		["without its slash", "cicd", "/werk"],
		["with its dot in letters", "dotnet", "/werk"],
		["without its dot", "net", "/werk"],
		["by another word for it", "baan", "/werk#devops-engineer"],
		["by other words for it", "ik zoek ander werk", "/werk#devops-engineer"],
		["by another word with a typing error", "bellne", "/contact"],
		["by other words that the site does not know", "proof of concept", "/contact"],
		["by one of its joined words", "it-platform", "/werk#devops-engineer"],
	])("%s: %s", (_, query, path) => {
		expect(pathsOf(query)[0]).toBe(path);
	});

	it("and no other for a short word with a wrong letter", () => {
		expect(pathsOf("tesm")).toEqual([]);
	});

	it("with a wrong letter that is seldom the first", async () => {
		const places = [pageAt("/a", "Eén", "De posten."), pageAt("/b", "Twee", "De koster.")];
		expect(await pathsIn(places, "kosten")).toEqual(["/b"]);
	});
});

describe("the order", () => {
	it("is a page or a thing by its name, then a heading, then a mention", () => {
		expect(pathsOf("kubernetes")[0]).toBe("/team#kubernetes");
		expect(pathsOf("contact")).toEqual(["/contact", "/werk#contact-met-ons", "/team#in-het-kort"]);
	});

	it("puts what has the very name first, whatever else its words may mean", () => {
		expect(pathsOf("contact met ons")[0]).toBe("/werk#contact-met-ons");
		expect(pathsOf("dev ops engineers")[0]).toBe("/werk#devops-engineer");
	});

	it("puts it before the page that its words mean together", async () => {
		const places = [
			pageAt("/a", "Kubernetes Platform", "Kubernetes platform en kubernetes platform."),
			pageAt("/b", "Werk", "", part("Kubernetes Engineer", "Werk.", "Vacature")),
			pageAt("/c", "Drie", "Iets."),
		];
		const words = [{ words: "engineer", find: "platform" }];
		expect((await pathsIn(places, "kubernetes engineer", words))[0]).toBe("/b#kubernetes-engineer");
	});

	it("of one name is a page, then a thing of its own, then a section", async () => {
		const places = [
			pageAt("/a", "Eén", "", part("Docker")),
			pageAt("/b", "Twee", "", part("Docker", "", "Techniek")),
			pageAt("/c", "Docker", ""),
		];
		expect(await pathsIn(places, "docker")).toEqual(["/c", "/b#docker", "/a#docker"]);
	});

	it("is a word, then a longer one that it is a part of", async () => {
		const places = [
			pageAt("/a", "Eén", "Het teamplatform draait."),
			pageAt("/b", "Twee", "Het platform van ons team, dat al jaren draait."),
		];
		expect(await pathsIn(places, "platform")).toEqual(["/b", "/a"]);
	});

	it("is the best of what another word means, then the rest", async () => {
		const places = [pageAt("/a", "Eén", "Wij praten."), pageAt("/b", "Twee", "Wij werken.")];
		const job = (find: string) => [{ words: "job", find }];
		expect(await pathsIn(places, "job", job("praten, werken"))).toEqual(["/a", "/b"]);
		expect(await pathsIn(places, "job", job("werken, praten"))).toEqual(["/b", "/a"]);
	});

	it("lets words decide that say something", () => {
		expect(pathsOf("hoe snel kunnen jullie starten")[0]).toBe(
			"/team#hoe-snel-kan-een-team-starten-",
		);
		expect(pathsOf("hoe kan ik een vacature")[0]).toBe("/werk#devops-engineer");
	});

	it("takes words that say nothing where there are no others", () => {
		expect(pathsOf("hoe kan een")[0]).toBe("/team#hoe-snel-kan-een-team-starten-");
	});

	it("takes a phrase of words that say nothing as a phrase", () => {
		expect(pathsOf("wie kan jullie")).toEqual(pathsOf("contact"));
	});

	it("takes a phrase with a word that says something as itself too", async () => {
		const places = [pageAt("/a", "Eén", "Een feest."), pageAt("/b", "Twee", "Wij werken.")];
		const findIn = await searchIn({
			pages: places,
			synonyms: [{ words: "een feest", find: "werken" }],
			ignored: "een",
		});
		expect(findIn("een feest").hits.map(({ path }) => path)).toEqual(["/a", "/b"]);
	});

	it("puts a page with all words before one with the rarest of them", () => {
		expect(pathsOf("kosten verzekeraar kubernetes")[0]).toBe("/team#in-het-kort");
	});

	it("leaves out what says little of what was asked for", () => {
		expect(pathsOf("opleiding kosten verzekeraar contact")).toEqual(["/team#in-het-kort"]);
	});

	it("has a page of which only the parts together say all", () => {
		const { hits } = find("welkom meegroeien");
		expect(hits.map(({ path, excerpt }) => [path, textOf(excerpt)])).toContainEqual([
			...["/team", "Wie Kubernetes kent, is [welkom]."],
		]);
	});
});

describe("a hit", () => {
	it("says in words that stand alone what it is and where", () => {
		const shown = (query: string) =>
			find(query)
				.hits.slice(0, 1)
				.map(({ title, where, excerpt }) => [textOf(title), where, textOf(excerpt)])[0];
		expect(shown("devops")).toEqual([
			"Vacature: [DevOps] Engineer",
			"Werken bij ons",
			"Je beheert een platform.",
		]);
		expect(shown("verzekeraar")).toEqual([
			"Eén team: In het kort",
			"Diensten",
			"Opleidingen en kosten van [verzekeraars].",
		]);
		expect(shown("containers")).toEqual([
			"Dienst: Eén team",
			"Diensten",
			"Iets over [containers], en over migratie naar de cloud.",
		]);
	});
});

it("counts all that it found, shows ten of them, and three of one page", async () => {
	const many = Array.from({ length: 8 }, (_, page) => ({
		path: `/${page}`,
		name: `Pagina ${page}`,
		above: "",
		text: "",
		parts: Array.from({ length: 5 }, (_, index) => part(`Cloud ${index}`)),
	}));
	const findCloud = await searchIn({ pages: many, synonyms: [], ignored: "" });
	const { hits, total } = findCloud("cloud");
	// The pages themselves say nothing more.
	expect(total).toBe(8 * 5);
	expect(hits).toHaveLength(10);
	for (const { path } of many)
		expect(hits.filter((hit) => hit.path.startsWith(`${path}#`)).length).toBeLessThanOrEqual(3);
});

it("counts what it shows where that is all of each page that it may", async () => {
	const parts = Array.from({ length: 5 }, (_, index) => part(`Cloud ${index}`));
	const findCloud = await searchIn({
		pages: [pageAt("/a", "Pagina", "", ...parts)],
		synonyms: [],
		ignored: "",
	});
	expect(findCloud("cloud")).toMatchObject({ hits: { length: 3 }, total: 3 });
});

it("finds what both groups say of a word that stands in two", async () => {
	const places = [pageAt("/a", "Prijzen", "Wat het kost."), pageAt("/b", "Contact", "Bel ons.")];
	const groups = [
		{ words: "offerte", find: "prijzen" },
		{ words: "vraag, Offerte", find: "contact" },
	];
	expect((await pathsIn(places, "offerte", groups)).toSorted()).toEqual(["/a", "/b"]);
});

it("finds nothing for nothing, and offers a word that is near", () => {
	for (const query of ["", "?!", "xyzzy"])
		expect(find(query)).toEqual({ hits: [], total: 0, nearest: undefined });
	expect(find("plotfurm")).toMatchObject({ hits: [], total: 0, nearest: "platform" });
	// Nearest is the stem of opleidingen, which is no word.
	expect(find("upluid").nearest).toBeUndefined();
});
