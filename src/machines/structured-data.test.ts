import { describe, expect, it } from "vitest";
import { getPages } from "@/queries/pages";
import { inlineJson, structuredData } from "./structured-data.ts";

const pageOf = (path: string) => {
	const page = getPages().find((page) => page.path === path);
	if (!page) throw new Error(`no page ${path}`);
	return page;
};
const typesOf = (path: string) =>
	(structuredData(pageOf(path))["@graph"] as unknown as { "@type": string }[]).map(
		(thing) => thing["@type"],
	);

describe("structured data", () => {
	it("tells what each kind of page is about", () => {
		expect(typesOf("/")).toEqual(["WebPage", "WebSite", "Organization"]);
		expect(typesOf("/diensten/consultancy")).toContain("Service");
		expect(typesOf("/expertise/devops-ci-cd")).toContain("Service");
		expect(typesOf("/cases/openshift-aws")).toContain("Article");
		expect(typesOf("/cases")).toEqual([
			"CollectionPage",
			"BreadcrumbList",
			"ItemList",
			"Organization",
		]);
	});

	it("lists as many pages as an overview leads to", () => {
		const list = structuredData(pageOf("/diensten"))["@graph"].find(
			(thing) => (thing as { "@type": string })["@type"] === "ItemList",
		) as unknown as { itemListElement: unknown[] };
		expect(list.itemListElement).toHaveLength(
			getPages().filter(({ path }) => path.startsWith("/diensten/")).length,
		);
	});
});

describe("inline JSON", () => {
	it("cannot close the script it stands in", () => {
		const text = "</script><!--<b>";
		const json = inlineJson({ text });
		expect(json).not.toContain("<");
		expect(JSON.parse(json)).toEqual({ text });
	});
});
