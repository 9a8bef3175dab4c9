/**
 * Structured data in the words of schema.org: what a page says, said to machines.
 * Nothing stands here that the page does not show, and no date or rating is made up.
 */
import type { Graph, ListItem, Organization, Thing, WebPage } from "schema-dts";
import { ancestorsOf, besidePath, getPages, type SitePage } from "@/queries/pages";
import { identity, paginas } from "@/queries/site";
import { fullAddress } from "./address.ts";
import { jobPosting } from "./job-posting.ts";

/** The company, wherever it is named; home and contact tell more about it. */
const COMPANY = {
	"@type": "Organization",
	"@id": `${fullAddress("/")}#bedrijf`,
	name: identity.name,
	url: fullAddress("/"),
} as const;
/** In the place of what stands elsewhere in the same graph. */
const THE_COMPANY = { "@id": COMPANY["@id"] };
const SITE = { "@id": `${fullAddress("/")}#site` };

/** All that is told about a page, as one graph. */
export const structuredData = (page: SitePage): Graph => ({
	"@context": "https://schema.org",
	"@graph": [
		webPage(page),
		page.path === "/" ? WEB_SITE : breadcrumbs(page),
		subject(page),
		company(page),
	].filter((thing) => thing !== undefined) as Graph["@graph"],
});

/** JSON that may stand inside a <script>: no text in it can close the element or open a comment. */
export const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c");

const PAGE_TYPES: Partial<Record<string, "AboutPage" | "CollectionPage" | "ContactPage">> = {
	"over-ons": "AboutPage",
	diensten: "CollectionPage",
	expertise: "CollectionPage",
	cases: "CollectionPage",
	contact: "ContactPage",
};

function webPage(page: SitePage): WebPage {
	const url = fullAddress(page.path);
	return {
		"@type": (page.kind === "pagina" && PAGE_TYPES[page.id]) || "WebPage",
		"@id": url,
		url,
		name: page.title,
		description: page.meta.description,
		inLanguage: "nl",
		isPartOf: SITE,
	} as WebPage;
}

const WEB_SITE: Thing = {
	"@type": "WebSite",
	...SITE,
	url: fullAddress("/"),
	name: identity.name,
	publisher: THE_COMPANY,
};

/** @param key by which a list names the address of each page. */
const listed = (pages: readonly SitePage[], key: "item" | "url"): ListItem[] =>
	pages.map(({ path, name }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		[key]: fullAddress(path),
	}));

const breadcrumbs = (page: SitePage): Thing => ({
	"@type": "BreadcrumbList",
	itemListElement: listed([...ancestorsOf(page), page], "item"),
});

/** What the page is about; of an overview the pages that it leads to. */
function subject(page: SitePage): Thing | undefined {
	const url = fullAddress(page.path);
	switch (page.kind) {
		case "dienst":
		case "expertise":
			return {
				"@type": "Service",
				name: page.entry.name,
				description: page.entry.hero.intro,
				url,
				provider: THE_COMPANY,
			};
		case "case":
			return {
				"@type": "Article",
				headline: page.entry.story.title,
				description: page.entry.story.intro,
				articleSection: page.entry.sector,
				keywords: page.entry.technologies,
				image: fullAddress(besidePath(page.path, "png")),
				mainEntityOfPage: url,
				author: THE_COMPANY,
				publisher: THE_COMPANY,
			};
		case "vacature":
			return jobPosting(page.entry, {
				company: COMPANY,
				placeholders: identity.placeholders,
				headings: paginas["werken-bij"].vacancies.page,
			});
		case "pagina": {
			if (PAGE_TYPES[page.id] !== "CollectionPage") return undefined;
			const items = getPages().filter(({ path }) => path.startsWith(`${page.path}/`));
			return { "@type": "ItemList", itemListElement: listed(items, "url") };
		}
	}
}

/** All that is told about the company: on home with its group, on contact with how to reach it. */
function company(page: SitePage): Organization {
	const { tagline, email, phone, group, legal = {} } = identity;
	const isContact = page.kind === "pagina" && page.id === "contact";
	if (page.path !== "/" && !isContact) return COMPANY;
	return {
		...COMPANY,
		logo: fullAddress("/icon-512.png"),
		slogan: tagline,
		email,
		telephone: phone,
		...(legal.address && { address: legal.address.join(", ") }),
		...(legal.btw && { vatID: legal.btw }),
		...(legal.kvk && {
			identifier: { "@type": "PropertyValue", propertyID: "KvK", value: legal.kvk },
		}),
		...(page.path === "/" && {
			parentOrganization: { "@type": "Organization", name: group.name },
		}),
		...(isContact && {
			contactPoint: {
				"@type": "ContactPoint",
				contactType: page.name,
				email,
				telephone: phone,
				availableLanguage: "nl",
			},
		}),
	};
}
