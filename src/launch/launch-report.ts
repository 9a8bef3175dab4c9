/**
 * What must still be settled before the site goes public, in the owner's language:
 * examples, gaps and promises that nobody has vouched for. The build accepts all of it.
 */
import { fileOf, sheetFile, soonPages } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { figuresOf } from "../content/references.ts";
import { NO_LINK } from "../fields/parts.ts";
import { longAndShortCases } from "./case-length.ts";
import type { Finding } from "./finding.ts";
import { type Group, groupsIn, placeIn } from "./groups.ts";
import { incompleteVacatures } from "./vacatures.ts";

/** Findings of one kind, that one piece of advice settles. */
export interface Subject {
	title: string;
	advice: string;
	/** Whether the site may not go public before this is settled. */
	blocks: boolean;
	findings: Finding[];
}

/** What to look for. @param groups all that the content holds. */
type Rule = (content: Content, groups: readonly Group[], today: Date) => Finding[];
type Check = Pick<Subject, "title" | "advice"> & { rule: Rule };

const inIdentity = (field: string, problem: string) => ({
	file: sheetFile("identity"),
	field,
	problem,
});

/** The groups of which this holds, at a field of theirs. */
const inGroups =
	(
		isFound: (group: Group) => unknown,
		key: "source" | "placeholder" | "link",
		problem: string,
	): Rule =>
	(_, groups) =>
		groups.filter(isFound).map((group) => ({ ...placeIn(group, key), problem }));

/** The pages that still say that their text will come: the one that the law asks for, or the others. */
const unwritten =
	(isAskedByLaw: boolean): Rule =>
	({ paginas }) =>
		soonPages
			.filter(([id]) => (id === "privacy") === isAskedByLaw)
			.filter(([id]) => /binnenkort/i.test(paginas[id].text))
			.map(([id]) => ({
				file: fileOf(id),
				field: "text",
				problem: "zegt dat de tekst binnenkort komt",
			}));

