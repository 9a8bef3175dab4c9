/**
 * Structured data in the words of schema.org: what a page says, said to machines.
 * Nothing stands here that the page does not show, and no date or rating is made up.
 */
import type {
	Article,
	BreadcrumbList,
	Graph,
	ItemList,
	JobPosting,
	ListItem,
	Organization,
	Service,
	Thing,
	WebPage,
	WebSite,
} from "schema-dts";
import { addressLine } from "@/queries/legal";
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
export function structuredData(page: SitePage): Graph {
	const about: (Thing | undefined)[] = [
		webPage(page),
		page.path === "/" ? webSite() : breadcrumbs(page),
		service(page),
		article(page),
		vacancy(page),
		itemList(page),
		company(page),
	];
	return {
		"@context": "https://schema.org",
		"@graph": about.filter((thing) => thing !== undefined) as Graph["@graph"],
	};
}

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

const webSite = (): WebSite => ({
	"@type": "WebSite",
	...SITE,
	url: fullAddress("/"),
	name: identity.name,
	publisher: THE_COMPANY,
});

/** @param key by which a list names the address of each page. */
const listed = (pages: readonly SitePage[], key: "item" | "url"): ListItem[] =>
	pages.map(({ path, name }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		[key]: fullAddress(path),
	}));

function breadcrumbs(page: SitePage): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: listed([...ancestorsOf(page), page], "item"),
	};
}

function service(page: SitePage): Service | undefined {
	if (page.kind !== "dienst" && page.kind !== "expertise") return undefined;
	return {
		"@type": "Service",
		name: page.entry.name,
		description: page.entry.hero.intro,
		url: fullAddress(page.path),
		provider: THE_COMPANY,
	};
}

function article(page: SitePage): Article | undefined {
	if (page.kind !== "case") return undefined;
	const { sector, technologies, story } = page.entry;
	return {
		"@type": "Article",
		headline: story.title,
		description: story.intro,
		articleSection: sector,
		keywords: technologies,
		image: fullAddress(besidePath(page.path, "png")),
		mainEntityOfPage: fullAddress(page.path),
		author: THE_COMPANY,
		publisher: THE_COMPANY,
	};
}

const vacancy = (page: SitePage): JobPosting | undefined =>
	page.kind === "vacature"
		? jobPosting(page.entry, {
				company: COMPANY,
				placeholders: identity.placeholders,
				headings: paginas["werken-bij"].vacancies.page,
			})
		: undefined;

/** The pages that an overview leads to. */
function itemList(page: SitePage): ItemList | undefined {
	if (page.kind !== "pagina" || PAGE_TYPES[page.id] !== "CollectionPage") return undefined;
	const items = getPages().filter(({ path }) => path.startsWith(`${page.path}/`));
	return {
		"@type": "ItemList",
		itemListElement: listed(items, "url"),
	};
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
		...(legal.address && { address: addressLine(legal.address) }),
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
