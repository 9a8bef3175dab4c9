/** A vacancy in the words of schema.org, for search engines and sites that list vacancies. */
import type { JobPosting, Organization, Place } from "schema-dts";
import type { Content, Paginas } from "@/content/types";
import type { VacatureWithStory } from "@/queries/vacatures";
import { COUNTRIES, EMPLOYMENT, placesIn } from "@/sections/vacatures/vacature.schema";
import { escaped } from "@/text/escaped";

/** Work that is all done from home. */
const FROM_HOME = /^(volledig|100\s?%)$/i;

interface Owner {
	company: Organization;
	placeholders: Content["identity"]["placeholders"];
	/** Above the parts of the text, as the page has them. */
	headings: Paginas["werken-bij"]["vacancies"]["page"];
}

/**
 * Nothing while it lacks what search engines ask (the day it was published, where the work
 * is), or while a person or a value of the company in it is an example: what stands here
 * is copied to other sites, and stays there.
 */
export function jobPosting(
	vacature: VacatureWithStory,
	{ company, placeholders, headings }: Owner,
): JobPosting | undefined {
	const { title, posted, closes, employment, salary, contact } = vacature;
	const location = locationOf(vacature);
	const isExample = contact?.placeholder || placeholders.some((name) => USED.has(name));
	if (!posted || !location || isExample) return undefined;
	return {
		"@type": "JobPosting",
		title,
		description: descriptionOf(vacature, headings),
		datePosted: posted,
		// Until the end of that day: a day alone is taken for its beginning.
		...(closes && { validThrough: `${closes}T23:59` }),
		...(employment && { employmentType: employment.map((kind) => EMPLOYMENT[kind]) }),
		hiringOrganization: company,
		...location,
		...(salary && {
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: "EUR",
				value: {
					"@type": "QuantitativeValue",
					minValue: salary.from,
					maxValue: salary.to,
					unitText: "MONTH",
				},
			},
		}),
	};
}

/** The values of content/identity.yaml that a posting names. */
const USED = new Set(["name", "url"]);

function locationOf({
	place,
	remote,
	country,
}: VacatureWithStory): Partial<JobPosting> | undefined {
	const jobLocation = place && placesIn(place).map((name) => placeOf(name, country));
	if (FROM_HOME.test(remote ?? "") && country)
		return {
			jobLocationType: "TELECOMMUTE",
			applicantLocationRequirements: { "@type": "Country", name: country },
			...(jobLocation && { jobLocation }),
		};
	return jobLocation ? { jobLocation } : undefined;
}

const placeOf = (name: string, country: VacatureWithStory["country"] = "Nederland"): Place => ({
	"@type": "Place",
	address: {
		"@type": "PostalAddress",
		addressLocality: name,
		addressCountry: COUNTRIES[country],
	},
});

/** The whole text, in the few elements of HTML that sites with vacancies keep. */
function descriptionOf(
	{ tasks, story: { intro, chapters } }: VacatureWithStory,
	headings: Owner["headings"],
): string {
	const heading = (text: string) => `<h2>${escaped(text)}</h2>`;
	const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
	const list = (items: readonly string[]) =>
		`<ul><li>${items.map(escaped).join("</li><li>")}</li></ul>`;
	return [
		paragraph(intro),
		heading(headings.work),
		list(tasks),
		...chapters.flatMap(({ title, paragraphs, items = [] }) => [
			heading(title),
			...paragraphs.map(paragraph),
			items.length > 0 ? list(items) : "",
		]),
	].join("");
}
