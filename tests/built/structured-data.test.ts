/** What machines are told about the pages; that the page says it too is seen in routes.spec.ts. */
import { expect, test } from "vitest";
import {
	addressOf,
	builtPage,
	content,
	pathOf,
	routes,
	type Thing,
	thingsOf,
} from "../built-site.ts";

const { identity } = content;

test.for(routes)("%s: names its one address, the company and the way to the page", (route) => {
	const things = thingsOf(route);
	expect(things.get("Organization")).toMatchObject({ name: identity.name, url: addressOf("/") });
	const page = [...things.values()].find(({ "@type": type }) => type.endsWith("Page"));
	expect(page).toMatchObject({ "@id": addressOf(route), url: addressOf(route) });
	if (route === "/") {
		expect(things.get("WebSite")).toMatchObject({ url: addressOf("/"), name: identity.name });
		return;
	}
	const steps = things.get("BreadcrumbList")?.itemListElement as Thing[];
	const above = route.split("/").slice(1, -1);
	expect(steps.map(({ item }) => item)).toEqual(
		["/", ...above.map((_, index) => `/${above.slice(0, index + 1).join("/")}`), route].map(
			addressOf,
		),
	);
	expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

test.for(routes)("%s: every address in it is a page or a file of the site", (route) => {
	JSON.stringify([...thingsOf(route).values()], (_, value) => {
		if (typeof value !== "string") return value;
		// Who reads it elsewhere has no page from which a path would lead on.
		expect(value).not.toMatch(/^[/.#]/);
		if (value.startsWith(identity.url)) pathOf(value);
		return value;
	});
});

test("tells how to reach the company", () => {
	const reach = { email: identity.email, telephone: identity.phone };
	expect(thingsOf("/").get("Organization")).toMatchObject({
		...reach,
		parentOrganization: { name: identity.group.name },
	});
	expect(thingsOf("/contact").get("Organization")?.contactPoint).toMatchObject(reach);
});

test("only a vacancy that is complete and no example is offered to job sites", () => {
	const { vacatures } = content;
	const isExample = identity.placeholders.some((name) => ["name", "url"].includes(name));
	const offered = vacatures
		.filter(({ story, posted, place }) => story && posted && place)
		.filter(({ contact }) => !isExample && !contact?.placeholder)
		.map(({ slug }) => `/over-ons/werken-bij/${slug}`);
	expect(routes.filter((route) => builtPage(route).includes("JobPosting"))).toEqual(offered.sort());
	for (const route of offered) {
		const { title, posted } = vacatures.find(({ slug }) => route.endsWith(`/${slug}`)) ?? {};
		expect(thingsOf(route).get("JobPosting")).toMatchObject({
			...{ title, datePosted: posted },
			hiringOrganization: { name: identity.name, url: addressOf("/") },
			jobLocation: expect.arrayContaining([expect.objectContaining({ "@type": "Place" })]),
			description: expect.stringContaining("<p>"),
		});
	}
});
