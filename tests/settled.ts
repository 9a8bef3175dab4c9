/** For the tests of the launch report: the site's own content, and what is settled of it. */
import { soonPages } from "../src/content/pages.ts";
import type { Content } from "../src/content/read-content.ts";
import { figuresOf } from "../src/content/references.ts";
import { launchReport, sentenceOf } from "../src/launch/launch-report.ts";
import { contentWith, real as files } from "./planted-mistakes.ts";

export const realContent = contentWith(files);
export const TODAY = new Date("2031-05-05");

/** The site's own content after its owner has settled everything. */
function settled(): Content {
	const content = structuredClone(realContent);
	const { identity, claims, diensten, expertise, cases, vacatures, paginas } = content;
	Object.assign(identity, {
		placeholders: [],
		url: "https://www.bedrijf.nl",
		email: "hallo@bedrijf.nl",
		year: TODAY.getFullYear(),
		legal: { kvk: "12345678", btw: "NL123456789B01", address: ["Straatnaam 1"] },
	});
	const source = "jaarverslag";
	for (const claim of Object.values(claims)) {
		const [value = ""] = Object.values(claim.readings);
		for (const reading of Object.keys(claim.readings)) claim.readings[reading] = value;
		claim.source = source;
	}
	for (const { stats, intro, impact, quote, drawing } of expertise) {
		for (const sourced of [...stats, ...intro.badges, ...impact.cases]) sourced.source = source;
		if (drawing) drawing.source = source;
		if (quote) quote.placeholder = false;
	}
	for (const entry of cases) {
		Object.assign(entry, { source, link: `/cases/${entry.slug}` });
		delete entry.story;
	}
	for (const vacature of vacatures)
		Object.assign(vacature, {
			link: `https://www.bedrijf.nl/${vacature.slug}`,
			hours: "32 uur",
			place: "Utrecht",
			remote: "60%",
			contract: "vast",
			salary: { from: 3500, to: 4800 },
			level: "medior",
			oncall: "geen",
			start: "in overleg",
			needs: { text: "Twee jaar ervaring.", placeholder: false },
		});
	paginas.home.community.quote.placeholder = false;
	paginas["over-ons"].quote.placeholder = false;
	paginas.contact.hours.placeholder = false;
	paginas.contact.meeting.link = "https://www.bedrijf.nl/agenda";
	for (const [id] of soonPages) paginas[id].text = "Zo zit het.";
	content.unconfirmed = [];
	const asked = [...diensten, paginas.diensten, paginas["werken-bij"], paginas.community];
	for (const { questions } of asked)
		for (const question of questions.items) question.answer ??= "Zo zit het.";
	for (const { facts } of [paginas["over-ons"], paginas.groep])
		for (const fact of facts.items) fact.value ??= "12";
	for (const { figure } of figuresOf(content))
		figure.measured ??= { kind: "bar", unit: "x", now: 1, period: "mei", method: "geteld" };
	return content;
}

/** What the report says after one change to settled content. */
export function reportAfter(change: (content: Content) => void) {
	const content = settled();
	change(content);
	return launchReport(content, TODAY);
}

/** What it says to who works in files: place and sentence of each. */
export const sentencesOf = (report: ReturnType<typeof launchReport>) =>
	report.flatMap(({ findings }) =>
		findings.map((finding) => ({
			file: finding.file,
			field: finding.field,
			problem: sentenceOf(finding),
		})),
	);

export const first = <Item>(items: readonly Item[]): Item => {
	const [item] = items;
	if (!item) throw new Error("the site's content has none: adapt the test");
	return item;
};
