/**
 * What must still be settled before the site goes public, in the owner's language:
 * examples, gaps and promises that nobody has vouched for. The build accepts all of it.
 */

import { fileOf, soonPages } from "../content/pages.ts";
import type { Content } from "../content/read-content.ts";
import { NO_LINK } from "../fields/parts.ts";
import { longAndShortCases } from "./case-length.ts";
import { contradictedClaims, unmeasuredFigures, unsourced } from "./claims.ts";
import { exampleOf, type Finding } from "./finding.ts";
import { exampleContacts, exampleNeeds, incompleteVacatures } from "./vacatures.ts";

/** Findings of one kind, that one piece of advice settles. */
export interface Subject {
	title: string;
	advice: string;
	/** Whether the site may not go public before this is settled. */
	blocks: boolean;
	findings: Finding[];
}

type Rule = (content: Content, today: Date) => Finding[];

const IDENTITY = "content/identity.yaml";
const CONTACT = fileOf("contact");

/** Names that nobody can own, see RFC 2606. */
const UNREAL_HOST = /\.(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^localhost$/;
const SUBJECTS: (Omit<Subject, "findings"> & { rule: Rule })[] = [
	{
		title: "Voorbeeldgegevens",
		advice: "Vul de echte waarde in en haal de regel weg onder placeholders.",
		blocks: true,
		rule: ({ identity }) =>
			identity.placeholders.map((field) => ({
				file: IDENTITY,
				field,
				problem: "is nog een voorbeeld",
			})),
	},
	{
		title: "Adressen die niet bestaan",
		advice: "Zet hier het adres waarop de site en jullie mail echt te bereiken zijn.",
		blocks: true,
		rule: unrealAddresses,
	},
	{
		title: "Verplichte bedrijfsgegevens",
		advice: "De wet vraagt ze op je site. Vul ze in onder legal; content/README.md laat zien hoe.",
		blocks: true,
		rule: ({ identity: { legal = {} } }) =>
			(["kvk", "btw", "address"] as const)
				.filter((name) => !legal[name])
				.map((name) => ({ file: IDENTITY, field: `legal.${name}`, problem: "ontbreekt" })),
	},
	{
		title: "Beloften die elkaar tegenspreken",
		advice: "Kies welke klopt en schrijf die bij elke lezing.",
		blocks: true,
		rule: contradictedClaims,
	},
	{
		title: "Cijfers en beloften zonder bron",
		advice: "Zet in source waar het op berust. Is er geen bron, haal het cijfer dan weg.",
		blocks: true,
		rule: unsourced,
	},
	{
		title: "Beloften die voor jullie zijn geschreven",
		advice:
			"Lees ze en houd je eraan, of verander ze. Klopt het, haal dan de regel confirm: true weg.",
		blocks: true,
		rule: ({ unconfirmed }) =>
			unconfirmed.map((place) => ({
				...place,
				problem: "is nog niet bevestigd",
				code: "unconfirmed",
			})),
	},
	{
		title: "Voorbeeldcitaten",
		advice: "Laat een echt mens dit zeggen, met toestemming. Zet placeholder dan op false.",
		blocks: true,
		rule: exampleQuotes,
	},
	{
		title: "Voorbeeldpersonen",
		advice: "Zet er wie het echt is, als die het goedvindt. Zet placeholder dan op false.",
		blocks: true,
		rule: exampleContacts,
	},
	{
		title: "Voorbeeldeisen",
		advice: "Zet er wat iemand echt moet meebrengen. Zet placeholder dan op false.",
		blocks: true,
		rule: exampleNeeds,
	},
	{
		title: "Voorbeeldtijden",
		advice: "Zet er wanneer jullie echt bereikbaar zijn. Zet placeholder dan op false.",
		blocks: true,
		rule: ({ paginas }) =>
			paginas.contact.hours.placeholder
				? [
						{
							file: CONTACT,
							field: "hours.placeholder",
							problem: "de tijden zijn een voorbeeld",
							code: "example",
							about: "de tijden",
						},
					]
				: [],
	},
	{
		title: "Privacyverklaring",
		advice: "Schrijf de verklaring. Wie mailt of belt, geeft je gegevens: de AVG vraagt uitleg.",
		blocks: true,
		rule: (content) => unwrittenPages(content, true),
	},
	{
		title: "Pagina's die nog moeten komen",
		advice: "Schrijf de tekst, of laat de pagina weghalen uit src/content/pages.ts.",
		blocks: false,
		rule: (content) => unwrittenPages(content, false),
	},
	{
		title: "Links die nog nergens heen gaan",
		advice: "Vul het adres in zodra het er is. Tot die tijd staat er dat het nog komt.",
		blocks: false,
		rule: linksToNowhere,
	},
	{
		title: "Vragen waar alleen jullie het antwoord op weten",
		advice: "Vul het antwoord in. Tot die tijd staat de vraag niet op de site.",
		blocks: false,
		rule: openQuestions,
	},
	{
		title: "Cijfers zonder meting",
		advice: "Zet onder measured wat het was en is, over welke periode en hoe dat is gemeten.",
		blocks: false,
		rule: unmeasuredFigures,
	},
	{
		title: "Cases die te lang of te kort zijn",
		advice:
			"Houd de pagina tussen 800 en 950 woorden: schrap wat er twee keer staat, vertel wat nog mist.",
		blocks: false,
		rule: longAndShortCases,
	},
	{
		title: "Vacatures die nog iets weglaten",
		advice: "Vul het in als je het weet. Sollicitanten vragen er als eerste naar.",
		blocks: false,
		rule: incompleteVacatures,
	},
	{
		title: "Jaartal",
		advice: "Zet year op het jaar van nu.",
		blocks: false,
		rule: ({ identity: { year } }, today) =>
			year < today.getFullYear()
				? [{ file: IDENTITY, field: "year", problem: `${year} is voorbij` }]
				: [],
	},
];

/** Every subject on which something is to be settled, what blocks first. */
export function launchReport(content: Content, today: Date): Subject[] {
	return SUBJECTS.map(({ rule, ...subject }) => ({
		...subject,
		findings: rule(content, today),
	})).filter(({ findings }) => findings.length > 0);
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
	const files = new Set(findings.map(({ file }) => file));
	const lines = [...files].flatMap((file) => [
		`  ${file}`,
		...findings
			.filter((finding) => finding.file === file)
			.map(({ field, problem }) => `    - ${field}: ${problem}`),
	]);
	return [title, `  ${advice}`, ...lines].join("\n");
}

function unrealAddresses({ identity: { url, email } }: Content): Finding[] {
	const hosts = { url: new URL(url).hostname, email: email.split("@").at(-1) ?? "" };
	return (["url", "email"] as const)
		.filter((field) => UNREAL_HOST.test(hosts[field]))
		.map((field) => ({
			file: IDENTITY,
			field,
			problem: `${hosts[field]} kan van niemand zijn`,
		}));
}

function exampleQuotes({ paginas, expertise }: Content): Finding[] {
	const quotes = [
		{
			file: "content/paginas/home.yaml",
			field: "community.quote.placeholder",
			quote: paginas.home.community.quote,
		},
		...expertise.map(({ id, quote }) => ({
			file: `content/expertise/${id}.yaml`,
			field: "quote.placeholder",
			quote,
		})),
	];
	return quotes.flatMap(({ file, field, quote }) =>
		quote?.placeholder ? [exampleOf(file, field, quote)] : [],
	);
}

/**
 * The pages that still say that their text will come.
 * @param required those that the law asks for, or the others.
 */
const unwrittenPages = ({ paginas }: Content, required: boolean): Finding[] =>
	soonPages
		.filter(([, page]) => Boolean(page.required) === required)
		.filter(([id]) => /binnenkort/i.test(paginas[id].text))
		.map(([id]) => ({
			file: fileOf(id),
			field: "text",
			problem: "zegt dat de tekst binnenkort komt",
		}));

function linksToNowhere({ cases, vacatures, paginas }: Content): Finding[] {
	const links = [
		...Object.entries({ cases, vacatures }).flatMap(([folder, entries]) =>
			entries.map(({ id, title, link }) => ({
				file: `content/${folder}/${id}.yaml`,
				field: "link",
				name: title,
				link,
			})),
		),
		{
			file: CONTACT,
			field: "meeting.link",
			name: paginas.contact.meeting.button,
			link: paginas.contact.meeting.link,
		},
	];
	return links
		.filter(({ link }) => link === NO_LINK)
		.map(({ file, field, name }) => ({
			file,
			field,
			problem: `${name} heeft nog geen pagina`,
			code: "without-page",
		}));
}

function openQuestions({ diensten, paginas }: Content): Finding[] {
	const lists = [
		...diensten.map(({ id, questions }) => ({ file: `content/diensten/${id}.yaml`, questions })),
		...(["diensten", "werken-bij", "community"] as const).map((id) => ({
			file: fileOf(id),
			questions: paginas[id].questions,
		})),
	];
	const asked = [
		...lists.flatMap(({ file, questions }) =>
			questions.items.map(({ question, answer, ask }, index) => ({
				file,
				field: `questions.items.${index}.answer`,
				known: answer,
				about: question,
				problem: `${question} ${ask}`,
			})),
		),
		...(["over-ons", "groep"] as const).flatMap((id) =>
			paginas[id].facts.items.map(({ label, value, ask }, index) => ({
				file: fileOf(id),
				field: `facts.items.${index}.value`,
				known: value,
				about: label,
				problem: `${label}: ${ask ?? "ontbreekt"}`,
			})),
		),
	];
	return asked
		.filter(({ known }) => !known)
		.map(({ known: _, ...finding }) => ({ ...finding, code: "unanswered" }));
}