/** Names that nobody can own, see RFC 2606. */
const UNREAL_HOST = /\.(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^localhost$/;

const BLOCKING: Check[] = [
	{
		title: "Voorbeeldgegevens",
		advice: "Vul de echte waarde in en zeg dan dat het geen voorbeeld meer is.",
		rule: ({ identity }) =>
			identity.placeholders.map((field) => inIdentity(field, "is nog een voorbeeld")),
	},
	{
		title: "Adressen die niet bestaan",
		advice: "Zet hier het adres waarop de site en jullie mail echt te bereiken zijn.",
		rule: ({ identity: { url, email } }) =>
			Object.entries({ url: new URL(url).hostname, email: email.replace(/.*@/, "") })
				.filter(([, host]) => UNREAL_HOST.test(host))
				.map(([field, host]) => inIdentity(field, `${host} kan van niemand zijn`)),
	},
	{
		title: "Verplichte bedrijfsgegevens",
		advice: "De wet vraagt dit op je site. Wat je invult, komt onderaan elke pagina te staan.",
		rule: ({ identity: { legal = {} } }) =>
			(["kvk", "btw", "address"] as const)
				.filter((name) => !legal[name])
				.map((name) => inIdentity(`legal.${name}`, "ontbreekt")),
	},
	{
		title: "Beloften die elkaar tegenspreken",
		advice: "Kies welke klopt en schrijf die bij elke lezing.",
		rule: ({ claims }) =>
			Object.entries(claims).flatMap(([id, { about, readings }]) => {
				const values = [...new Set(Object.values(readings))];
				const problem = `${values.join(" of ")}?`;
				return values.length > 1
					? { file: sheetFile("claims"), field: `${id}.readings`, problem, about }
					: [];
			}),
	},
	{
		title: "Cijfers en beloften zonder bron",
		advice: "Vul in waar het cijfer op berust. Is er geen bron, haal het cijfer dan weg.",
		rule: inGroups((group) => asksForSource(group) && !group.fields.source, "source", "ontbreekt"),
	},
	{
		title: "Beloften die voor jullie zijn geschreven",
		advice:
			"Lees wat er staat. Klopt het en houden jullie je eraan, bevestig het dan. Zo niet, verander het.",
		rule: ({ unconfirmed }) =>
			unconfirmed.map((place) => ({
				...place,
				problem: "is nog niet bevestigd",
				isPromise: true,
			})),
	},
	{
		title: "Voorbeelden",
		advice:
			"Vul in wat echt is: wat iemand heeft gezegd en goedvindt, wat jullie vragen, wanneer jullie er zijn. Zeg dan dat het geen voorbeeld meer is.",
		rule: inGroups(({ fields }) => fields.placeholder, "placeholder", "is nog een voorbeeld"),
	},
	{
		title: "Privacyverklaring",
		advice: "Schrijf de verklaring. Wie mailt of belt, geeft je gegevens: de AVG vraagt uitleg.",
		rule: unwritten(true),
	},
];

const TO_LOOK_AT: Check[] = [
	{
		title: "Pagina's die nog moeten komen",
		advice:
			"Schrijf de tekst. Komt de pagina er niet, vraag de bouwer van de site dan om haar weg te halen.",
		rule: unwritten(false),
	},
	{
		title: "Links die nog nergens heen gaan",
		advice: "Vul het adres in zodra het er is. Tot die tijd staat er dat het nog komt.",
		rule: inGroups(({ fields }) => fields.link === NO_LINK, "link", "heeft nog geen pagina"),
	},
	{
		title: "Vragen waar alleen jullie het antwoord op weten",
		advice: "Vul het antwoord in. Tot die tijd staat de vraag niet op de site.",
		rule: (_, groups) =>
			groups
				.filter(({ field }) => /(^|\.)(questions|facts)\.items\.\d+$/.test(field))
				.filter(({ fields: { answer, value } }) => !answer && !value)
				.map((group) => ({
					...placeIn(group, group.fields.question ? "answer" : "value"),
					problem: group.fields.ask ?? "ontbreekt",
				})),
	},
	{
		title: "Cijfers zonder meting",
		advice: "Vul in wat het was en is, over welke periode en hoe dat is gemeten.",
		rule: unmeasuredFigures,
	},
	{
		title: "Cases die te lang of te kort zijn",
		advice:
			"Houd de pagina tussen 800 en 950 woorden: schrap wat er twee keer staat, vertel wat nog mist.",
		rule: longAndShortCases,
	},
	{
		title: "Vacatures die nog iets weglaten",
		advice: "Vul het in als je het weet. Sollicitanten vragen er als eerste naar.",
		rule: ({ vacatures }, _, today) => incompleteVacatures(vacatures, today),
	},
	{
		title: "Jaartal",
		advice: "Zet het op het jaar van nu.",
		rule: ({ identity: { year } }, _, today) =>
			year < today.getFullYear() ? [inIdentity("year", `${year} is voorbij`)] : [],
	},
];

/** Every subject on which something is to be settled, what blocks first. */
export function launchReport(content: Content, today: Date): Subject[] {
	const groups = groupsIn(content);
	const judged = (checks: Check[], blocks: boolean): Subject[] =>
		checks
			.map(({ rule, ...subject }) => ({
				...subject,
				blocks,
				findings: rule(content, groups, today),
			}))
			.filter(({ findings }) => findings.length > 0);
	return [...judged(BLOCKING, true), ...judged(TO_LOOK_AT, false)];
}

/** Whether the site may go public. */
export const isReady = (report: readonly Subject[]) => !report.some(({ blocks }) => blocks);

/** The report as the owner reads it. */
export function launchText(report: readonly Subject[]): string {
	const group = (title: string, blocks: boolean) => {
		const subjects = report.filter((subject) => subject.blocks === blocks);
		const count = subjects.flatMap(({ findings }) => findings).length;
		return count > 0 ? [`${title} (${count})`, ...subjects.map(subjectText)] : [];
	};
	const verdict = isReady(report)
		? "Niets houdt de site nog tegen."
		: "De site kan nog niet live: los eerst op wat blokkeert.";
	return [...group("BLOKKEERT", true), ...group("BEKIJK NOG", false), verdict].join("\n\n");
}

function subjectText({ title, advice, findings }: Subject): string {
	const files = [...Map.groupBy(findings, ({ file }) => file)].flatMap(([file, inFile]) => [
		`  ${file}`,
		...inFile.map((finding) => `    - ${sentenceOf(finding)}`),
	]);
	return [title, `  ${advice}`, ...files].join("\n");
}

/** 'quote.placeholder: is nog een voorbeeld (Noor, developer)'. */
export const sentenceOf = ({ field, problem, about }: Finding) =>
	`${field}: ${problem}${about ? ` (${about})` : ""}`;

/** What says its source: claims, cases, and on a page of expertise its drawing, figures and client cases. */
const SOURCED =
	/claims\.yaml#[^.]+$|cases\/.*#$|expertise\/.*#(drawing|(stats|impact\.cases)\.\d+)$/;
/** A badge does, where it claims what an outsider grants or can hold one to. */
const BADGE = /expertise\/.*#intro\.badges\.\d+$/;
const VOUCHED_FOR = /certif|partner|\b(SLA|ISO|SOC)\b/i;

function asksForSource({ file, field, fields: { title = "" } }: Group): boolean {
	const place = `${file}#${field}`;
	return SOURCED.test(place) || (BADGE.test(place) && VOUCHED_FOR.test(title));
}

function unmeasuredFigures(content: Content): Finding[] {
	return figuresOf(content).flatMap(({ file, field, figure: { value, label, measured } }) => {
		const lacking = measured
			? [
					measured.period ? [] : "over welke periode",
					measured.method ? [] : "hoe het is gemeten",
				].flat()
			: ["wat het was", "wat het is"];
		const problem = `zegt nog niet ${lacking.join(" en ")}`;
		const about = `${value} ${label}`;
		return lacking.length > 0 ? { file, field: `${field}.measured`, problem, about } : [];
	});
}
